/// What the pages of the kitchen need besides the style of all pages.
enum KitchenStyle {
  static let text: StaticString = #"""
    /* Shopping: a tick is a button that looks like the check boxes of other lists */
    .shop .rows>li{min-height:3.5rem}
    .shop small{display:block;font:.8125rem/1.25rem var(--tool)}
    .shop .tick{flex:1;min-width:0;min-height:3rem;padding:.5rem 0;border:0;background:none;text-align:start}
    .shop .tick>span{min-width:0}
    .shop .tick::before{content:"";flex:none;width:1.375rem;height:1.375rem;border:1.5px solid var(--edge);border-radius:.4rem;background:var(--up)}
    .shop .tick::after{position:absolute;inset-block:0;inset-inline-start:.34rem;margin:auto 0}
    .shop [aria-checked=true]::before,.shop [aria-checked=mixed]::before{border-color:var(--hot);background:var(--hot)}
    .shop [aria-checked=true]::after{content:"";width:.7rem;height:.35rem;border:solid var(--on);border-width:0 0 2px 2px;transform:translateY(-.08rem) rotate(-45deg)}
    .shop [aria-checked=mixed]::after{content:"";width:.7rem;height:2px;background:var(--on)}
    .shop [aria-checked=true]>span{color:var(--dim);text-decoration:line-through}
    .shop .chip{padding-inline-end:0}
    .shop .chip .icon{min-height:0;width:2.5rem}
    .places li{align-items:center}
    .places form{display:flex}
    .places .menu form{display:block}
    .places .t,.places span{flex:1;min-width:0}
    .tabbed .dock{bottom:calc(3.75rem + var(--safe));padding-bottom:.625rem}
    .tabbed{padding-bottom:9rem}
    /* The plan: days below one another, and as columns on a desktop */
    .week>li{display:grid;grid-template-columns:3.25rem 1fr 2.75rem;padding-block:.5rem;border-bottom:var(--hair)}
    .week h2{font-size:1.5rem;padding-top:.25rem}
    .meals small,.week h2 small{display:block;font:.8125rem/1.25rem var(--tool)}
    .today h2,.today h2 small{color:var(--hot)}
    .meals{min-height:2.75rem}
    .meals>li{min-height:2.75rem;border:0}
    .meals .in{padding-block:.25rem}
    .meals .t{font-size:1rem}
    .meals svg{width:1rem;height:1rem}
    .meals .grip svg{width:1.5em;height:1.5em}
    @media (min-width:48rem){.tabbed .dock{padding-inline:0}}
    @media (min-width:64rem){
    .tabbed .page>*{max-width:44rem}
    .week{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:.5rem}
    .week>li{display:flex;flex-direction:column;border:var(--hair);border-radius:1rem;background:var(--up);padding:.75rem .5rem;min-height:20rem}
    .week .meals{flex:1}
    .week .meals>li{background:none}
    .week>li>.icon{margin:auto 0 0 auto}
    .week .meals>li{flex-direction:column;align-items:stretch}
    .week .grip{margin:0 0 0 auto}
    .week .today{border-color:var(--hot)}
    }
    """#
}

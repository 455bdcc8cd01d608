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
    .log form{display:flex}
    .log .menu form{display:block}
    .log .t{flex:1;min-width:0}
    .tabbed .dock{bottom:calc(3.75rem + var(--safe));padding-bottom:.625rem}
    .tabbed{padding-bottom:9rem}
    @media (min-width:48rem){.tabbed .dock{padding-inline:0}}
    @media (min-width:64rem){.tabbed .page>*{max-width:44rem}}
    """#
}

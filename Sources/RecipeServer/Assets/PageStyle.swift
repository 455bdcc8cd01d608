/// The style sheet of all pages. Tokens first, then what is used on every page, then the pages.
enum PageStyle {
  static let text: StaticString = #"""
    /* Tokens */
    :root{color-scheme:light dark;--bg:#fbf9f5;--up:#fff;--sub:#f3efe8;--tint:#fbe9e0;--line:#e7e1d7;--edge:#8d8175;--ink:#251f19;--dim:#665b50;--hot:#ab3a1a;--on:#fff;--pop:#f2906b;
    --lift:0 1px 2px #3a22101a,0 8px 28px #3a221029;--hair:1px solid var(--line);--safe:env(safe-area-inset-bottom);
    --read:ui-serif,"New York","Iowan Old Style",Charter,"Sitka Text","Noto Serif",serif;--tool:system-ui,"Noto Sans",sans-serif}
    @media (prefers-color-scheme:dark){:root{--bg:#181512;--up:#211d19;--sub:#2a2520;--tint:#40241a;--line:#38322b;--edge:#877a6d;--ink:#f2ece3;--dim:#b0a497;--hot:#f2906b;--on:#2a1108;--pop:#ab3a1a;--lift:0 0 0 1px #ffffff12,0 10px 32px #000000a6}}
    *,::before,::after{box-sizing:border-box}
    [hidden]{display:none!important}
    @media (scripting:none){.scripted{display:none!important}}
    html{font:1rem/1.5 var(--tool);background:var(--bg);color:var(--ink);-webkit-text-size-adjust:100%}
    body{margin:0;overflow-wrap:anywhere;padding-bottom:calc(4.25rem + var(--safe))}
    h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset,summary{margin:0;padding:0;border:0;min-width:0;list-style:none}
    h1,h2,.t{font:500 1.25rem/1.3 var(--read)}
    h1,.h1{font-size:1.875rem;text-wrap:balance}
    h3,legend,.label{display:block;padding:0 0 .25rem}
    b,h3,legend,.label,.bare,.seg>*,.tabs [aria-current],mark,ins,.sheet summary,.chip:has(:checked),.chip[aria-current],.chip[aria-pressed=true]{font-weight:600}
    .dim,small,.tree svg,h3,legend,.label,.seg>*,.chip{font-size:.875rem}
    a{color:inherit;text-decoration:none}
    p a:not([class]){text-decoration:underline var(--edge);text-underline-offset:.2em}
    svg{width:1.5em;height:1.5em;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.4em}
    img{display:block;width:100%;height:auto;aspect-ratio:3/2;object-fit:cover}
    button,input,select,textarea{font:inherit;color:inherit}
    button,summary,label{cursor:pointer}
    summary::-webkit-details-marker{display:none}
    :focus-visible{outline:2px solid var(--hot);outline-offset:2px}
    main:focus{outline:0}
    .dim,small,.tree svg,.of,.meta,.facts dt,.tabs a,.find svg,.icon,::placeholder{color:var(--dim)}
    .flow>*+*{margin-top:1rem}
    .flow>*+section{margin-top:2rem}
    .flow>label{display:block}
    .bar,.chips,.tick,.head,.find,.sect,.toast,.off,.rows>li,.tree a,summary{display:flex;align-items:center;gap:.75rem}
    .bar,.chips,.meta,.facts{flex-wrap:wrap;gap:.5rem}
    .seg,.seg>*,.btn,.icon,.field,.rows .lifted,.rows .slot,.cards li,.bar>img,.tabs a{border-radius:.75rem}
    .note,.sheet,.menu>div,.toast,.clocks li{border-radius:1rem}
    .timer,.seg>*,.chip,.clocks .bar{white-space:nowrap}
    .scroll{display:flex;gap:.5rem;overflow-x:auto;scrollbar-width:none;margin-inline:-1rem;padding:2px 1rem}
    .rows>li,.tree div,.ingr li,.log li{border-bottom:var(--hair)}
    .end{margin-inline-start:auto}
    .vh:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:fixed;z-index:9;padding:1rem}
    /* Controls */
    .btn,.bare,.icon,.chip,.seg>*,.tick,.field,.tree a,summary{min-height:2.75rem}
    .btn,.icon,.chip{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;border:var(--hair);padding:.5rem 1rem;font-weight:600;line-height:1.25}
    .btn,.icon,.chip,.field,.cards li,.rows .lifted,.menu>div,.skip,[type=checkbox],[type=radio]{background:var(--up)}
    .icon,.bare{flex:none;border:0;background:none}
    .go,:checked,.part{background:var(--hot)!important;border-color:var(--hot)}
    .go{color:var(--on)}
    .icon{width:2.75rem;padding:0}
    .bare{padding-inline:.5rem;margin-inline-end:-.5rem;font-size:.9375rem}
    .heart[aria-pressed=true] svg,.on{fill:currentColor}
    .chip{border-radius:2rem;padding-inline:.875rem;font-weight:400}
    .chip[aria-current],.chip[aria-pressed=true],.chip:has(:checked){border-color:transparent;font-weight:600}
    i{font-style:normal;font-size:.75rem;padding-inline:.375rem;border-radius:.25rem;background:var(--sub)}
    .changed i{background:none}
    .seg{display:inline-flex;background:var(--sub)}
    .seg>*{display:grid;place-items:center;min-width:2.75rem;border:0;background:none}
    .seg>[aria-current]{background:var(--up);box-shadow:inset 0 0 0 1px var(--edge)}
    .field{width:100%;border:1px solid var(--edge);padding:.5rem .75rem;resize:vertical;line-height:1.6}
    .find svg{position:absolute;inset-inline-start:.75rem;pointer-events:none}
    .find .field{padding-inline-start:2.75rem;background:var(--sub);border-color:transparent}
    ::placeholder{opacity:1}
    [type=checkbox],[type=radio]{appearance:none;display:grid;place-items:center;flex:none;margin:0;width:1.375rem;height:1.375rem;border:1.5px solid var(--edge);border-radius:.4rem}
    :checked::before{content:"";width:.35rem;height:.7rem;border:solid var(--on);border-width:0 2px 2px 0;transform:translateY(-.08rem) rotate(45deg)}
    .part::before{content:"";width:.7rem;height:2px;background:var(--on)}
    [type=radio],[role=switch]{border-radius:2rem}
    [role=switch]{width:2.75rem;justify-items:start;padding-inline:.2rem}
    [type=radio]:checked::before,[role=switch]::before{content:"";width:.75rem;height:.75rem;border:0;border-radius:50%;background:var(--on);transform:none}
    [role=switch]:not(:checked)::before{background:var(--edge)}
    [role=switch]:checked{justify-items:end}
    .ingr :checked+span,.gone{color:var(--dim);text-decoration:line-through}
    .menu>div{position:absolute;z-index:5;inset-inline-end:0;width:15rem;padding:.5rem;box-shadow:var(--lift)}
    .menu div>*{display:flex;align-items:center;gap:.75rem;width:100%;min-height:2.75rem;padding-inline:.75rem;border:0;background:none}
    details.units{padding:0;margin:0}
    .units>div{width:10rem}
    .units summary{gap:.25rem;color:var(--hot)}
    .menu [aria-current]{font-weight:600}
    .under{padding-inline-start:1.5rem}
    .tree h2{padding-top:1.25rem}
    .ingr .tick{padding-block:.5rem}
    .bar>.end{align-self:end}
    button.t{width:100%;min-height:2.75rem;padding:0;border:0;background:none;text-align:start}
    .note small{font-family:var(--tool)}
    .grow,.asks{flex:1 1 0;min-width:0}
    .fault{margin-top:.25rem;font-weight:600}
    [aria-invalid]{border:2px solid var(--ink)}
    .into{width:6rem;border:0;padding:0;background:none}
    .chip:focus-within{outline:2px solid var(--hot);outline-offset:2px}
    .into:focus{outline:0}
    .keep{border-radius:1rem;padding:.5rem .875rem .5rem .5rem}
    .pick{flex-wrap:wrap}
    .keep img{width:6rem;border-radius:.5rem}
    .bar>*{min-width:0}
    .pick input{width:100%;min-width:0;max-width:15rem;font-size:.8125rem;font-weight:400}
    .foot{text-align:center}
    [dir=rtl] .turn{transform:scaleX(-1)}
    @media (scripting:none){.scripted{display:none!important}}
    /* Shell */
    .nav,.act,.dock,.cook footer{position:fixed;z-index:4;inset:auto 0 0;background:var(--bg);border-top:var(--hair);padding:.625rem 1rem calc(.625rem + var(--safe))}
    .nav{padding:0 0 var(--safe)}
    .tabs,.act,.dock,.tree div,.go-to,.log li,.meta,.facts{display:flex}
    .tabs>li,.in,.tree a,.tree span,.log div,.find,.top h1,.go-to li,.head h1,.h1,.act .go,.edits .go,.step .btn,.card::before{flex:1;min-width:0}
    .tabs a{display:flex;flex-direction:column;align-items:center;gap:.125rem;padding:.5rem 0 .375rem;font-size:.75rem;line-height:1rem}
    .tabs svg{width:1.625rem;height:1.625rem}
    .side,.brand,.calm,.has-detail .pane,.edits .nav,.has-detail .nav{display:none}
    .page,.pane{padding:1rem}
    .head{gap:0}
    .head>a:first-child{margin-inline-start:-.75rem}
    .menu,.grip,.tree .icon{margin-inline-end:-.75rem}
    .dock{gap:.5rem}
    /* Rows */
    .rows>li{gap:0;min-height:4.25rem;background:var(--bg)}
    .in{padding-block:.625rem}
    .t{display:block;font-size:1.0625rem}
    .rows .t::after,.cards .t::after,.timer::after{content:"";position:absolute;inset:0}
    .rows>li,.rows .icon,.rows .tick,.cards li,.find,.menu,.steps li,.timer{position:relative}
    .rows .icon:not([aria-pressed=true]){color:var(--edge)}
    .grip{touch-action:none;cursor:grab}
    .meta{gap:0 .5rem;height:1.25rem;overflow:hidden;margin-top:.125rem;font-size:.8125rem;line-height:1.25rem}
    .rows img{width:3.25rem;aspect-ratio:1;border-radius:.5rem;margin-inline-start:.75rem}
    .rows .here,.rows .changed{margin-inline:-1rem;padding-inline:1rem}
    .rows .here{background:var(--sub)}
    .rows .changed{animation:seen 2.4s .4s both}
    @keyframes seen{to{background:var(--bg)}}
    .rows .lifted{z-index:3;margin-inline:-.5rem;padding-inline:.5rem;border-color:transparent;box-shadow:var(--lift)}
    .rows .drag{transform:translateY(-1.25rem) scale(1.02);margin-bottom:-1.25rem}
    mark,ins{color:inherit;border-radius:.2rem;text-decoration:none}
    .cards{gap:.75rem}
    .cards li{flex:none;width:9.5rem;min-height:12rem;display:flex;flex-direction:column;padding:.75rem;border:var(--hair);overflow:hidden}
    .cards .meta{order:2;height:auto;padding-top:.5rem;margin-top:auto}
    .card .t{padding-bottom:.5rem;border-bottom:1px solid var(--hot);font-size:1.25rem}
    .card::before{content:"";order:1;background:repeating-linear-gradient(transparent 0 1.4rem,var(--line) 0 calc(1.4rem + 1px))}
    .cards img{margin:-.75rem -.75rem .75rem;width:9.5rem;aspect-ratio:4/3}
    .sect{justify-content:space-between;padding-bottom:.25rem}
    .tree ul{padding-inline-start:1.5rem}
    [aria-expanded=true] svg,[open]>summary>.down{transform:rotate(180deg)}
    /* Recipe, cook */
    .hero{margin-inline:-1rem}
    .recipe h1{font-size:2.125rem;line-height:1.2;margin-top:.25rem}
    .recipe h3{padding-top:1.25rem}
    .facts{gap:.5rem clamp(1.25rem,4vw,3rem);padding-block:.75rem;border-block:var(--hair)}
    .facts dt{font-size:.75rem}
    .facts dd{font:1.125rem/1.4 var(--read)}
    .scale{padding-bottom:.5rem}
    .steps{counter-reset:n}
    .steps~.steps{counter-reset:none}
    .own li{padding-inline-start:0}
    .own li::before{content:none}
    .steps li{padding:.75rem 0 0;padding-inline-start:2.25rem;font:1.0625rem/1.7 var(--read);counter-increment:n}
    .steps li::before{content:counter(n);position:absolute;inset-inline-start:0;font-size:1.5rem;line-height:1.2}
    .timer{display:inline-flex;align-items:center;gap:.25rem;padding:0 .5rem 0 .375rem;border:0;border-radius:2rem;font:600 .9em/1.6 var(--tool)}
    .timer::after{inset:-.7rem 0}
    div.dim>a{padding-block:.75rem}
    .timer svg,.stars svg{width:1.15em;height:1.15em;vertical-align:-.2em}
    .note,.sheet,.clocks li{background:var(--sub);padding:0 1rem}
    .note{padding:1rem 1.25rem;font:1rem/1.65 var(--read)}
    .cook{padding-bottom:20rem}
    html:has(.cook){overscroll-behavior-x:none}
    .top{padding:.5rem 1rem 0}
    .top h1{font-size:1.0625rem}
    .go-to{gap:.25rem}
    .go-to a{display:block;padding-block:1.25rem}
    .go-to a::before{content:"";display:block;height:.25rem;border-radius:1rem;background:var(--line)}
    .go-to .done::before{background:var(--edge)}
    .go-to [aria-current]::before{background:var(--hot)}
    .say{font:1.625rem/1.45 var(--read)}
    .cook footer>*+*{margin-top:.5rem}
    .clocks li{flex:1 0 8.5rem;padding:.5rem .25rem .75rem .75rem}
    .clocks .bar{flex-wrap:nowrap}
    .clocks time{display:block;font:600 1.5rem/1.1 var(--tool);font-variant-numeric:tabular-nums}
    .clocks .due{background:var(--hot)}
    .due *{color:var(--on)!important}
    progress{appearance:none;display:block;width:95%;height:.25rem;margin-top:.375rem;border:0;background:var(--line)}
    ::-webkit-progress-bar{background:var(--line)}
    ::-webkit-progress-value{background:var(--hot)}
    ::-moz-progress-bar{background:var(--hot)}
    .due progress{visibility:hidden}
    .step .btn{min-height:3.75rem;font-size:1.125rem}
    .step .go{flex:2}
    .all{max-height:36dvh;overflow:auto}
    /* Other pages */
    .log li{gap:.75rem;padding-block:.75rem}
    .cols{display:flex;flex-wrap:wrap;gap:1rem}
    .cols>*{flex:1 1 6rem}
    .two>*{flex-basis:17rem}
    .bar>img{width:7.5rem}
    .stars .icon{color:inherit}
    .toast,.off{background:var(--ink);color:var(--bg);padding:.625rem 1rem;font-size:.9375rem}
    .live{position:fixed;z-index:6;inset:auto .75rem calc(4.75rem + var(--safe));display:grid;justify-items:center;pointer-events:none}
    .toast{pointer-events:auto;box-shadow:var(--lift);max-width:34rem}
    .toast form{display:contents}
    .toast .bare,.off .bare{color:var(--pop);margin-block:-.5rem}
    .empty{display:grid;justify-items:center;gap:1rem;text-align:center;padding:2.5rem 1rem;max-width:30rem;margin:auto}
    .art{width:10rem;height:7.5rem}
    .alone .page{max-width:27rem;margin:10vh auto}
    .paper .page{max-width:46rem;margin:1rem auto}
    .paper .act{flex-wrap:wrap;max-width:46rem;margin:auto;align-items:center;gap:.5rem}
    .paper .act .btn{flex:none}
    .lines li{padding-block:.25rem}
    .lines del{color:var(--dim)}
    .lines del,.lines .vh{user-select:none}
    ::file-selector-button{font:600 .875rem var(--tool);color:inherit;background:var(--sub);border:var(--hair);border-radius:.5rem;padding:.375rem .75rem;margin-inline-end:.75rem}
    /* Hover */
    @media (hover:hover){.btn:hover,.icon:hover,.chip:hover,.tree a:hover,.tabs a:hover{background:var(--sub)}.go:hover{background:var(--ink)!important;color:var(--bg)}.rows li:hover .icon,.rows .t:hover{color:var(--hot)}}
    @media (prefers-reduced-motion){.changed{animation-timing-function:step-end!important}}
    @media (max-height:28rem){.nav,.act,.dock,.cook footer{position:static}}
    @media (forced-colors:active){input{appearance:auto!important}.lifted,.changed,.toast,[aria-current]{outline:2px solid Highlight}}
    /* Tablet */
    @media (min-width:48rem){
    body{display:grid;grid-template:auto minmax(0,1fr)/5.5rem 19rem minmax(0,1fr);height:100dvh;padding:0!important}
    body.wide{grid-template-columns:5.5rem minmax(0,1fr)}
    body.alone,body.cook{display:block}
    .off{grid-column:1/-1}
    .nav,.pane,.page{grid-row:2;overflow:auto}
    .nav{position:static;display:block!important;border:0;background:var(--sub)}
    .tabs{display:block;padding:.5rem}
    .tabs a{padding-block:.75rem}
    .pane{display:block!important;border-inline-end:var(--hair)}
    .page{padding:1.5rem 2rem}
    .page>*{max-width:46rem;margin-inline:auto}
    .calm{display:grid}
    .phone{display:none}
    .phone+*{margin-top:0!important}
    .hero{margin:-1.5rem -2rem 0}
    .hero img{height:15rem}
    .recipe h1{font-size:2.5rem}
    .act,.dock{position:static;border:0;padding-inline:0}
    .dock{justify-content:end}
    .edits .go,.act .go{flex:none}
    .cook .page,.top{max-width:62rem;padding-inline:1rem;margin-inline:auto}
    .cook footer>*{max-width:60rem;margin-inline:auto}
    .clocks{padding-inline:0}
    .say{font-size:2.25rem}
    .live{bottom:1.5rem}
    }
    /* Desktop */
    @media (min-width:64rem){
    body{grid-template-columns:14rem 22rem minmax(0,1fr)}
    body.wide{grid-template-columns:14rem minmax(0,1fr)}
    .tabs a{flex-direction:row;gap:.75rem;padding:.625rem;font-size:.9375rem}
    .brand{display:block;padding:1rem 1.125rem .25rem;font:500 1.25rem var(--read)}
    .side{display:block;padding:0 .5rem 1rem}
    .side h2{font:600 .75rem var(--tool);color:var(--dim);padding:1rem .625rem .25rem}
    .side a{padding-inline:.625rem;border-radius:.5rem;min-height:2rem;font-size:.9375rem}
    .side div{border:0}
    .split{display:grid;grid-template-columns:17rem minmax(0,1fr);gap:2.5rem;align-items:start}
    .split>*{margin-top:0!important}
    .cook .split{grid-template-columns:1fr 17rem}
    .page>*{max-width:62rem}
    }
    /* The accent */
    .bare,.heart[aria-pressed=true],.chip[aria-current],.chip[aria-pressed=true],.chip:has(:checked),.tabs [aria-current],.rows .lifted .grip,.recipe h3,.steps li::before,.timer,.stars,.art,.heart .on,.side [aria-current]{color:var(--hot)}
    .chip[aria-current],.chip[aria-pressed=true],.chip:has(:checked),.rows .changed,.rows .slot,mark,ins,.timer,.side [aria-current]{background:var(--tint)}
    /* Print */
    @media print{:root{--ink:#000;--dim:#333;--hot:#000;--bg:#fff;--tint:none}@page{margin:18mm}body,.split{display:block;height:auto}body>:not(.page),.act,.head,.scale,.bare,.menu,.live,.extra,.hero,.timer svg,.ingr input{display:none!important}.page{overflow:visible;padding:0}.split ul{columns:2}.timer{padding:0;font:inherit}.tick{min-height:0;padding-block:.25rem}li{break-inside:avoid}}
    """#
}

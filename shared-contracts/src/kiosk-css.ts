/** A tall kiosk: 1080 by 1920 pixels, read and pressed from an arm's length. */
export const TALL_KIOSK = '(orientation: portrait) and (min-width: 1000px)';

/** The factor by which a tall kiosk is larger than a page on a person's own device. */
export const KIOSK_SCALE = 1.5;

interface KioskParts {
  /** True if its site has codes to log in with, beside the password. */
  hasLoginCode: boolean;
}

const WIDE_KIOSK = '(orientation: landscape) and (min-width: 1200px) and (min-height: 700px)';

/** Popovers are placed in the document's own pixels; only what is in them is enlarged. */
const ENLARGED = [
  'body>:is(div,section):not(.MuiPopper-root,.MuiPopover-root)',
  'body>.MuiPopper-root>*',
  'body>.MuiPopover-root>.MuiPaper-root>*',
].join();

/** The site's bar with its entries in a row. */
const SITE_BAR = 'header:has(nav>ul>li:nth-child(3))';
const [BAR_LINE, ENTRY_LINE] = [64, 56];

/**
 * The site's bar on an upright kiosk, in two lines: logo, venue and basket, then the entries, each as large as the text
 * below. One line has room for neither words nor the venue's name.
 */
const siteBarCss = `
html[data-kiosk]:root:has(${SITE_BAR}){--ui-header-height:${BAR_LINE + ENTRY_LINE}px}
html[data-kiosk] ${SITE_BAR}{
height:${BAR_LINE + ENTRY_LINE}px;
&>div{flex-wrap:wrap;align-content:start;gap:0 12px}
&>div>a{height:${BAR_LINE}px}
button[aria-haspopup=dialog]{height:48px;min-width:0;max-width:380px;margin-inline-end:52px;padding:0 16px;font-size:1rem;&>span{display:block}}
nav{flex:1 0 100%}
nav>ul{justify-content:space-between;margin:0 -8px;box-shadow:inset 0 1px color-mix(in srgb,currentColor 25%,transparent)}
nav li:not(:last-child)>:is(a,button){height:${ENTRY_LINE}px;min-width:0;padding:0 8px;font-size:1.0625rem;&::after{inset-inline:8px}}
nav li:last-child{position:absolute;inset-block-start:8px;inset-inline-end:16px}
}
`;

/**
 * Two finished steps of joining that share a line, on a low display: what was chosen, whose step is read out. Here and not
 * with the steps, whose first view has no room for it.
 */
const finishedStepsCss = `
#root [data-status=completed]:is(:nth-of-type(even),:has(+[data-status=completed]))>div{
min-height:44px;
&>h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
&>div{grid-area:1/2;color:var(--ui-text);font-weight:700}
&>button{grid-area:1/3}
}
`;

/**
 * Styles of every kiosk page besides those of its screens, in its first bytes, so that nothing moves later.
 *
 * `--target-size` is the smallest control: people press it standing, with a finger. `--kiosk-scale` enlarges whatever is
 * in the page or over it; the document itself keeps its pixels, so that scrolling stays right, and so does a bank's page
 * in its frame. The bar with the display settings has its room until it has loaded.
 */
export const kioskCss = ({ hasLoginCode }: KioskParts): string => `
html{--target-size:48px;--kiosk-scale:1}
#root>:not(:has(>[data-display-settings])){padding-bottom:74px}
@media ${TALL_KIOSK}{
html:root{--kiosk-scale:${KIOSK_SCALE};scroll-padding:calc(${KIOSK_SCALE}*(var(--ui-header-height,0px) + 16px)) 0 calc(${KIOSK_SCALE}*96px)}
${siteBarCss}
${ENLARGED}{zoom:${KIOSK_SCALE}}
iframe{zoom:calc(1/${KIOSK_SCALE})}
#root>*{min-height:calc(100dvh/${KIOSK_SCALE})!important}
${hasLoginCode ? 'html{--login-width:640px}' : ''}
}
@media ${WIDE_KIOSK}{
body>.MuiDialog-root{zoom:1.2}
.MuiDialog-root iframe{zoom:calc(1/1.2)}
${hasLoginCode ? 'html{--login-width:1080px}' : ''}
${finishedStepsCss}
}
`;

/** Name of the attribute (`dataset`) of a document whose media queries follow the enlarged page. */
export const ENLARGED_QUERIES = 'enlargedQueries';

/** Room for the bar of the joining kiosk, until it has loaded. */
export const kioskBarRoomCss =
  '#root>:not(:has(>header,>:not(main) header)){padding-top:72px;background:linear-gradient(var(--brand-header) 72px,transparent 0)}';

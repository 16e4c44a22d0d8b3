import type { Appearance } from '../first-view/appearance.ts';
import { buttonCss } from '../first-view/button-css.ts';
import { HEADING_CSS, MESSAGE_SIZE } from '../first-view/first-view-css.ts';
import { CONTACT_CSS, PICTURE_CSS } from '../first-view/message-picture.ts';

/** The bar is as high as the header of the site, so that nothing moves when it is back. */
export const messageCss = (looks: Appearance): string =>
  `
${looks.variables}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--ui-page);color:var(--ui-text);font:400 1.0625rem/1.55 var(--font-body)}
header{height:64px;padding:0 clamp(16px,4vw,40px);display:flex;align-items:center;background:var(--brand-header);color:var(--brand-on-header)}
header a{display:flex;align-items:center;min-height:44px;color:inherit;text-decoration:none;font:700 1.125rem/1.15 var(--font-heading);overflow-wrap:anywhere}
header img{display:block;width:auto;height:40px;max-width:min(200px,100%);object-fit:contain;object-position:left center}
header a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
main{flex:1;display:grid;align-content:center;justify-items:center;max-width:36rem;margin:0 auto;padding:32px 24px;text-align:center}
${PICTURE_CSS}
h1{margin:12px 0;${HEADING_CSS};${MESSAGE_SIZE}}
p{margin:0 0 12px;max-width:56ch;color:var(--ui-muted);text-wrap:balance}
.about{color:var(--ui-text);font-weight:700;overflow-wrap:anywhere}
${buttonCss('.ways')}
.ways{justify-content:center;max-width:none;margin:12px 0 24px}
main a:focus-visible{outline:3px solid var(--ui-text);outline-offset:3px}
${CONTACT_CSS}
@media (max-width:574.98px){header{height:56px}header img{height:32px;max-width:min(160px,100%)}}
`.replaceAll('\n', '');

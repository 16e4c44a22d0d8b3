import { buttonCss } from '../first-view/button-css.ts';
import { headingCss } from '../first-view/first-view-css.ts';
import type { Looks } from '../first-view/looks.ts';
import { fontStack } from '../fonts/faces.ts';

/** The bar is as high as the header of the site: what comes back stands where this was. */
export const messageCss = (looks: Looks): string =>
  `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:#faf9f7;color:#1f1c18;font:400 1.0625rem/1.55 ${fontStack(looks.body)}}
header{height:64px;padding:0 clamp(16px,4vw,40px);display:flex;align-items:center;background:${looks.header};color:${looks.onHeader}}
header a{display:flex;align-items:center;min-height:44px;color:inherit;text-decoration:none;font:700 1.125rem/1.15 ${fontStack(looks.heading)};overflow-wrap:anywhere}
header img{display:block;width:auto;height:40px;max-width:min(200px,100%);object-fit:contain;object-position:left center}
header a:focus-visible{outline:3px solid ${looks.onHeader};outline-offset:3px}
main{flex:1;display:grid;align-content:center;justify-items:center;max-width:36rem;margin:0 auto;padding:32px 24px;text-align:center}
h1{margin:0 0 16px;${headingCss(looks.heading)}}
p{margin:0 0 24px;color:#5c564e;text-wrap:balance}
${buttonCss('.ways', looks)}
.ways{justify-content:center}
main a:focus-visible{outline:3px solid #1f1c18;outline-offset:3px}
.contact{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 16px;overflow-wrap:anywhere}
.contact a{color:#1f1c18;padding:6px 0}
@media (max-width:574.98px){header{height:56px}header img{height:32px;max-width:min(160px,100%)}}
`.replaceAll('\n', '');

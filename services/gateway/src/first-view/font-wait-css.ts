import { FONT_WAIT_LIMIT, FONTS_ACTIVE } from 'shared-contracts/active-fonts';

/** Share of the wait after which the spinner appears: fonts that the browser has kept are active before. */
const APPEARS_AT = '10%';

/**
 * A small spinner in the header until the fonts are active (shell specification 1), for a page that came with its theme.
 * It is drawn in the margin beside the header's content, so that nothing moves, and is not announced: the page can be
 * read. Without scripts it ends by itself.
 */
export const FONT_WAIT_CSS = `
html:not([${FONTS_ACTIVE}]) #root header{contain:layout}
html:not([${FONTS_ACTIVE}]) #root header::after{content:"";position:absolute;inset:calc(50% - 6px) 2px auto auto;box-sizing:border-box;width:12px;height:12px;border:2px solid;border-inline-end-color:transparent;border-radius:50%;visibility:hidden;pointer-events:none;animation:fv-turn .8s linear infinite,fv-fonts ${FONT_WAIT_LIMIT}ms step-end}
@keyframes fv-fonts{${APPEARS_AT}{visibility:visible}to{visibility:hidden}}
@media (prefers-reduced-motion:reduce){html:not([${FONTS_ACTIVE}]) #root header::after{animation-duration:4s,${FONT_WAIT_LIMIT}ms!important;animation-iteration-count:infinite,1!important}}
`.replaceAll('\n', '');

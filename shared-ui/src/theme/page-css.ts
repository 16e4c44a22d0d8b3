/** Selected elements: a day, a segment, a chip, the current page. */
const CHOSEN =
  ':is([aria-checked="true"],[aria-pressed="true"],[aria-selected="true"],a[aria-current],button[aria-current],[data-choice]:has(:checked))';

/** Content loading above the footer would move it. Without scripts nothing loads, and the footer is shown. */
const FOOTER_WAITS =
  '@media (scripting:enabled){main:has([data-loading])~footer,main:has([data-loading])~* footer{visibility:hidden}}';

/**
 * Page-wide styles, reading the custom properties of `brandCssVariables`. A string, so that the server can write it
 * into the first HTML: the first paint then has the layout of the running page. The header sets `--ui-header-height`, which
 * is of the page and not of its brand: another venue's properties must not take it back.
 */
export const pageCss = `
*,*::before,*::after{box-sizing:border-box}
html{--ui-header-height:0px;scroll-padding:calc(var(--ui-header-height) + 16px) 0 96px;-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
body{margin:0;min-height:100dvh;background:var(--ui-page);color:var(--ui-text);font:400 1rem/1.55 var(--font-body);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;overflow-wrap:break-word;text-wrap:pretty;scrollbar-color:var(--ui-control) transparent}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
img,svg,video{display:block;max-width:100%}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--focus-ring,var(--brand-focus));outline-offset:3px;border-radius:4px}
main:focus,h1:focus,[tabindex="-1"]:focus:not(:focus-visible),:is(h2,h3,h4,li,div,section)[tabindex="-1"]:not([role^="menu"],[role="option"],[role="radio"],[role="tab"]):focus{outline:none}
::selection{background:var(--brand-action);color:var(--brand-on-action)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important}}
${FOOTER_WAITS}
@media (forced-colors:active){
${CHOSEN}{forced-color-adjust:none;border-color:Highlight!important;background:Highlight!important;color:HighlightText!important;outline-color:HighlightText!important;outline-offset:-5px!important}
${CHOSEN} *{background:none!important;color:HighlightText!important}
[aria-current]:not(a,button),[data-selected]{outline:3px solid Highlight}
}
@media print{header,nav,footer{display:none!important}}
`;

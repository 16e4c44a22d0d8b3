import type { Appearance } from './appearance.ts';
import { buttonCss } from './button-css.ts';
import { CONTACT_CSS, PICTURE_CSS } from './message-picture.ts';

/** Styles of headings, the same as on the page that follows. */
export const HEADING_CSS =
  'font:700 calc(clamp(1.875rem,1.5rem + 1.9vw,2.75rem)*var(--heading-scale))/var(--heading-leading) var(--font-heading);' +
  'letter-spacing:var(--heading-tracking);text-transform:var(--heading-transform);text-wrap:balance';

/** The size of the title of a message, the same as in the shell. */
export const MESSAGE_SIZE = 'font-size:calc(clamp(1.5rem,1.3rem + 1vw,2rem)*var(--heading-scale))';

/** Sizes are those of the page that replaces this one, so that nothing moves: header 64 px, 56 px under 575. */
export function firstViewCss(looks: Appearance): string {
  return `
${looks.variables}
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--ui-page);color:var(--ui-text);font:400 1rem/1.55 var(--font-body)}
.fv-in{--g:clamp(16px,4vw,40px);width:100%;max-width:calc(1200px + 2*var(--g));margin:0 auto;padding:0 var(--g)}
.fv-in .fv-in{padding:0}
.fv-bar{height:64px;background:var(--brand-header);color:var(--brand-on-header)}
.fv-bar .fv-in{height:100%;display:flex;align-items:center;font:700 1.125rem/1.15 var(--font-heading)}
.fv-bar img{display:block;width:auto;height:40px;max-width:min(200px,100%);object-fit:contain;object-position:left center}
@media (max-width:574.98px){.fv-bar{height:56px}.fv-bar img{height:32px;max-width:min(160px,100%)}}
.fv h1{margin:0;${HEADING_CSS}}
.fv-head{padding:clamp(24px,4vw,48px) 0 clamp(20px,3vw,32px)}
.fv-wait{display:flex;gap:12px;align-items:center;margin-bottom:24px;color:var(--ui-muted)}
.fv-wait::before{content:"";width:24px;height:24px;border-radius:50%;border:3px solid var(--ui-border);border-top-color:var(--brand-action-edge);animation:fv-turn .8s linear infinite}
.fv-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:16px}
.fv-card{height:136px;border:1px solid var(--ui-border);border-radius:var(--ui-radius);background:var(--ui-surface);padding:20px}
.fv-line{display:block;height:14px;margin-bottom:14px;border-radius:6px;background:var(--ui-ghost)}
.fv-line:nth-child(1){width:62%;height:20px}.fv-line:nth-child(3){width:40%}
.fv-fail{display:grid;justify-items:center;align-content:center;gap:12px;min-height:min(64vh,600px);padding-block:clamp(32px,6vw,64px);text-align:center}
.fv-fail h1{${MESSAGE_SIZE}}
.fv-fail p{max-width:44ch;margin:12px auto 0;color:var(--ui-muted);text-wrap:balance}
${PICTURE_CSS}
${CONTACT_CSS}
${buttonCss('.fv-ways')}
.fv-fail .fv-ways{justify-content:center}
.fv-fail .fv-ways,.fv-fail .contact{max-width:none}
.fv-title{width:min(100%,380px);height:2.2rem;border-radius:var(--ui-radius-small);background:var(--ui-ghost)}
@keyframes fv-turn{to{transform:rotate(360deg)}}
@media (prefers-reduced-motion:reduce){.fv-wait::before{animation-duration:4s}}
`.replaceAll('\n', '');
}

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
.fv-bar .fv-in::after{content:"";width:24px;height:24px;margin-inline-start:auto;border-radius:min(6px,var(--ui-radius-small));background:currentColor;box-shadow:-44px 0 currentColor;opacity:.16}
@media (min-width:951px){.fv-bar .fv-in::after{width:564px;height:16px;box-shadow:none;background:repeating-linear-gradient(90deg,currentColor 0 92px,#0000 0 118px)}}
@media (max-width:574.98px){.fv-bar{height:56px}.fv-bar img{height:32px;max-width:min(160px,100%)}}
.fv h1{margin:0;${HEADING_CSS}}
.fv-head{padding:clamp(24px,4vw,48px) 0 clamp(20px,3vw,32px)}
.fv-wait{position:absolute;display:flex;gap:8px;align-items:center;min-height:24px;transform:translateY(-100%);color:var(--ui-muted);line-height:1.5}
.fv-wait:not([data-long]){font-size:0}
.fv-wait::before{content:"";width:16px;height:16px;border-radius:50%;border:2px solid var(--ui-border);border-top-color:var(--brand-action-edge);animation:fv-turn .8s linear infinite}
.fv-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:16px}
.fv-card{height:136px;border:1px solid var(--ui-border);border-radius:var(--ui-radius);background:var(--ui-surface);padding:20px}
.fv-line,.fv-name,.fv-field,.fv-button,.fv-links{display:block;border-radius:min(6px,var(--ui-radius-small));background:var(--ui-ghost)}
.fv-line{height:14px;margin-bottom:14px}
.fv-card>:nth-child(1){width:62%;height:20px}.fv-card>:nth-child(3){width:40%}
.fv-band{--ui-ghost:color-mix(in srgb,var(--brand-strong) 12%,transparent);margin-bottom:24px;padding-bottom:clamp(24px,3vw,40px);border-image:linear-gradient(var(--brand-wash) 0 0) fill 0/0/0 100vw}
.fv-lead{width:min(100%,560px);height:20px;margin:14px 0 17px}
@media (max-width:574.98px){.fv-lead{margin-bottom:35px;box-shadow:0 27px var(--ui-ghost)}}
.fv-search{display:flex;flex-wrap:wrap;gap:12px}
.fv-search>.fv-line{width:200px;margin:0 40% 0 0}
.fv-search>.fv-wait{position:static;flex:1;transform:none}
.fv-search>.fv-wait:not([data-long])::before{width:160px;height:20px;border:0;border-radius:min(6px,var(--ui-radius-small));background:var(--ui-ghost);animation:none}
.fv-field{flex:0 1 680px;height:50px;border:1px solid var(--ui-border);border-radius:var(--ui-radius-small);background:var(--ui-surface)}
.fv-button{width:100px;height:48px;border-radius:var(--ui-radius-button)}
.fv-name{width:160px;height:24px;margin-bottom:16px}
.fv-row{display:grid;grid-auto-flow:column;grid-auto-columns:max(220px,(100% - 36px)/4);gap:12px;margin-bottom:66px;overflow:hidden}
.fv-row>.fv-card{height:204px}
.fv-row>.fv-card::after{content:"";display:block;width:120px;height:44px;margin:48px 0 0 auto;border-radius:var(--ui-radius-button);background:var(--ui-ghost)}
.fv-links{width:64px;height:16px;margin:-40px 0 34px;box-shadow:84px 0 var(--ui-ghost),168px 0 var(--ui-ghost)}
.fv-tiles{grid-auto-columns:max(132px,(100% - 84px)/8)}
.fv-tile{aspect-ratio:1;border-radius:var(--ui-radius);background:var(--ui-ghost)}
@media (max-width:767.98px){.fv-field{flex-basis:100%}.fv-row{margin-inline-end:calc(-1*var(--g))}}
.fv-fail{display:grid;justify-items:center;align-content:center;gap:12px;min-height:min(64vh,600px);padding-block:clamp(32px,6vw,64px);text-align:center}
.fv-fail h1{${MESSAGE_SIZE}}
.fv-fail p{max-width:44rem;margin:12px auto 0;color:var(--ui-muted);text-wrap:balance}
${PICTURE_CSS}
${CONTACT_CSS}
${buttonCss('.fv-ways')}
.fv-fail .fv-money{color:var(--ui-text);font-weight:700}
.fv-fail .fv-ways{justify-content:center}
.fv-fail .fv-ways,.fv-fail .contact{max-width:none}
.fv-title{width:min(100%,380px);height:2.2rem;border-radius:var(--ui-radius-small);background:var(--ui-ghost)}
@keyframes fv-turn{to{transform:rotate(360deg)}}
@media (prefers-reduced-motion:reduce){.fv-wait::before{animation-duration:4s}}
`.replaceAll('\n', '');
}

import type { FontChoice } from 'shared-contracts/api/theme';
import { fontStack } from '../fonts/faces.ts';
import { buttonCss } from './button-css.ts';
import type { Looks } from './looks.ts';

/** How headings are set: the condensed face looks a size smaller than it is. */
export function headingCss(choice: FontChoice): string {
  const [scale, leading, tracking, transform] =
    choice === 'garage gothic' ? [1.18, 1.02, '.01em', 'uppercase'] : [1, 1.15, '-.015em', 'none'];
  return (
    `font:700 calc(clamp(1.875rem,1.5rem + 1.9vw,2.75rem)*${scale})/${leading} ${fontStack(choice)};` +
    `letter-spacing:${tracking};text-transform:${transform};text-wrap:balance`
  );
}

/** Sizes are those of the page that replaces this one, so that nothing moves: header 64 px, 56 px under 575. */
export function firstViewCss(looks: Looks): string {
  return `
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:#faf9f7;color:#1f1c18;font:400 1rem/1.55 ${fontStack(looks.body)}}
.fv-in{--g:clamp(16px,4vw,40px);width:100%;max-width:calc(1200px + 2*var(--g));margin:0 auto;padding:0 var(--g)}
.fv-bar{height:64px;background:${looks.header};color:${looks.onHeader}}
.fv-bar .fv-in{height:100%;display:flex;align-items:center;font:700 1.125rem/1.15 ${fontStack(looks.heading)}}
.fv-bar img{display:block;width:auto;height:40px;max-width:min(200px,100%);object-fit:contain;object-position:left center}
@media (max-width:574.98px){.fv-bar{height:56px}.fv-bar img{height:32px;max-width:min(160px,100%)}}
.fv h1{margin:0;${headingCss(looks.heading)}}
.fv-head{padding:clamp(24px,4vw,48px) 0 clamp(20px,3vw,32px)}
.fv-wait{display:flex;gap:12px;align-items:center;margin-bottom:24px;color:#5c564e}
.fv-wait::before{content:"";width:24px;height:24px;border-radius:50%;border:3px solid #e3dfd8;border-top-color:${looks.primary};animation:fv-turn .8s linear infinite}
.fv-grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:16px}
.fv-card{height:136px;border:1px solid #e3dfd8;border-radius:12px;background:#fff;padding:20px}
.fv-line{display:block;height:14px;margin-bottom:14px;border-radius:6px;background:#eae7e1}
.fv-line:nth-child(1){width:62%;height:20px}.fv-line:nth-child(3){width:40%}
.fv-head p{max-width:36rem;margin:12px 0 0;color:#5c564e;font-size:1.0625rem;text-wrap:balance}
${buttonCss('.fv-ways', looks)}
.fv-ways{margin:0}
.fv-title{width:min(100%,380px);height:2.2rem;border-radius:8px;background:#eae7e1}
@keyframes fv-turn{to{transform:rotate(360deg)}}
@media (prefers-reduced-motion:reduce){.fv-wait::before{animation-duration:4s}}
`.replaceAll('\n', '');
}

import { fillOf, shapeContrast, toneReaching } from 'shared-contracts/brand/contrast-repair';
import { lightBackgrounds } from 'shared-contracts/brand/neutrals';
import { fontStack } from '../fonts/faces.ts';
import type { Looks } from './looks.ts';

/**
 * A row of buttons on a page that says what is wrong. The first one has the brand's colour, made readable by the rule of
 * the shell's own buttons.
 */
export function buttonCss(row: string, { primary, body }: Looks): string {
  const { main, text } = fillOf(primary);
  const edge = toneReaching(main, lightBackgrounds, shapeContrast);
  return [
    `${row}{display:flex;flex-wrap:wrap;gap:12px}`,
    `${row}>*{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border:2px solid ${edge};border-radius:12px;background:${main};color:${text};font:700 1rem/1 ${fontStack(body)};text-decoration:none;cursor:pointer}`,
    `${row}>*+*{border-color:#8b857c;background:none;color:#1f1c18}`,
    `${row}>:focus-visible{outline:3px solid #1f1c18;outline-offset:3px}`,
  ].join('');
}

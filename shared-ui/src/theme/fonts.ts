import type { BrandTheme, FontChoice } from 'shared-contracts/brand/brand-theme';
import { LICENSED_FAMILY } from 'shared-contracts/fonts';
import { faces } from './faces.ts';

/** One woff2 file of a face. */
export interface FontFace {
  readonly family: string;
  readonly weight: 400 | 700;
  /** Package path of the file, to be resolved from `node_modules`. */
  readonly file: string;
  readonly fallbackStack: string;
}

const isFontChoice = (name: string | null | undefined): name is FontChoice =>
  !!name && Object.hasOwn(faces, name);

/** The family name of the bent Arial under a choice. */
export const fallbackFamily = (choice: FontChoice): string => `${faces[choice].family} Fallback`;
const fallbackStack = (choice: FontChoice): string => `'${fallbackFamily(choice)}', Arial, sans-serif`;

/** The two faces of a theme; what is missing or unknown is Open Sans. */
export function fontChoices(theme: BrandTheme): { readonly heading: FontChoice; readonly body: FontChoice } {
  const known = (name: string | null | undefined) => (isFontChoice(name) ? name : 'Open Sans');
  return { heading: known(theme.fontStyles?.heading), body: known(theme.fontStyles?.body) };
}

/** The value of `font-family` for a choice. */
export function fontStack(choice: FontChoice): string {
  const licensed = choice === 'garage gothic' ? `'${LICENSED_FAMILY}', ` : '';
  return `${licensed}'${faces[choice].family}', ${fallbackStack(choice)}`;
}

/** The files of a choice: Latin, weights 400 and 700 (shell specification 1). */
export function fontFaces(choice: FontChoice): FontFace[] {
  const { family, slug } = faces[choice];
  return ([400, 700] as const).map((weight) => ({
    family,
    weight,
    file: `@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`,
    fallbackStack: fallbackStack(choice),
  }));
}

/** Only the files a theme shows, each once; for preloading and copying. */
export function themeFontFaces(theme: BrandTheme): FontFace[] {
  const { heading, body } = fontChoices(theme);
  return [...new Set([heading, body])].flatMap(fontFaces);
}

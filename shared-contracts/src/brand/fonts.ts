import type { BrandTheme, FontChoice } from './brand-theme.ts';
import { faces, LICENSED_FAMILY } from './faces.ts';

const isFontChoice = (name: string | null | undefined): name is FontChoice =>
  !!name && Object.hasOwn(faces, name);

/** The family name of the adjusted Arial behind a choice. */
export const fallbackFamily = (choice: FontChoice): string => `${faces[choice].family} Fallback`;

/** The two faces of a theme; what is missing or unknown is Open Sans. */
export function fontChoices(theme: BrandTheme): { readonly heading: FontChoice; readonly body: FontChoice } {
  const known = (name: string | null | undefined) => (isFontChoice(name) ? name : 'Open Sans');
  return { heading: known(theme.fontStyles?.heading), body: known(theme.fontStyles?.body) };
}

/** The value of `font-family` for a choice. */
export function fontStack(choice: FontChoice): string {
  const licensed = choice === 'garage gothic' ? `'${LICENSED_FAMILY}', ` : '';
  return `${licensed}'${faces[choice].family}', '${fallbackFamily(choice)}', Arial, sans-serif`;
}

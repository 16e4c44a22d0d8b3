import type { BrandTheme, FontChoice } from 'shared-contracts/brand/brand-theme';
import { LICENSED_FAMILY } from 'shared-contracts/fonts';
import { faces } from './faces.ts';
import { fallbackFamily, fontChoices, themeFontFaces } from './fonts.ts';

const localArial = {
  400: "local('Arial'),local('Liberation Sans'),local('Roboto')",
  700: "local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold')",
} as const;

const rule = (lines: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(lines)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** A quoted CSS address; nothing a tenant typed may leave the quotes or the style element. */
function source(url: string): string {
  const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
  return `url("${url.replace(/[\s"'()<>\\{}]/g, (character) => `%${hex(character)}`)}") format("woff2")`;
}

const bentArial = (choice: FontChoice): string[] =>
  ([400, 700] as const).map((weight) => {
    const { size, ascent, descent } = faces[choice].bends[weight];
    return rule({
      'font-family': `'${fallbackFamily(choice)}'`,
      src: localArial[weight],
      'font-weight': String(weight),
      'size-adjust': `${size}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'line-gap-override': '0%',
    });
  });

/**
 * All `@font-face` rules of a theme: its files with `font-display: swap`, the licensed face where the venue has
 * one, and bent Arial under each, so that nothing moves when a face arrives.
 *
 * @param urlOf turns a face's package path into the address it is served from
 */
export function fontFaceCss(theme: BrandTheme, urlOf: (file: string) => string): string {
  const { heading, body } = fontChoices(theme);
  const used = [...new Set([heading, body])];
  const files = themeFontFaces(theme).map(({ family, weight, file }) =>
    rule({
      'font-family': `'${family}'`,
      src: source(urlOf(file)),
      'font-weight': String(weight),
      'font-display': 'swap',
    }),
  );
  const licensed =
    theme.garageGothicUrl && used.includes('garage gothic')
      ? [
          rule({
            'font-family': `'${LICENSED_FAMILY}'`,
            src: source(theme.garageGothicUrl),
            'font-weight': '400 700',
            'font-display': 'swap',
          }),
        ]
      : [];
  return [...files, ...licensed, ...used.flatMap(bentArial)].join('');
}

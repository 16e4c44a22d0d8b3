import { FONT_CHOICES } from 'shared-contracts/api/theme';
import type { FontChoice } from 'shared-contracts/brand/brand-theme';
import { faces, LICENSED_FAMILY } from 'shared-contracts/brand/faces';
import { fallbackFamily } from 'shared-contracts/brand/fonts';
import type { FileIntegrity } from 'shared-contracts/file-integrity';
import { hashOf } from '../integrity/check-file.ts';
import { WEIGHTS } from './faces.ts';
import type { FontFile } from './font-files.ts';

/** The address of a font file. */
export const fontUrl = ({ name }: Pick<FontFile, 'name'>): string => `/fonts/${name}`;

/** No tenant value may break out of the quotes or the style element. */
const cssUrl = (url: string) => `url("${url.replace(/["\\\s<>]/g, encodeURIComponent)}") format("woff2")`;

const localArial = {
  400: "local('Arial'),local('Liberation Sans'),local('Roboto')",
  700: "local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold')",
} as const;

const faceRule = (family: string, source: string, descriptors: string) =>
  `@font-face{font-family:'${family}';src:${source};${descriptors}}`;

/** The `@font-face` rules of a choice: its files, the venue's licensed copy if there is one, and adjusted Arial. */
export function fontFaceCss(
  files: readonly FontFile[],
  choice: FontChoice,
  licensedUrl: string | null,
): string {
  const { family, bends } = faces[choice];
  const own = files
    .filter((file) => file.choice === choice)
    .map((file) =>
      faceRule(
        family,
        cssUrl(fontUrl(file)),
        `font-weight:${file.weight};font-display:swap;unicode-range:${file.range}`,
      ),
    );
  const licensed =
    choice === 'garage gothic' && licensedUrl
      ? faceRule(LICENSED_FAMILY, cssUrl(licensedUrl), 'font-weight:400 700;font-display:swap')
      : '';
  const bent = WEIGHTS.map((weight) => {
    const { size, ascent, descent } = bends[weight];
    return faceRule(
      fallbackFamily(choice),
      localArial[weight],
      `font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`,
    );
  });
  return [...own, licensed, ...bent].join('');
}

/** The integrity of the style sheet of each face, by its path. */
export const fontStyleIntegrity = (files: readonly FontFile[]): FileIntegrity =>
  Object.fromEntries(
    FONT_CHOICES.map((choice) => [
      `/fonts/${faces[choice].slug}.css`,
      hashOf(fontFaceCss(files, choice, null)),
    ]),
  );

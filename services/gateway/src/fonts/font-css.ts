import { FONT_CHOICES, type FontChoice } from 'shared-contracts/api/theme';
import type { FileIntegrity } from 'shared-contracts/file-integrity';
import { LICENSED_FAMILY } from 'shared-contracts/fonts';
import { hashOf } from '../integrity/check-file.ts';
import { faceOf } from './faces.ts';
import type { FontFile } from './font-files.ts';

/** Where a file of a face is served. */
export const fontUrl = ({ name }: Pick<FontFile, 'name'>): string => `/fonts/${name}`;

/** Nothing a tenant typed may leave the quotes or the style element. */
const cssUrl = (url: string) => `url("${url.replace(/["\\\s<>]/g, encodeURIComponent)}") format("woff2")`;

const faceRule = (family: string, source: string, descriptors: string) =>
  `@font-face{font-family:'${family}';src:${source};${descriptors}}`;

/** The `@font-face` rules of a choice: its files, the venue's licensed copy where there is one, and bent Arial. */
export function fontFaceCss(
  files: readonly FontFile[],
  choice: FontChoice,
  licensedUrl: string | null,
): string {
  const { family, fallback } = faceOf(choice);
  const own = files
    .filter((file) => file.choice === choice)
    .map((file) => faceRule(family, cssUrl(fontUrl(file)), `font-weight:${file.weight};font-display:swap`));
  const licensed =
    choice === 'garage gothic' && licensedUrl
      ? faceRule(LICENSED_FAMILY, cssUrl(licensedUrl), 'font-weight:400 700;font-display:swap')
      : '';
  const bent = faceRule(
    fallback.family,
    "local('Arial'),local('Liberation Sans'),local('Roboto')",
    `size-adjust:${fallback.size}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%`,
  );
  return [...own, licensed, bent].join('');
}

/** The integrity of the style sheet of each face, by its path. */
export const fontStyleIntegrity = (files: readonly FontFile[]): FileIntegrity =>
  Object.fromEntries(
    FONT_CHOICES.map((choice) => [
      `/fonts/${faceOf(choice).slug}.css`,
      hashOf(fontFaceCss(files, choice, null)),
    ]),
  );

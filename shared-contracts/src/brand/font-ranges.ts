/** A file of a face: its name's ending, and the characters it holds as CSS writes them (`unicode-range`). */
export interface FontPart {
  readonly suffix: string;
  readonly range: string;
}

/**
 * Each face is two files: what English screens are written with, which every page needs, and the rest of Latin, which a
 * browser loads when a name or a text has such a character. Together they are the `latin` files of Fontsource.
 */
export const fontParts: readonly [FontPart, FontPart] = [
  {
    suffix: '',
    range: 'U+0-7E,U+A0,U+A3,U+A9,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC',
  },
  {
    suffix: '-rest',
    range:
      'U+7F-9F,U+A1-A2,U+A4-A8,U+AA-B6,U+B8-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
];

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

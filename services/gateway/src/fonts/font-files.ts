import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_CHOICES } from 'shared-contracts/api/theme';
import type { FontChoice } from 'shared-contracts/brand/brand-theme';
import { faces } from 'shared-contracts/brand/faces';
import { type FontPart, fontParts } from 'shared-contracts/brand/font-ranges';
import { WEIGHTS, type Weight } from './faces.ts';

export interface FontFile {
  choice: FontChoice;
  weight: Weight;
  /** Name under `/fonts/`, with a hash of the content. */
  name: string;
  /** The characters it holds, as `unicode-range`. */
  range: string;
  /** True if every English page needs it; the rest of Latin loads when a text has it. */
  isFirst: boolean;
  content: Buffer;
}

const folder = path.join(import.meta.dirname, '../../fonts');

async function readFontFile(choice: FontChoice, weight: Weight, part: FontPart): Promise<FontFile> {
  const stem = `${faces[choice].slug}-${weight}${part.suffix}`;
  const content = await readFile(path.join(folder, `${stem}.woff2`));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const isFirst = part === fontParts[0];
  return { choice, weight, name: `${stem}.${hash}.woff2`, range: part.range, isFirst, content };
}

/** Every face a venue may choose, Latin only, held in memory (110 KB). */
export const readFontFiles = (): Promise<FontFile[]> =>
  Promise.all(
    FONT_CHOICES.flatMap((choice) =>
      WEIGHTS.flatMap((weight) => fontParts.map((part) => readFontFile(choice, weight, part))),
    ),
  );

/** The licence of a face, which must be distributed with its files. */
export const readLicence = (choice: FontChoice): Promise<string> =>
  readFile(path.join(folder, `${faces[choice].slug}.LICENCE.txt`), 'utf8');

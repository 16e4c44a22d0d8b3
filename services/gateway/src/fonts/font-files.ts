import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { FONT_CHOICES, type FontChoice } from 'shared-contracts/api/theme';
import { faceOf, WEIGHTS, type Weight } from './faces.ts';

export interface FontFile {
  choice: FontChoice;
  weight: Weight;
  /** Name under `/fonts/`, with a hash of the content. */
  name: string;
  content: Buffer;
}

const { resolve } = createRequire(import.meta.url);

async function readFontFile(choice: FontChoice, weight: Weight): Promise<FontFile> {
  const { slug } = faceOf(choice);
  const file = `@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`;
  const content = await readFile(resolve(file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { choice, weight, name: `${slug}-${weight}.${hash}.woff2`, content };
}

/** Every face a venue may choose, Latin only, held in memory (160 KB). */
export const readFontFiles = (): Promise<FontFile[]> =>
  Promise.all(FONT_CHOICES.flatMap((choice) => WEIGHTS.map((weight) => readFontFile(choice, weight))));

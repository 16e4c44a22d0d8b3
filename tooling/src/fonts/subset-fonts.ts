import fs from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { faces } from 'shared-contracts/brand/faces';
import { charactersOf, fontParts } from 'shared-contracts/brand/font-ranges';
import subsetFont from 'subset-font';
import { inRoot } from '../repository.ts';
import { renameFont } from './rename-font.ts';

/** Output of `npm run fonts`, which the gateway serves. */
export interface FontOutput {
  name: string;
  content: Buffer;
}

export const fontFolder = inRoot('services/gateway/fonts');

/** Kerning, accents, ligatures and figures of one width; the rest of what the faces can do, no style sheet asks for. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'lnum'];

/**
 * Names that a licence reserves to the unchanged files, and what is written into ours instead. A page never shows it: it
 * asks for a face by the name of its `@font-face` rule.
 */
const RESERVED_NAMES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  lato: ['Lato', 'Tola'],
};

const { resolve } = createRequire(import.meta.url);

/** Cuts the installed faces into the parts a page loads; the same bytes for the same packages. */
export async function subsetFonts(): Promise<FontOutput[]> {
  const outputs: FontOutput[] = [];
  for (const { slug } of Object.values(faces)) {
    outputs.push({
      name: `${slug}.LICENCE.txt`,
      content: fs.readFileSync(resolve(`@fontsource/${slug}/LICENSE`)),
    });
    for (const weight of [400, 700]) {
      const whole = fs.readFileSync(
        resolve(`@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff2`),
      );
      for (const { suffix, range } of fontParts) {
        const font = await subsetFont(whole, charactersOf(range), {
          targetFormat: 'truetype',
          noHinting: true,
          keepFeatures: FEATURES,
        });
        const names = RESERVED_NAMES[slug];
        if (names) renameFont(font, ...names);
        outputs.push({ name: `${slug}-${weight}${suffix}.woff2`, content: await convert(font, 'woff2') });
      }
    }
  }
  return outputs;
}

import { parseArgs } from 'node:util';
import { ExpectedFailure } from 'tooling/expected-failure';
import { CONTENTS } from '../support/answers/content.ts';
import type { GalleryFilter } from './jobs.ts';
import { TENANTS, WIDTHS } from './state.ts';

export interface GalleryOptions extends GalleryFilter {
  /** Folder that the gallery is written to, from the root of the checkout. */
  out: string;
  /** The use of the reviewed pictures: these are compared with them, or take their place. */
  baseline: 'compare' | 'accept' | null;
  /** Everything that has been reviewed is taken. */
  isWhole: boolean;
}

/** Reviewed are the seeded words in the two layouts, and on the terminal in a centre. */
const REVIEWED = { widths: [1280, 1080, 390], contents: ['light'] } as const;

const many = { type: 'string', multiple: true, default: [] as string[] } as const;
const OPTIONS = {
  tenant: many,
  only: many,
  width: many,
  content: many,
  out: { type: 'string', default: 'dist/gallery' },
  compare: { type: 'boolean', default: false },
  accept: { type: 'boolean', default: false },
} as const;

/** Reads `--tenant`, `--only`, `--width`, `--content`, each as often as wished, `--out`, and `--compare` or `--accept`. */
export function readOptions(words: readonly string[]): GalleryOptions {
  const { tenant, only, width, content, out, compare, accept } = parse(words);
  if (compare && accept) throw new ExpectedFailure('Compare first, look at the changes, then accept them.');
  const baseline = accept ? 'accept' : compare ? 'compare' : null;
  const widths = knownOnes('--width', width, WIDTHS);
  const contents = knownOnes('--content', content, CONTENTS);
  return {
    tenants: knownOnes('--tenant', tenant, TENANTS),
    only,
    widths: baseline && widths.length === 0 ? REVIEWED.widths : widths,
    contents: baseline && contents.length === 0 ? REVIEWED.contents : contents,
    out,
    baseline,
    isWhole: [...tenant, ...only, ...width, ...content].length === 0,
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS }).values;
  } catch (failure) {
    throw new ExpectedFailure(failure instanceof Error ? failure.message : String(failure));
  }
}

function knownOnes<Value extends string | number>(
  name: string,
  wanted: readonly string[],
  known: readonly Value[],
): Value[] {
  return wanted.map((word) => {
    const value = known.find((each) => String(each) === word);
    if (value === undefined)
      throw new ExpectedFailure(`${name} is '${word}', but must be one of ${known.join(', ')}.`);
    return value;
  });
}

import { parseArgs } from 'node:util';
import { ExpectedFailure } from 'tooling/expected-failure';
import { CONTENTS } from '../support/answers/content.ts';
import type { GalleryFilter } from './jobs.ts';
import { TENANTS, WIDTHS } from './state.ts';

export interface GalleryOptions extends GalleryFilter {
  /** Folder that the gallery is written to, from the root of the checkout. */
  out: string;
}

const many = { type: 'string', multiple: true, default: [] as string[] } as const;
const OPTIONS = {
  tenant: many,
  only: many,
  width: many,
  content: many,
  out: { type: 'string', default: 'dist/gallery' },
} as const;

/** Reads `--tenant`, `--only`, `--width`, `--content`, each as often as wished, and `--out`. */
export function readOptions(words: readonly string[]): GalleryOptions {
  const { tenant, only, width, content, out } = parse(words);
  return {
    tenants: knownOnes('--tenant', tenant, TENANTS),
    only,
    widths: knownOnes('--width', width, WIDTHS),
    contents: knownOnes('--content', content, CONTENTS),
    out,
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

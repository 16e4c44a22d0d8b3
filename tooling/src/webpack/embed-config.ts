import type { Configuration } from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig, type Mode } from './base-config.ts';

/** Operators have it in their pages, so its name never changes. */
export const EMBED_SCRIPT = 'touchline-join.js';

/** The script for the pages of operators: one file that needs nothing of the page around it. */
export function embedConfig(mode: Mode, outputRoot: string): Configuration {
  const base = baseConfig('embed', mode);
  return {
    ...base,
    entry: { 'touchline-join': inRoot('embed/src/touchline-join.ts') },
    output: {
      ...base.output,
      path: `${outputRoot}/embed`,
      filename: EMBED_SCRIPT,
      uniqueName: 'touchline_embed',
      clean: mode === 'production',
    },
  };
}

import path from 'node:path';
import { inRoot } from '../repository.ts';

const standIn = (file: string): string => path.join(import.meta.dirname, file);

/**
 * Modules that libraries load for what is not used here, each with what stands in for it. Webpack cannot leave them out
 * by itself, since whether they are used is only known when the library runs.
 */
export const leftOut: Readonly<Record<string, string>> = {
  // Calls go out by XMLHttpRequest; the one that outlives its page brings an adapter of its own (shared-platform).
  [inRoot('node_modules/axios/lib/adapters/fetch.js')]: standIn('no-fetch-adapter.ts'),
  // `createTheme` turns to it when it is asked for `cssVariables`.
  [inRoot('node_modules/@mui/material/styles/createThemeWithVars.mjs')]: standIn('no-theme-variables.ts'),
};

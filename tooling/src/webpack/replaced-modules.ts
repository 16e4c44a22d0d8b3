import path from 'node:path';
import { inRoot } from '../repository.ts';

const muiColour = (name: string): string => inRoot('node_modules/@mui/material/colors', `${name}.mjs`);
/** Hues of MUI's own palette. */
const HUES = ['blue', 'green', 'lightBlue', 'orange', 'purple', 'red'];

const standIn = (file: string): string => path.join(import.meta.dirname, file);

/**
 * Modules that libraries load for what is not used here, each with what stands in for it. Webpack cannot leave them out
 * by itself, since whether they are used is only known when the library runs.
 */
export const replacedModules: Readonly<Record<string, string>> = {
  // A browser asks of a schema no more than whether a value has its shape.
  [inRoot('node_modules/zod/mini/index.js')]: standIn('small-schemas.ts'),
  // Calls go out by XMLHttpRequest; the one that outlives its page brings its own adapter (shared-platform).
  [inRoot('node_modules/axios/lib/adapters/fetch.js')]: standIn('no-fetch-adapter.ts'),
  // `createTheme` turns to it when it is asked for `cssVariables`.
  [inRoot('node_modules/@mui/material/styles/createThemeWithVars.mjs')]: standIn('no-theme-variables.ts'),
  // MUI merges themes, in which there may be components.
  [inRoot('node_modules/@mui/utils/node_modules/react-is/index.js')]: standIn('kinds-of-components.ts'),
  // `styled.div` leaves out what is no attribute; each of ours says so by its type.
  [inRoot('node_modules/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js')]:
    standIn('forwarded-props.ts'),
  // A client makes a cache of mutations in any case.
  [inRoot('node_modules/@tanstack/query-core/build/modern/mutationCache.js')]: standIn('no-mutations.ts'),
  [inRoot('node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js')]:
    standIn('no-infinite-queries.ts'),
  // `Link` can fetch the data of framework mode ahead.
  [inRoot('node_modules/react-router/dist/production/lib/dom/ssr/components.js')]:
    standIn('no-router-prefetch.ts'),
  // A brand brings its own colours; MUI makes a default theme anyway, which is never shown.
  ...Object.fromEntries(HUES.map((hue) => [muiColour(hue), muiColour('grey')])),
};

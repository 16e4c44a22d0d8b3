/** Stands in for MUI's themes of CSS variables, of which no theme here is one: the brand writes its own. */
export default function createThemeWithVars(): never {
  throw new Error("This build leaves out MUI's CSS variables (tooling/src/webpack/replaced-modules.ts).");
}

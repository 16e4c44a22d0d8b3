export { type BrandColours, brandColours } from './brand-colours.ts';
export { brandCssVariables } from './brand-css-variables.ts';
export { type BrandTheme, defaultColours, type FontChoice } from './brand-theme.ts';
export { breakpoints } from './breakpoints.ts';
export { contrast } from './colour-maths.ts';
export { fontFaceCss } from './font-face-css.ts';
export { type FontFace, fontChoices, fontFaces, fontStack, themeFontFaces } from './fonts.ts';
export type { Status } from './neutrals.ts';
export { pageCss } from './page-css.ts';

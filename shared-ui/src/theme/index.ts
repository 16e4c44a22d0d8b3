export { type BrandColours, brandColours } from 'shared-contracts/brand/brand-colours';
export { type BrandTheme, defaultColours, type FontChoice } from 'shared-contracts/brand/brand-theme';
export { contrast } from 'shared-contracts/brand/colour-maths';
export type { Status } from 'shared-contracts/brand/neutrals';
export { breakpoints } from './breakpoints.ts';
export { pageCss } from './page-css.ts';

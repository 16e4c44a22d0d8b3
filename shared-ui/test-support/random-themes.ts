import fc from 'fast-check';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const shortHex = fc.integer({ min: 0, max: 0xfff }).map((value) => `#${value.toString(16).padStart(3, '0')}`);
const grey = fc
  .integer({ min: 0, max: 255 })
  .map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`);
const shouted = hex.map((colour) => ` ${colour.toUpperCase()} `);

/** Every way a tenant's colour can be written. */
export const writtenColour = fc.oneof({ weight: 6, arbitrary: hex }, shortHex, grey, shouted);
/** Every way a tenant's field can be without a colour. */
export const noColour = fc.constantFrom(
  null,
  undefined,
  '',
  ' ',
  'brand blue',
  '#12',
  '#12345',
  'rgb(0 0 0 / 0.4)',
);

const colour = fc.oneof({ weight: 5, arbitrary: writtenColour }, noColour);

/** Themes with random colours, good and bad. */
export const anyTheme: fc.Arbitrary<BrandTheme> = fc.record({
  themeAppPrimaryColour: colour,
  themeAppSecondaryColour1: colour,
  themeAppSecondaryColour2: colour,
  themeAppHeaderBgColour: colour,
  themeAppDarkBgColour: colour,
  headerPrimaryColour: colour,
  themeAppSecondaryButtonStyle: fc.constantFrom('solid', 'outline', null, 'dotted'),
  themeAppShape: fc.constantFrom('soft', 'square', 'round', null, 'oval'),
  themeAppSurface: fc.constantFrom('warm', 'cool', 'plain', null, 'gold'),
  themeAppDensity: fc.constantFrom('comfortable', 'compact', null, 'dense'),
});

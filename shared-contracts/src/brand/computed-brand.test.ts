import { expect, test } from 'vitest';
import { computeBrand } from './compute-brand.ts';
import { brandKey, brandOf, plainBrand } from './computed-brand.ts';

const teal = { themeAppPrimaryColour: 'teal', themeAppSecondaryButtonStyle: 'outline' };

test('the stored default colours equal the computed ones', () => {
  expect(plainBrand).toEqual(computeBrand({}));
  expect(brandOf({ themeAppPrimaryColour: null }, undefined)).toEqual(plainBrand);
});

test('the brand of a page is used for its own theme', () => {
  expect(brandOf({ ...teal, themeAppLogo: '/logo.svg' }, computeBrand(teal))).toEqual(computeBrand(teal));
});

test.each([
  ['another theme', { of: brandKey({ themeAppPrimaryColour: 'navy' }), colours: computeBrand(teal).colours }],
  ['a release that knew fewer colours', { of: brandKey(teal), colours: { '--brand-primary': '#008080' } }],
  ['nobody', undefined],
])('a brand of %s is not', (_what, sent) => {
  expect(brandOf(teal, sent)).toBeUndefined();
});

test.each([
  'themeAppPrimaryColour',
  'themeAppSecondaryColour1',
  'themeAppSecondaryColour2',
  'themeAppHeaderBgColour',
  'themeAppDarkBgColour',
  'headerPrimaryColour',
  'themeAppSecondaryButtonStyle',
])('%s makes another look', (field) => {
  expect(brandKey({ [field]: '#123456' })).not.toBe(brandKey({}));
});

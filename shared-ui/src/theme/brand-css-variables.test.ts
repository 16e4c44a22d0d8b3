import { expect, test } from 'vitest';
import { brandCssVariables } from './brand-css-variables.ts';

test.each([
  ['themeAppPrimaryColour', ['--brand-primary', '--brand-action']],
  ['themeAppSecondaryColour1', ['--brand-secondary']],
  ['themeAppSecondaryColour2', ['--brand-accent']],
  ['themeAppHeaderBgColour', ['--brand-header']],
  ['themeAppDarkBgColour', ['--brand-dark']],
  ['headerPrimaryColour', ['--brand-header-accent']],
] as const)('%s drives %j', (field, names) => {
  // Light enough for the dark default header, dark enough to be read on white.
  const colour = '#0f7f8f';
  const [plain, themed] = [brandCssVariables({}), brandCssVariables({ [field]: colour })];
  for (const name of names) {
    expect(plain[name]).not.toBe(colour);
    expect(themed[name]).toBe(colour);
  }
});

test('a secondary button is solid unless the venue says otherwise', () => {
  const solid = brandCssVariables({ themeAppSecondaryButtonStyle: 'solid' });
  expect(brandCssVariables({})).toEqual(solid);
  expect(brandCssVariables({ themeAppSecondaryButtonStyle: null })).toEqual(solid);
});

test('each face is that of its own texts', () => {
  expect(brandCssVariables({ fontStyles: { heading: 'Lato', body: 'Roboto' } })).toMatchObject({
    '--font-heading': expect.stringMatching(/^'Lato'/),
    '--font-body': expect.stringMatching(/^'Roboto'/),
  });
});

test('a solid secondary button is filled, an outlined one stands on the surface', () => {
  const colours = { themeAppSecondaryColour1: '#12324a' };
  expect(brandCssVariables({ ...colours, themeAppSecondaryButtonStyle: 'solid' })).toMatchObject({
    '--brand-secondary': '#12324a',
    '--brand-on-secondary': '#ffffff',
  });
  expect(brandCssVariables({ ...colours, themeAppSecondaryButtonStyle: 'outline' })).toMatchObject({
    '--brand-secondary': '#ffffff',
    '--brand-on-secondary': '#12324a',
    '--brand-secondary-edge': '#12324a',
  });
});

test('garage gothic headings are capitals, other faces are as written', () => {
  expect(brandCssVariables({ fontStyles: { heading: 'garage gothic' } })).toMatchObject({
    '--heading-transform': 'uppercase',
    '--font-heading': expect.stringContaining("'Barlow Condensed'"),
  });
  expect(brandCssVariables({ fontStyles: { heading: 'Lato' } })['--heading-transform']).toBe('none');
});

test('values cannot leave a style element', () => {
  const values = Object.values(
    brandCssVariables({ themeAppPrimaryColour: '</style><b>', fontStyles: { heading: "'}</style>" } }),
  );
  for (const value of values) expect(value).not.toMatch(/[<>{};]/);
});

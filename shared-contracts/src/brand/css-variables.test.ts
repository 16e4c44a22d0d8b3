import { expect, test } from 'vitest';
import { DENSITIES, SHAPES, SURFACES } from '../api/theme.ts';
import type { BrandTheme } from './brand-theme.ts';
import { computeBrand } from './compute-brand.ts';
import { brandCssVariables } from './css-variables.ts';

const variablesOf = (theme: BrandTheme) => brandCssVariables(theme, computeBrand(theme));

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
  const [plain, themed] = [variablesOf({}), variablesOf({ [field]: colour })];
  for (const name of names) {
    expect(plain[name]).not.toBe(colour);
    expect(themed[name]).toBe(colour);
  }
});

test('a secondary button is solid unless the venue says otherwise', () => {
  const solid = variablesOf({ themeAppSecondaryButtonStyle: 'solid' });
  expect(variablesOf({})).toEqual(solid);
  expect(variablesOf({ themeAppSecondaryButtonStyle: null })).toEqual(solid);
});

test('each face is that of its own texts', () => {
  expect(variablesOf({ fontStyles: { heading: 'Lato', body: 'Roboto' } })).toMatchObject({
    '--font-heading': expect.stringMatching(/^'Lato'/),
    '--font-body': expect.stringMatching(/^'Roboto'/),
  });
});

test('a solid secondary button is filled, an outlined one is on the surface', () => {
  const colours = { themeAppSecondaryColour1: '#12324a' };
  expect(variablesOf({ ...colours, themeAppSecondaryButtonStyle: 'solid' })).toMatchObject({
    '--brand-secondary': '#12324a',
    '--brand-on-secondary': '#ffffff',
  });
  expect(variablesOf({ ...colours, themeAppSecondaryButtonStyle: 'outline' })).toMatchObject({
    '--brand-secondary': '#ffffff',
    '--brand-on-secondary': '#12324a',
    '--brand-secondary-edge': '#12324a',
  });
});

test('garage gothic headings are capitals, other faces are as written', () => {
  expect(variablesOf({ fontStyles: { heading: 'garage gothic' } })).toMatchObject({
    '--heading-transform': 'uppercase',
    '--font-heading': expect.stringContaining("'Barlow Condensed'"),
  });
  expect(variablesOf({ fontStyles: { heading: 'Lato' } })['--heading-transform']).toBe('none');
});

test.each([
  ['themeAppShape', SHAPES, '--ui-radius-button', ['12px', '2px', '28px']],
  ['themeAppSurface', SURFACES, '--ui-page', ['#faf9f7', '#f7fafb', '#ffffff']],
  ['themeAppDensity', DENSITIES, '--ui-row-padding', ['18px', '10px']],
] as const)(
  '%s: each choice looks different, and none or an unknown one is the first',
  (field, choices, name, values) => {
    expect(choices.map((choice) => variablesOf({ [field]: choice })[name])).toEqual(values);
    for (const none of [undefined, null, 'toString', 'oval'])
      expect(variablesOf({ [field]: none })[name]).toBe(values[0]);
  },
);

test('values cannot leave a style element', () => {
  const values = Object.values(
    variablesOf({ themeAppPrimaryColour: '</style><b>', fontStyles: { heading: "'}</style>" } }),
  );
  for (const value of values) expect(value).not.toMatch(/[<>{};]/);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrandColours, brandColours } from './brand-colours.ts';
import type { BrandTheme } from './brand-theme.ts';
import { contrast, toOklch } from './colour-maths.ts';
import { lightBackgrounds, neutrals } from './neutrals.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palettes: fc.Arbitrary<BrandTheme> = fc.record({
  themeAppPrimaryColour: hex,
  themeAppSecondaryColour1: hex,
  themeAppSecondaryColour2: fc.option(hex),
  themeAppHeaderBgColour: hex,
  themeAppDarkBgColour: fc.option(hex),
  headerPrimaryColour: fc.option(hex),
});

type Pair = readonly [
  what: string,
  colour: (brand: BrandColours) => string,
  on: (brand: BrandColours) => string,
];

const light = (what: string, colour: (brand: BrandColours) => string): Pair[] =>
  lightBackgrounds.map((background) => [`${what} on ${background}`, colour, () => background]);

const textPairs: Pair[] = [
  ['text on the exact primary', (b) => b.onPrimary, (b) => b.primary],
  ['text on the header', (b) => b.onHeader, (b) => b.header],
  ['text on the hero', (b) => b.onDark, (b) => b.dark],
  ['accent text on the hero', (b) => b.darkAccent, (b) => b.dark],
  ['text on the accent', (b) => b.onAccent, (b) => b.accent],
  ['count in the header', (b) => b.onHeaderAccent, (b) => b.headerAccent],
  ['main button', (b) => b.action.text, (b) => b.action.main],
  ['main button, pointed at', (b) => b.action.text, (b) => b.action.hover],
  ['secondary button', (b) => b.secondary.text, (b) => b.secondary.main],
  ['secondary button, pointed at', (b) => b.secondary.text, (b) => b.secondary.hover],
  ['brand text on its wash', (b) => b.strong, (b) => b.wash],
  ['secondary text on the wash', (b) => b.secondaryStrong, (b) => b.wash],
  ['body text on the wash', () => neutrals.text, (b) => b.wash],
  ['muted text on the wash', () => neutrals.muted, (b) => b.wash],
  ...light('brand text', (b) => b.strong),
  ...light('secondary text', (b) => b.secondaryStrong),
];

const shapePairs: Pair[] = [
  ['header accent', (b) => b.headerAccent, (b) => b.header],
  ['button edge on the header', (b) => b.actionEdgeOn.header, (b) => b.header],
  ['button edge on the hero', (b) => b.actionEdgeOn.dark, (b) => b.dark],
  ['button edge on primary', (b) => b.actionEdgeOn.primary, (b) => b.primary],
  ...light('main button edge', (b) => b.actionEdge),
  ...light('secondary button edge', (b) => b.secondaryEdge),
];

describe('any palette of a tenant', () => {
  test.each([
    ['4.5:1 for text', textPairs, 4.5],
    ['3:1 for shapes and focus rings', shapePairs, 3],
  ] as const)('reaches %s', (_name, pairs, ratio) => {
    fc.assert(
      fc.property(palettes, (theme) => {
        const brand = brandColours(theme);
        for (const [what, colour, on] of pairs) {
          expect(contrast(colour(brand), on(brand)), what).toBeGreaterThanOrEqual(ratio);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the exact colours of brand areas', () => {
    fc.assert(
      fc.property(palettes, (theme) => {
        const brand = brandColours(theme);
        expect(brand.primary).toBe(theme.themeAppPrimaryColour);
        expect(brand.header).toBe(theme.themeAppHeaderBgColour);
        expect(brand.dark).toBe(theme.themeAppDarkBgColour ?? theme.themeAppHeaderBgColour);
      }),
      { numRuns: 100 },
    );
  });

  test('keeps its hue when its tone is repaired', () => {
    fc.assert(
      fc.property(palettes, (theme) => {
        const brand = brandColours(theme);
        const [before, after] = [toOklch(brand.primary), toOklch(brand.strong)];
        // A grey has no hue to keep, and eight bits blur the hue of what is nearly grey.
        if (Math.min(before.c, after.c) < 0.05) return;
        const turn = Math.abs(before.h - after.h);
        expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan(0.06);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a theme that says little', () => {
  test('takes the documented colours', () => {
    expect(brandColours({})).toMatchObject({ primary: '#8c59f8', header: '#262731', dark: '#262731' });
  });

  test.each(['', 'no colour', 'rgb(0 0 0 / 0.2)', '#12'])(
    'reads %j as no colour',
    (themeAppPrimaryColour) => {
      expect(brandColours({ themeAppPrimaryColour }).primary).toBe('#8c59f8');
    },
  );

  test('understands short and functional colours', () => {
    expect(brandColours({ themeAppPrimaryColour: ' #0AF ' }).primary).toBe('#00aaff');
    expect(brandColours({ themeAppPrimaryColour: 'rgb(15, 92, 110)' }).primary).toBe('#0f5c6e');
  });
});

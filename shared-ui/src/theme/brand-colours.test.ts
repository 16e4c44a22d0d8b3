import fc from 'fast-check';
import { brandColours } from 'shared-contracts/brand/brand-colours';
import { toOklch } from 'shared-contracts/brand/colour-maths';
import { describe, expect, test } from 'vitest';
import { anyTheme } from '../../test-support/random-themes.ts';

test('any colour keeps its hue when its tone is repaired', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
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

describe('a theme with few fields', () => {
  test('takes the documented colours', () => {
    expect(brandColours({})).toMatchObject({
      primary: '#8c59f8',
      secondary: { main: '#3e2dac' },
      accent: '#3e2dac',
      header: '#262731',
      dark: '#262731',
    });
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

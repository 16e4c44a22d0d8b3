import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { contrast, parseColour } from 'shared-contracts/brand/colour-maths';
import { computeBrand } from 'shared-contracts/brand/compute-brand';
import { describe, expect, test } from 'vitest';
import { type Place, painted, placesOf } from '../../test-support/painted.ts';
import { anyTheme, noColour, writtenColour } from '../../test-support/random-themes.ts';
import { chipStyles, countStyles } from '../core/badge-styles.ts';
import { areaStyles } from '../core/brand-area-styles.ts';
import { buttonStyles } from '../core/button-styles.ts';
import { fieldBox } from '../core/field-box.ts';
import { HOVERED } from '../core/hovered.ts';
import { pageCss } from './page-css.ts';

const TEXT = 4.5;
const SHAPE = 3;

const coloursOf = (theme: BrandTheme) => computeBrand(theme).colours;

const inAnyTheme = (check: (places: ReturnType<typeof placesOf>) => void, numRuns = 300) =>
  fc.assert(
    fc.property(anyTheme, (theme) => check(placesOf(theme))),
    { numRuns },
  );

function reaches(ratio: number, place: Place, colour: string, on: string, what: string) {
  const reached = contrast(place.paint(colour), place.paint(on));
  expect(reached, `${what} on ${place.name}: ${colour} on ${on}`).toBeGreaterThanOrEqual(ratio);
}

/** The looks of a button's variant, at rest and pointed at. */
function looksOf(variant: 'primary' | 'secondary' | 'quiet' | 'text' | 'danger') {
  const { color, ...rest } = buttonStyles[`&[data-variant="${variant}"]`] as Record<string, unknown>;
  const hover = (rest['@media (hover: hover)'] as Record<string, Record<string, string>>)[HOVERED] ?? {};
  const atRest = {
    text: String(color),
    fill: String(rest.background ?? buttonStyles.background),
    edge: String(rest['--edge'] ?? buttonStyles['--edge']),
  };
  return [atRest, { ...atRest, text: hover.color ?? atRest.text, fill: hover.background ?? atRest.fill }];
}

describe('in any theme', () => {
  test.each(['primary', 'secondary', 'quiet', 'text', 'danger'] as const)(
    'a %s button is readable everywhere',
    (variant) => {
      inAnyTheme(({ all }) => {
        for (const place of all) {
          for (const { text, fill } of looksOf(variant)) reaches(TEXT, place, text, fill, variant);
        }
      });
    },
  );

  test.each(['primary', 'secondary', 'quiet'] as const)(
    'a %s button is visible as one everywhere',
    (variant) => {
      inAnyTheme(({ all }) => {
        for (const place of all) {
          for (const { edge } of looksOf(variant)) reaches(SHAPE, place, edge, 'transparent', variant);
        }
      });
    },
  );

  test('disabled controls can still be read', () => {
    const off = buttonStyles['&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])'];
    inAnyTheme(({ all }) => {
      for (const place of all) reaches(TEXT, place, off.color, off.background, 'a disabled button');
    });
  });

  test('the focus ring is visible everywhere', () => {
    const ring = /outline:3px solid (var\(--focus-ring,.+?\)\))/.exec(pageCss)?.[1] ?? 'no ring';
    inAnyTheme(({ all }) => {
      for (const place of all) reaches(SHAPE, place, ring, 'transparent', 'the focus ring');
    });
  });

  test('links, muted text and marks are readable everywhere', () => {
    inAnyTheme(({ all, light }) => {
      for (const place of all) {
        reaches(TEXT, place, 'var(--brand-strong)', 'transparent', 'a link');
        reaches(TEXT, place, 'var(--ui-muted)', 'transparent', 'quiet text');
        reaches(
          SHAPE,
          place,
          'var(--brand-accent-shape)',
          'transparent',
          'the line under the current section',
        );
      }
      for (const place of light) {
        reaches(TEXT, place, 'var(--ui-text)', 'transparent', 'text');
        reaches(TEXT, place, 'var(--brand-secondary-strong)', 'transparent', 'secondary text');
      }
    });
  });

  test('text and icons of a brand area are readable on it, hovered too', () => {
    inAnyTheme(({ area }) => {
      for (const place of area) {
        reaches(TEXT, place, 'var(--on-area)', 'transparent', 'text');
        // An icon button is tinted by a tenth of its own colour.
        const tint = mix(place.paint('var(--on-area)'), place.colour, 0.1);
        expect(contrast(place.paint('var(--on-area)'), tint), place.name).toBeGreaterThanOrEqual(SHAPE);
      }
    });
  });

  test('the header shows which entry is current and how much is in the basket', () => {
    const { background, color } = countStyles['&[data-corner]'];
    inAnyTheme(({ area: [header] }) => {
      if (!header) throw new Error('There is no header.');
      reaches(SHAPE, header, 'var(--brand-header-accent)', 'var(--brand-header)', 'the current entry');
      reaches(TEXT, header, color, background, 'a count');
    });
  });

  test('badges are readable everywhere', () => {
    const tones = Object.values(chipStyles).filter(
      (style) => typeof style === 'object' && 'background' in style,
    );
    const badges = [chipStyles, countStyles, ...tones];
    expect(badges).toHaveLength(8);
    inAnyTheme(({ light }) => {
      for (const place of light) {
        for (const { color, background } of badges) reaches(TEXT, place, color, background, 'a badge');
      }
    });
  });

  test('notices of every kind are readable, and their icons and edges visible', () => {
    inAnyTheme(({ light }) => {
      for (const status of ['info', 'success', 'warning', 'danger']) {
        for (const place of light) reaches(TEXT, place, `var(--ui-${status})`, 'transparent', status);
        const [page] = light;
        if (page) reaches(SHAPE, page, `var(--ui-${status}-border)`, `var(--ui-${status}-wash)`, 'an edge');
      }
    });
  });

  test('fields and choices are visible on every light surface, empty, chosen and invalid', () => {
    const edge = fieldBox.border.replace('1px solid ', '');
    inAnyTheme(({ light }) => {
      for (const place of light) {
        reaches(SHAPE, place, edge, 'transparent', 'the edge of a field');
        reaches(SHAPE, place, 'var(--brand-strong)', 'transparent', 'a tick');
        reaches(SHAPE, place, 'var(--ui-danger)', 'transparent', 'a field at fault');
      }
      const [page] = light;
      if (!page) throw new Error('There is no page.');
      reaches(TEXT, page, fieldBox.color, fieldBox.background, 'what is typed');
      reaches(TEXT, page, fieldBox['&::placeholder'].color, fieldBox.background, 'a placeholder');
      reaches(SHAPE, page, 'var(--ui-surface)', 'var(--brand-strong)', 'a tick in its box');
      reaches(TEXT, page, 'var(--brand-on-action)', 'var(--brand-action)', 'a chosen day');
      reaches(SHAPE, page, 'var(--brand-action-edge)', 'transparent', 'the edge of a chosen day');
      reaches(TEXT, page, 'var(--ui-surface)', 'var(--ui-text)', 'a tooltip');
    });
  });
});

describe('pure brand areas', () => {
  const fields = {
    header: 'themeAppHeaderBgColour',
    dark: 'themeAppDarkBgColour',
    primary: 'themeAppPrimaryColour',
  } as const;

  test.each(['header', 'dark', 'primary'] as const)(
    'the %s area has the exact colour of the tenant',
    (tone) => {
      fc.assert(
        fc.property(anyTheme, writtenColour, (theme, colour) => {
          const variables: Record<string, string> = coloursOf({ ...theme, [fields[tone]]: colour });
          expect(areaStyles(tone).background).toBe(`var(--brand-${tone})`);
          expect(variables[`--brand-${tone}`]).toBe(parseColour(colour));
        }),
      );
    },
  );

  test.each([
    ['themeAppPrimaryColour', '--brand-primary', '#8c59f8'],
    ['themeAppSecondaryColour1', '--brand-secondary', '#3e2dac'],
    ['themeAppHeaderBgColour', '--brand-header', '#262731'],
  ] as const)('without %s, %s is %s', (field, variable, colour) => {
    fc.assert(
      fc.property(anyTheme, noColour, (theme, nothing) => {
        const bare = { ...theme, themeAppSecondaryButtonStyle: 'solid', [field]: nothing };
        expect(coloursOf(bare)[variable]).toBe(colour);
      }),
    );
  });
});

function mix(colour: string, into: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(colour, at) * share + channel(into, at) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Purely decorative lines and shapes: a card's hairline, a skeleton. */
const decoration = ['--ui-border'];

test('no colour is left out: every property a component uses was checked above', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const parts = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const drawn = parts.flatMap((file) => {
    const found = readFileSync(join(source, file), 'utf8').matchAll(/var\((--(?:brand|ui)-[\w-]+\w)\b(?!-)/g);
    return [...found].map(([, property = '']) => property);
  });
  const colours = drawn.filter((property) => !/radius|height|padding/.test(property));
  expect(colours.length).toBeGreaterThan(100);
  expect(colours.filter((property) => !painted.has(property) && !decoration.includes(property))).toEqual([]);
});

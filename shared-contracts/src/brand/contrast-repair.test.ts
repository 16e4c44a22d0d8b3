import { describe, expect, test } from 'vitest';
import { contrast, fromOklch, toOklch } from './colour-maths.ts';
import { fillOf, textOn, toneWithContrast, washOf } from './contrast-repair.ts';
import { statuses, surfaces } from './neutrals.ts';

test('a colour that is readable already is not changed', () => {
  expect(toneWithContrast('#0f5c6e', ['#ffffff'], 4.5)).toBe('#0f5c6e');
});

describe.each<[string, string, string[], number, 'darker' | 'lighter']>([
  ['lime on white', '#c8f31d', ['#ffffff'], 3, 'darker'],
  ['lime as text on white', '#c8f31d', ['#ffffff'], 4.5, 'darker'],
  ['navy on black', '#0b2b3c', ['#000000'], 4.5, 'lighter'],
  ['purple on ink', '#8c59f8', ['#1f1c18'], 7, 'lighter'],
  ['orange on white and on cream', '#ff8a00', ['#ffffff', '#fff4e0'], 4.5, 'darker'],
  ['grey on mid grey', '#808080', ['#777777'], 4.5, 'darker'],
])('%s', (_name, colour, backgrounds, ratio, way) => {
  const { l, c, h } = toOklch(colour);
  const worst = (tone: string) => Math.min(...backgrounds.map((background) => contrast(tone, background)));
  const repaired = toneWithContrast(colour, backgrounds, ratio);

  test('reaches the ratio on every background', () => expect(worst(repaired)).toBeGreaterThanOrEqual(ratio));

  test(`is ${way}, no further from the original than it must be`, () => {
    const distance = toOklch(repaired).l - l;
    expect(Math.sign(distance)).toBe(way === 'darker' ? -1 : 1);
    // A step of lightness is 0.01, and a byte of a channel some 0.005.
    for (let nearer = Math.abs(distance) - 0.015; nearer > 0; nearer -= 0.01)
      for (const tone of [l - nearer, l + nearer])
        expect(worst(fromOklch({ l: tone, c, h }))).toBeLessThan(ratio);
  });

  test('keeps the hue', () => {
    const { c: chroma, h: hue } = toOklch(repaired);
    // A near-grey colour has no hue to preserve.
    if (chroma > 0.02) expect(Math.abs(hue - h)).toBeLessThan(0.05);
    expect(chroma).toBeLessThanOrEqual(c + 0.01);
  });
});

test.each([
  ['black', '#808080', ['#ffffff', '#333333'], '#000000'],
  ['white', '#808080', ['#000000', '#cccccc'], '#ffffff'],
  ['white where both are as clear', '#808080', ['#000000', '#ffffff'], '#ffffff'],
])('where no tone reads on all of them it is %s, the clearer', (_name, colour, backgrounds, expected) => {
  expect(toneWithContrast(colour, backgrounds, 7)).toBe(expected);
});

test.each([
  ['a mid purple is deepened under white text', '#8c59f8', '#ffffff'],
  ['electric lime stays and carries ink', '#c8f31d', '#1f1c18'],
  ['deep teal stays and carries white', '#0f5c6e', '#ffffff'],
])('%s', (_name, colour, text) => {
  expect(fillOf(colour).text).toBe(text);
});

test.each([
  ['white text', '#0f5c6e', '#ffffff', 0.06],
  ['ink', '#c8f31d', '#1f1c18', 0.04],
])('under the pointer a button with %s is a little darker, and reads', (_name, colour, text, step) => {
  const { main, hover } = fillOf(colour);
  expect(toOklch(main).l - toOklch(hover).l).toBeCloseTo(step, 2);
  for (const fill of [main, hover]) expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
});

test('a button that white nearly reads on is deepened, and its hover reads as well', () => {
  const { main, hover, text } = fillOf('#8c59f8');
  expect(text).toBe('#ffffff');
  expect(toOklch(main).l).toBeLessThan(toOklch('#8c59f8').l);
  expect(contrast(main, text)).toBeGreaterThanOrEqual(4.5);
  expect(toOklch(hover).l).toBeLessThan(toOklch(main).l);
});

test.each(['#c8f31d', '#0f5c6e', '#808080'])('the wash of %s is pale and keeps the hue', (colour) => {
  const { l, c, h } = toOklch(washOf(colour));
  expect(l).toBeCloseTo(0.962, 2);
  expect(c).toBeLessThan(0.02);
  if (toOklch(colour).c > 0.02) expect(Math.abs(h - toOklch(colour).h)).toBeLessThan(0.2);
});

test('a light brand colour is not changed on its button', () => {
  expect(fillOf('#c8f31d').main).toBe('#c8f31d');
});

test.each([
  ['#ffffff', '#1f1c18'],
  ['#0b2b3c', '#ffffff'],
  ['#757575', '#ffffff'],
])('text on %s is %s', (background, text) => {
  expect(textOn(background)).toBe(text);
});

describe.each(Object.entries(surfaces))('on %s surfaces', (_name, tones) => {
  const washes = Object.values(statuses).map(({ wash }) => wash);
  const backgrounds = [tones.page, tones.surface, tones.sunken, ...washes];

  test.each(['text', 'muted'] as const)('neutral %s reads', (name) => {
    for (const background of backgrounds)
      expect(contrast(tones[name], background)).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a field is seen, and text on what is disabled reads', () => {
    for (const background of backgrounds)
      expect(contrast(tones.control, background)).toBeGreaterThanOrEqual(3);
    expect(contrast(tones.muted, tones.ghost)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(statuses))('%s reads on its wash and on the page', (_status, { text, border }) => {
    for (const background of backgrounds) expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(border, tones.page)).toBeGreaterThanOrEqual(3);
  });
});

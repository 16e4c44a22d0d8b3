import { expect, test } from 'vitest';
import { contrast } from './colour-maths.ts';
import { fillOf, textOn, toneReaching } from './contrast-repair.ts';
import { lightBackgrounds, neutrals, statuses } from './neutrals.ts';

test('a colour that reads already is left alone', () => {
  expect(toneReaching('#0f5c6e', ['#ffffff'], 4.5)).toBe('#0f5c6e');
});

test('between light and dark the clearer of black and white is taken', () => {
  expect(['#000000', '#ffffff']).toContain(toneReaching('#808080', ['#ffffff', '#000000'], 7));
});

test.each([
  ['a mid purple is deepened under white text', '#8c59f8', '#ffffff'],
  ['electric lime stays and carries ink', '#c8f31d', '#1f1c18'],
  ['deep teal stays and carries white', '#0f5c6e', '#ffffff'],
])('%s', (_name, colour, text) => {
  expect(fillOf(colour).text).toBe(text);
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

test.each(['text', 'muted'] as const)('neutral %s reads on every light background', (name) => {
  for (const background of lightBackgrounds) {
    expect(contrast(neutrals[name], background)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the edge of a field is seen, and text on what is disabled reads', () => {
  for (const background of lightBackgrounds) {
    expect(contrast(neutrals.control, background)).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(neutrals.muted, neutrals.ghost)).toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(statuses))(
  '%s reads on its wash and on the page',
  (_name, { text, wash, border }) => {
    for (const background of [...lightBackgrounds, wash]) {
      expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(neutrals.text, background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(border, neutrals.page)).toBeGreaterThanOrEqual(3);
  },
);

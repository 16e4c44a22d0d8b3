import { expect, it } from 'vitest';
import { isPhoneSearch, markName, markPostcode, markWhole, type Piece } from './why-matched.ts';

/** Marked pieces in brackets. */
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

it.each([
  ['Alex Fairbairn', 'fair', 'Alex [Fair]bairn'],
  ['Alex Fairbairn', 'fair ale', '[Ale]x [Fair]bairn'],
  ['Zoë O’Brien-Nuñez', 'zoe nune', '[Zoë] O’Brien-[Nuñe]z'],
  ['Alex Fairbairn', 'bairn', 'Alex Fairbairn'],
  ['Alex Fairbairn', '', 'Alex Fairbairn'],
])('of the name %s, %j marks %s', (name, typed, marked) => {
  expect(shown(markName(name, typed))).toBe(marked);
});

it.each([
  ['M33 7AB', 'm337', '[M33 7AB]'],
  ['M33 7AB', 'M1', 'M33 7AB'],
  ['M33 7AB', ' ', 'M33 7AB'],
])('the postcode %s for %j is %s', (postcode, typed, marked) => {
  expect(shown(markPostcode(postcode, typed))).toBe(marked);
});

it('an address or ID is marked as a whole only', () => {
  expect(shown(markWhole('twins@example.com', ' Twins@example.com'))).toBe('[twins@example.com]');
  expect(shown(markWhole('twins@example.com', 'twins'))).toBe('twins@example.com');
});

it('digits are a phone number, a customer ID is none', () => {
  expect(['0161 496', '+44 7700', 'RIV100002', 'fair'].map(isPhoneSearch)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

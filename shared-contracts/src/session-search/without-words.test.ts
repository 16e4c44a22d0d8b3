import { describe, expect, it } from 'vitest';
import { parseSearch } from './parse-search.ts';
import { milesIn, withMiles } from './read-distance.ts';
import { partInWords, withoutWords } from './without-words.ts';

const read = (text: string) => parseSearch(text, '2026-06-10', (words) => words === 'sale');

describe('words of a search that a filter says, too', () => {
  it.each([
    ['yoga tonight', 'yoga today'],
    ['Yoga near M33 this evening', 'Yoga near M33 today'],
    ['yoga tomorrow evening', 'yoga tomorrow'],
    ['swimming friday night in Sale', 'swimming friday in Sale'],
    ['yoga at 6pm tomorrow', 'yoga tomorrow'],
    ['yoga between 5 and 7pm', 'yoga'],
    ['yoga after 6 before 8 on saturday', 'yoga on saturday'],
    ['after 6pm yoga before 8pm', 'yoga'],
    ['near me tonight', 'near me today'],
    ['tonight', 'today'],
    ['evenings', 'classes'],
    ['sale evening', 'sale classes'],
    ['yoga tomorrow', 'yoga tomorrow'],
  ])('%s without hours is %s', (text, left) => {
    expect(withoutWords(text, ['hours'], read)).toBe(left);
  });

  it.each([
    ['free yoga tonight', 'yoga tonight'],
    ['yoga for free', 'yoga'],
    ['Yoga under £5 near M33', 'Yoga near M33'],
    ['swim for £4 or less tomorrow', 'swim tomorrow'],
    ['free', 'classes'],
    ['free weights', 'free weights'],
  ])('%s without a price is %s', (text, left) => {
    expect(withoutWords(text, ['price'], read)).toBe(left);
  });

  it.each([
    ['yoga for absolute beginners tonight', 'yoga tonight'],
    ['Improver spin', 'spin'],
    ['beginners', 'classes'],
    ['yoga', 'yoga'],
  ])('%s without a level is %s', (text, left) => {
    expect(withoutWords(text, ['levels'], read)).toBe(left);
  });

  it('are taken out together', () => {
    expect(withoutWords('free beginner yoga tonight', ['hours', 'price', 'levels'], read)).toBe('yoga today');
  });

  it.each([
    ['yoga tonight', 'evening'],
    ['yoga tomorrow morning', 'morning'],
    ['yoga at 6pm', null],
    ['yoga', null],
  ])('%s says the part of the day %s', (text, part) => expect(partInWords(read(text))).toBe(part));

  it.each([
    ['yoga within 3 miles of M33', 'yoga within 7 miles of M33'],
    ['yoga 1 mile from Sale tonight', 'yoga 7 miles from Sale tonight'],
    ['5 mile run', '5 mile run'],
  ])('%s has other miles', (text, other) => {
    expect(withMiles(text, 7)).toBe(other);
    expect(milesIn(withMiles(text, 7))).toBe(text === other ? null : 7);
  });
});

import { describe, expect, it } from 'vitest';
import { isPlain, type ParsedSearch, parseSearch } from './parse-search.ts';

/** A Wednesday. */
const TODAY = '2026-06-10';
const day = (from: string, to = from) => ({ days: { from, to } });
const EVENING = { startsFrom: '17:00' };

it.each<[string, Partial<ParsedSearch>]>([
  ['yoga near M33 tonight', { what: 'yoga', place: 'M33', ...day(TODAY), ...EVENING }],
  ['Yoga tonight near M33 2AL', { what: 'yoga', place: 'M33 2AL', ...day(TODAY), ...EVENING }],
  ['swimming in Sale tomorrow', { what: 'swimming', place: 'Sale', ...day('2026-06-11') }],
  [
    'badminton courts on saturday morning',
    { what: 'badminton courts', startsBefore: '12:00', ...day('2026-06-13') },
  ],
  ['spin wed', { what: 'spin', ...day(TODAY) }],
  ['spin Tuesday', { what: 'spin', ...day('2026-06-16') }],
  ['spin next wednesday', { what: 'spin', ...day('2026-06-17') }],
  ['spin next friday', { what: 'spin', ...day('2026-06-12') }],
  ['pilates this weekend', { what: 'pilates', ...day('2026-06-13', '2026-06-14') }],
  ['yoga this week', { what: 'yoga', ...day(TODAY, '2026-06-14') }],
  ['yoga next week', { what: 'yoga', ...day('2026-06-15', '2026-06-21') }],
  ['yoga after 6pm', { what: 'yoga', startsFrom: '18:00' }],
  ['yoga after 6', { what: 'yoga', startsFrom: '18:00' }],
  ['yoga from 9:30am before 12', { what: 'yoga', startsFrom: '09:30', startsBefore: '12:00' }],
  ['yoga at 6', { what: 'yoga', startsFrom: '18:00', startsBefore: '19:00' }],
  ['yoga around 6:30pm', { what: 'yoga', startsFrom: '18:30', startsBefore: '19:30' }],
  ['7am swim tomorrow', { what: 'swim', ...day('2026-06-11'), startsFrom: '07:00', startsBefore: '08:00' }],
  ['disco at 11pm', { what: 'disco', startsFrom: '23:00' }],
  ['under 5 swim', { what: 'under 5 swim' }],
  ['yoga before 7.15 am', { what: 'yoga', startsBefore: '07:15' }],
  [
    'classes near me this afternoon',
    { what: '', isNearMe: true, ...day(TODAY), startsFrom: '12:00', startsBefore: '17:00' },
  ],
  ['find a yoga class nearby', { what: 'yoga', isNearMe: true }],
  ['yoga in the evening', { what: 'yoga', ...EVENING }],
  ['  yoga,   in  Stretford!', { what: 'yoga', place: 'Stretford' }],
  ['M33 yoga', { what: 'yoga', place: 'M33' }],
  ['yoga EH16 5BB tonight', { what: 'yoga', place: 'EH16 5BB', ...day(TODAY), ...EVENING }],
  ['M33', { what: 'm33' }],
  ['U9 football', { what: 'u9 football' }],
  ['yoga', { what: 'yoga' }],
  ['Stockton-on-Tees', { what: 'stockton-on-tees' }],
  ['Sunderland', { what: 'sunderland' }],
  ['yoga after 25', { what: 'yoga after 25' }],
  ['', { what: '' }],
])('"%s" is read as %j', (text, expected) => {
  const nothing = { place: null, isNearMe: false, days: null, startsFrom: null, startsBefore: null };
  expect(parseSearch(text, TODAY)).toEqual({ ...nothing, ...expected });
});

describe('on a day of the weekend', () => {
  it.each([
    ['2026-06-13', '2026-06-13', '2026-06-14'],
    ['2026-06-14', '2026-06-14', '2026-06-14'],
  ])('%s, the weekend is what is left of it', (today, from, to) => {
    expect(parseSearch('yoga this weekend', today).days).toEqual({ from, to });
  });
});

it.each([
  ['yoga', true],
  ['M33', true],
  ['yoga tonight', false],
  ['yoga near Sale', false],
])('"%s" is one thing: %s', (text, expected) => {
  expect(isPlain(parseSearch(text, TODAY))).toBe(expected);
});

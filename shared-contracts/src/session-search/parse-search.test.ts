import { describe, expect, it } from 'vitest';
import { isPlain, type ParsedSearch, parseSearch } from './parse-search.ts';

/** A Wednesday. */
const TODAY = '2026-06-10';
const day = (from: string, to = from) => ({ days: { from, to } });
const NOTHING: ParsedSearch = {
  what: '',
  place: null,
  isNearMe: false,
  days: null,
  startsFrom: null,
  startsBefore: null,
  priceLimit: null,
  impossible: { time: null, date: null },
};
const EVENING = { startsFrom: '17:00' };

it.each<[string, Partial<ParsedSearch>]>([
  ['yoga near M33 tonight', { what: 'yoga', place: 'M33', ...day(TODAY), ...EVENING }],
  ['Yoga tonight near M33 2AL', { what: 'yoga', place: 'M33 2AL', ...day(TODAY), ...EVENING }],
  ['yoga within 3 miles of M33', { what: 'yoga', place: 'M33' }],
  ['yoga 3 miles from Sale tonight', { what: 'yoga', place: 'Sale', ...day(TODAY), ...EVENING }],
  ['5 mile run', { what: '5 mile run' }],
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
  ['yoga within 3 miles', { what: 'yoga', isNearMe: true }],
  ['yoga within 3 miles of Stretford', { what: 'yoga', place: 'Stretford' }],
  ['5 mile run', { what: '5 mile run' }],
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
  // Times
  ['yoga tonight after 10', { what: 'yoga', ...day(TODAY), startsFrom: '22:00' }],
  ['tonight after 10', { ...day(TODAY), startsFrom: '22:00' }],
  ['yoga tonight before 9', { what: 'yoga', ...day(TODAY), startsFrom: '17:00', startsBefore: '21:00' }],
  ['yoga in the morning after 7', { what: 'yoga', startsFrom: '07:00', startsBefore: '12:00' }],
  ['yoga after 7 in the morning', { what: 'yoga', startsFrom: '07:00', startsBefore: '12:00' }],
  ['tomorrow morning at 7', { ...day('2026-06-11'), startsFrom: '07:00', startsBefore: '08:00' }],
  ['before 7 tomorrow morning', { ...day('2026-06-11'), startsBefore: '07:00' }],
  ['yoga this afternoon from 4', { what: 'yoga', ...day(TODAY), startsFrom: '16:00', startsBefore: '17:00' }],
  ['yoga evening after 8.30', { what: 'yoga', startsFrom: '20:30' }],
  ['yoga morning after 6pm', { what: 'yoga', startsFrom: '18:00' }],
  ['yoga 18:30', { what: 'yoga', startsFrom: '18:30', startsBefore: '19:30' }],
  ['yoga 18.30', { what: 'yoga', startsFrom: '18:30', startsBefore: '19:30' }],
  ['yoga 06:30', { what: 'yoga', startsFrom: '06:30', startsBefore: '07:30' }],
  ['yoga around 6', { what: 'yoga', startsFrom: '18:00', startsBefore: '19:00' }],
  ['yoga at noon', { what: 'yoga', startsFrom: '12:00', startsBefore: '13:00' }],
  ['yoga at midday', { what: 'yoga', startsFrom: '12:00', startsBefore: '13:00' }],
  ['yoga before noon', { what: 'yoga', startsBefore: '12:00' }],
  ['yoga half past 6', { what: 'yoga', startsFrom: '18:30', startsBefore: '19:30' }],
  ['yoga at 7 o’clock', { what: 'yoga', startsFrom: '19:00', startsBefore: '20:00' }],
  ['yoga between 6 and 8', { what: 'yoga', startsFrom: '18:00', startsBefore: '20:00' }],
  ['yoga after 6 before 9', { what: 'yoga', startsFrom: '18:00', startsBefore: '21:00' }],
  ['yoga 6-8pm', { what: 'yoga', startsFrom: '18:00', startsBefore: '20:00' }],
  ['yoga from 9 to 1pm', { what: 'yoga', startsFrom: '09:00', startsBefore: '13:00' }],
  ['yoga after 25pm', { what: 'yoga', impossible: { time: '25pm', date: null } }],
  ['yoga at 6:75', { what: 'yoga', impossible: { time: '6:75', date: null } }],
  ['swimming lessons: stages 4 to 7', { what: 'swimming lessons: stages 4 to 7' }],
  ['hiit 30', { what: 'hiit 30' }],
  // Days
  ['yoga next weekend', { what: 'yoga', ...day('2026-06-20', '2026-06-21') }],
  ['yoga friday night', { what: 'yoga', ...day('2026-06-12'), ...EVENING }],
  ['yoga weds eve', { what: 'yoga', ...day(TODAY), ...EVENING }],
  ['what’s on tonight', { ...day(TODAY), ...EVENING }],
  ['yoga tomorrow night', { what: 'yoga', ...day('2026-06-11'), ...EVENING }],
  ['squash club night', { what: 'squash club night' }],
  ['yoga tmrw', { what: 'yoga', ...day('2026-06-11') }],
  ['yoga christmas day', { what: 'yoga', ...day('2026-12-25') }],
  ['yoga on Boxing Day', { what: 'yoga', ...day('2026-12-26') }],
  ['yoga new year’s eve', { what: 'yoga', ...day('2026-12-31') }],
  ['yoga new years day', { what: 'yoga', ...day('2027-01-01') }],
  ['christmas party swim', { what: 'christmas party swim' }],
  ['yoga in 3 days', { what: 'yoga', ...day('2026-06-13') }],
  ['yoga in a week', { what: 'yoga', ...day('2026-06-17') }],
  ['yoga in 3 hours', { what: 'yoga', ...day(TODAY) }],
  ['yoga in half an hour', { what: 'yoga', ...day(TODAY) }],
  ['yoga tonite', { what: 'yoga', ...day(TODAY), ...EVENING }],
  ['yoga yesterday', { what: 'yoga', ...day('2026-06-09') }],
  ['yoga saturday and sunday', { what: 'yoga', ...day('2026-06-13', '2026-06-14') }],
  ['yoga this weekend sunday', { what: 'yoga', ...day('2026-06-14') }],
  ['sun salutation', { what: 'sun salutation' }],
  ['sun salutations tomorrow', { what: 'sun salutations', ...day('2026-06-11') }],
  ['yoga sun salutation', { what: 'yoga sun salutation' }],
  ['the sat down class', { what: 'the sat down' }],
  ['sun yoga', { what: 'yoga', ...day('2026-06-14') }],
  ['yoga sun 9am', { what: 'yoga', ...day('2026-06-14'), startsFrom: '09:00', startsBefore: '10:00' }],
  ['9am sat yoga', { what: 'yoga', ...day('2026-06-13'), startsFrom: '09:00', startsBefore: '10:00' }],
  ['yoga sat morning', { what: 'yoga', ...day('2026-06-13'), startsBefore: '12:00' }],
  ['yoga sat in Sale', { what: 'yoga', place: 'Sale', ...day('2026-06-13') }],
  ['yoga on fri for beginners', { what: 'yoga for beginners', ...day('2026-06-12') }],
  // Players
  ['court for 4 at 7', { what: 'court', startsFrom: '19:00', startsBefore: '20:00' }],
  ['tennis court for two tomorrow', { what: 'tennis court', ...day('2026-06-11') }],
  ['badminton for 4 people', { what: 'badminton' }],
  ['swimming for 4 year olds', { what: 'swimming for 4 year olds' }],
  ['court for £5', { what: 'court', priceLimit: 5 }],
  // Places
  ['drop in badminton', { what: 'drop-in badminton' }],
  ['Drop-in badminton', { what: 'drop-in badminton' }],
  ['badminton drop in', { what: 'badminton drop-in' }],
  ['drop in badminton in Sale', { what: 'drop-in badminton', place: 'Sale' }],
  ['yoga in Sale near me', { what: 'yoga', place: 'Sale' }],
  ['yoga M33 near me', { what: 'yoga', place: 'M33' }],
  ['yoga sale', { what: 'yoga sale' }],
  // Prices
  ['free swim saturday', { what: 'swim', priceLimit: 0, ...day('2026-06-13') }],
  ['saturday free swim', { what: 'swim', priceLimit: 0, ...day('2026-06-13') }],
  ['swim free of charge in Sale', { what: 'swim', priceLimit: 0, place: 'Sale' }],
  ['swim for free', { what: 'swim', priceLimit: 0 }],
  ['free', { priceLimit: 0 }],
  ['free weights', { what: 'free weights' }],
  ['free kicks walking football', { what: 'free kicks walking football' }],
  ['freestyle', { what: 'freestyle' }],
  ['swim under £5 tomorrow', { what: 'swim', priceLimit: 5, ...day('2026-06-11') }],
  ['swim under 5 pounds', { what: 'swim', priceLimit: 5 }],
  ['swim up to £4.50', { what: 'swim', priceLimit: 5 }],
  ['swim £5 or less', { what: 'swim', priceLimit: 5 }],
  [
    'swim under 12.50 pounds at 6',
    { what: 'swim', priceLimit: 13, startsFrom: '18:00', startsBefore: '19:00' },
  ],
  ['swim under £1000', { what: 'swim under £1000' }],
  ['cheap swim', { what: 'swim' }],
  ['', { what: '' }],
])('"%s" is read as %j', (text, expected) => {
  expect(parseSearch(text, TODAY)).toEqual({ ...NOTHING, ...expected });
});

describe('with the places of a tenant', () => {
  const PLACES = [
    'sale',
    'sale leisure centre',
    'altrincham',
    'hindley pool',
    'barrow in furness',
    'yoga world',
  ];
  const isPlace = (words: string) => PLACES.includes(words);
  it.each<[string, Partial<ParsedSearch>]>([
    ['sale yoga', { what: 'yoga', place: 'sale' }],
    ['yoga Sale', { what: 'yoga', place: 'Sale' }],
    ['Sale swimming', { what: 'swimming', place: 'Sale' }],
    ['swimming Altrincham', { what: 'swimming', place: 'Altrincham' }],
    ['swim hindley pool', { what: 'swim', place: 'hindley pool' }],
    ['sale leisure centre yoga', { what: 'yoga', place: 'sale leisure centre' }],
    ['yoga at Sale Leisure Centre', { what: 'yoga', place: 'Sale Leisure Centre' }],
    ['yoga at Sale at 6', { what: 'yoga', place: 'Sale', startsFrom: '18:00', startsBefore: '19:00' }],
    ['yoga in Barrow in Furness', { what: 'yoga', place: 'Barrow in Furness' }],
    ['in Sale yoga', { what: 'yoga', place: 'Sale' }],
    ['yoga in Sale for beginners', { what: 'yoga for beginners', place: 'Sale' }],
    ['free yoga Sale tonight', { what: 'yoga', place: 'Sale', priceLimit: 0, ...day(TODAY), ...EVENING }],
    ['yoga sat Sale', { what: 'yoga', place: 'Sale', ...day('2026-06-13') }],
    ['Sale near me yoga', { what: 'yoga', place: 'Sale' }],
    ['Sale tonight', { place: 'Sale', ...day(TODAY), ...EVENING }],
    ['Sale', { what: 'sale' }],
    ['Sale Leisure Centre', { what: 'sale leisure centre' }],
    ['yoga', { what: 'yoga' }],
    ['yoga for sale rooms', { what: 'yoga for sale rooms' }],
    ['gymnastics for Sale', { what: 'gymnastics for sale' }],
    ['yoga near Stretford', { what: 'yoga', place: 'Stretford' }],
  ])('"%s" is read as %j', (text, expected) => {
    expect(parseSearch(text, TODAY, isPlace)).toEqual({ ...NOTHING, ...expected });
  });
});

describe('next weekend', () => {
  it.each([
    ['yoga 12 june', '2026-06-12'],
    ['yoga on 12th of June', '2026-06-12'],
    ['yoga on the 1st july', '2026-07-01'],
    ['yoga june 10', '2026-06-10'],
    ['yoga 1/7', '2026-07-01'],
    ['yoga 9 jun', '2027-06-09'],
    ['yoga tomorow', '2026-06-11'],
    ['yoga tommorrow', '2026-06-11'],
  ])('is read as a date in %s', (term, day) => {
    expect(parseSearch(term, '2026-06-10')).toMatchObject({ what: 'yoga', days: { from: day, to: day } });
  });

  it('is read with what is around the date', () => {
    expect(parseSearch('yoga near M33 2 jul after 6', '2026-06-10')).toMatchObject({
      what: 'yoga',
      place: 'M33',
      days: { from: '2026-07-02', to: '2026-07-02' },
      startsFrom: '18:00',
    });
  });

  it.each(['31 june', '29 feb', '31/2', '31 feb 2027'])('is none in %s of a year without it', (date) => {
    expect(parseSearch(`yoga on ${date}`, '2026-06-10')).toMatchObject({
      what: 'yoga',
      days: null,
      impossible: { time: null, date },
    });
  });

  it('is none where no month has such a number', () => {
    expect(parseSearch('yoga 40/2', '2026-06-10')).toMatchObject({
      what: 'yoga 40/2',
      days: null,
      impossible: { time: null, date: null },
    });
  });

  it.each([
    ['yoga 14 march 2026', '2026-03-14'],
    ['yoga 14/3/2026', '2026-03-14'],
    ['yoga march 14 2028', '2028-03-14'],
  ])('is of the year that is typed in %s', (term, day) => {
    expect(parseSearch(term, '2026-06-10')).toMatchObject({ what: 'yoga', days: { from: day, to: day } });
  });

  it.each(['2026-06-08', '2026-06-12', '2026-06-13', '2026-06-14'])(
    'is after the coming one on %s',
    (today) => {
      expect(parseSearch('yoga next weekend', today).days).toEqual({ from: '2026-06-20', to: '2026-06-21' });
    },
  );
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
  ['free yoga', false],
  ['classes', false],
])('"%s" is one thing: %s', (text, expected) => {
  expect(isPlain(parseSearch(text, TODAY))).toBe(expected);
});

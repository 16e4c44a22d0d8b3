import { defineTexts } from 'shared-contracts/texts';
import { counted } from './counted.ts';

/** Every word of the search for classes and courts. */
export const texts = defineTexts('mf-bookings/discover', {
  loading: 'Searching for classes and courts',
  failed: 'The search failed',
  failedHint: 'We couldn’t search classes and courts just now. Please try again in a moment.',
  found: (count: number) => counted(count, 'class or court', 'classes and courts'),
  foundMore: (count: number) => `Next ${count} classes and courts`,
  /** @param pounds at most; 0 is free of charge */
  atPrice: (pounds: number) => (pounds === 0 ? 'free of charge' : `for up to £${pounds}`),
  near: (miles: number, place: string, isList: boolean) =>
    `within ${counted(miles, 'mile', 'miles')} of ${place}${isList ? ', nearest first each day' : ''}`,
  you: 'you',
  none: 'No classes or courts found',
  noneHint: 'Try another day or time, a wider search, or fewer filters.',
  pastHint: 'That day is over. Try another day.',
  /** @param what was searched for, if it is an activity */
  noneLeft: (what: string, isFree: boolean, isTonight: boolean) =>
    `No ${isFree ? 'free ' : ''}${what || 'classes or courts'} left ${isTonight ? 'tonight' : 'today'}`,
  noneLater: 'Try another day or time.',
  /** @param day the last one, as `Mon 28 Dec 2026` */
  notOpenYet: (day: string) => `Booking is open until ${day}.`,
  passed: 'That time has already passed today.',
  searchLater: (words: string) => `Search ‘${words}’`,
  unknownActivity: (words: string) => `No class or court is called ‘${words}’`,
  checkSpelling: 'Check the spelling, or search for something like it.',
  /** @param activities as `Indoor Cycling`; several in a list. @param words that were typed */
  readAs: (activities: string, words: string) => `Showing ${activities} for ‘${words}’.`,
  unknownPlace: (place: string) => `We can’t find ‘${place}’, so these are from all venues.`,
  noSuchTime: (time: string) => `‘${time}’ is not a time of day, so these are at any time.`,
  noSuchDate: (date: string) => `‘${date}’ is not a date, so these are on any day.`,
  nearestTimes: 'Nearest times',
  nearestTimesHint: 'Nothing starts when you asked, but these come closest.',
  otherDays: 'Other days',
  otherDaysHint: 'Nothing is on then, but these are the next ones.',
  nearestDays: 'Nearest days',
  nearestDaysHint: 'Nothing can be booked then, but these are the last ones before.',
  otherPrices: 'At other prices',
  otherPricesHint: 'Nothing is at that price, but these are the next ones.',
  whereAreYou: 'We don’t know where you are, so these are from all venues.',
  clear: 'Clear filters',
  more: 'Show more',
  narrow: 'There are more. Add a day, a time or a place to your search.',
  filters: 'Filters',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  hasPlaces: 'Places left',
  isFree: 'Free of charge',
  isWomenOnly: 'Women and girls only',
  /** From the middle of a postcode district. */
  aboutMiles: (miles: string) => `about ${miles} ${miles === '1.0' ? 'mile' : 'miles'}`,
  miles: (miles: string) => `${miles} ${miles === '1.0' ? 'mile' : 'miles'}`,
  courtsFree: (count: number) => `${count} free`,
  /** @param time as `18:30–19:15` */
  link: (name: string, time: string, venue: string) => `${name}, ${time}, ${venue}`,
  venuesInstead: (words: string) => `Find venues near ‘${words}’`,
});

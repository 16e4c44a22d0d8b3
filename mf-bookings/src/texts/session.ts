import { defineTexts } from 'shared-contracts/texts';
import { counted } from './counted.ts';

/** Words that only the page of a class shows. */
export const texts = defineTexts('mf-bookings/session', {
  title: 'Class',
  loading: 'Loading the class',
  failed: 'The class could not be loaded',
  failedOf: (name: string) => `${name} could not be loaded`,
  back: 'Back to timetable',
  /** Of a class whose last places are in other people’s baskets. */
  checkAgain: 'Check again',
  checking: 'Checking for places',
  about: (name: string) => `About ${name}`,
  where: 'Where',
  leader: 'Leader',
  levelTitle: 'Level',
  openTo: 'Who it’s for',
  femaleOnly: 'Women and girls only',
  maleOnly: 'Men and boys only',
  support: 'Accessibility support',
  instructions: 'Before you come',
  cancellation: 'If you can’t come',
  freeUntil: (day: string, time: string) => `Free to cancel until ${time} on ${day}.`,
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  prices: 'Prices',
  yourPrice: 'Your price',
  priceFor: (name: string) => `Price for ${name}`,
  seeOthers: (activity: string) => `See other ${activity} classes`,
  weekly: 'Book it every week',
});

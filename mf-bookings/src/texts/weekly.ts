import { defineTexts } from 'shared-contracts/texts';

const classes = (count: number) => `${count} ${count === 1 ? 'class' : 'classes'}`;

/** Every word about booking a class week by week. */
export const texts = defineTexts('mf-bookings/weekly', {
  when: (weekday: string, time: string) => `Every ${weekday} at ${time}`,
  hint: 'Leave out any weeks when you can’t come.',
  loading: 'Loading the coming weeks',
  failed: 'The coming weeks could not be loaded',
  week: (day: string, price: string, places: string) => `${day} · ${price} · ${places}`,
  none: 'You can’t book any of the coming weeks yet.',
  add: (count: number) => `Add ${classes(count)} to basket`,
  addFor: (count: number, name: string) => `Add ${classes(count)} for ${name}`,
  /** Of the weeks that are ticked. */
  total: (price: string) => `${price} in total`,
  adding: 'Adding the classes to your basket',
  nothingChosen: 'Choose at least one week.',
  eachOnItsOwn:
    'Each week is a separate booking: if you cancel one, you keep the others. If one can’t be added, we add none of them.',
});

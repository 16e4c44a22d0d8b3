import { defineTexts } from 'shared-contracts/texts';

const classes = (count: number) => `${count} ${count === 1 ? 'class' : 'classes'}`;

/** Every word about booking a class week by week. */
export const texts = defineTexts('mf-bookings/weekly', {
  when: (weekday: string, time: string) => `Every ${weekday} at ${time}`,
  hint: 'Leave out the weeks in which you cannot come.',
  loading: 'Loading the weeks ahead',
  failed: 'The weeks ahead could not be loaded',
  week: (day: string, price: string, places: string) => `${day} · ${price} · ${places}`,
  none: 'None of the weeks ahead can be booked now.',
  add: (count: number) => `Add ${classes(count)} to basket`,
  addFor: (count: number, name: string) => `Add ${classes(count)} for ${name}`,
  adding: 'Adding the classes to your basket',
  nothingChosen: 'Choose at least one week.',
  eachOnItsOwn:
    'Each week is a booking of its own: if you cancel one, you keep the others. The basket gets all of them, or none if one has just gone.',
});

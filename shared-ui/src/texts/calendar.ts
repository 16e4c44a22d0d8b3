import { defineTexts } from 'shared-contracts/texts';

/** Words of dates that are chosen, which no first view carries. */
export const words = defineTexts('shared-ui/calendar', {
  form: 'DD/MM/YYYY',
  choose: (field: string) => `Choose a date: ${field}`,
  change: (field: string, day: string) => `Change the date, ${day}: ${field}`,
  failed: 'The calendar could not be loaded. Please type the date.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose a year',
  backToDays: 'Back to the days',
});

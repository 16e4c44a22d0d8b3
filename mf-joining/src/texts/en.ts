import { defineTexts } from 'shared-contracts/texts';
import { centre, map } from './centres.ts';

/** Every word a person reads in this remote. */
export const texts = defineTexts('mf-joining', {
  needsScript: 'Joining online needs JavaScript. Switch it on and reload, or join at the centre.',
  title: 'Online Joining',
  headings: {
    join: 'Online Joining',
    change: 'Change your membership',
    renew: 'Renew your membership',
  },
  tryAgain: 'Try again',
  wentWrong: 'Something went wrong, please try again.',
  sections: {
    centre: 'Choose your home centre',
    membership: 'Choose your membership',
    details: 'Your details',
    additionalDetails: 'Additional details',
    dates: 'Review & select dates',
    directDebit: 'Monthly payment',
    confirmation: 'Confirm your details',
    checkout: 'Checkout',
    step: (number: number, count: number) => `Step ${number} of ${count}:`,
    completed: 'completed',
    incomplete: 'Still to do',
    edit: 'Edit',
  },
  centre,
  map,
  membership: {
    loading: 'Loading memberships',
    notFound: 'Could not find selected membership',
  },
  details: {
    loading: 'Loading your details',
    ineligible: 'You are ineligible for the membership you selected.',
  },
  sidebar: {
    title: 'Your selection',
    homeCentre: 'Home centre',
    membership: 'Membership',
    empty: "You haven't selected a membership yet",
    loading: 'Calculating the price',
  },
});

import { defineTexts } from 'shared-contracts/texts';

/** Every word a person reads in this remote. */
export const texts = defineTexts('mf-joining', {
  title: 'Online Joining',
  tryAgain: 'Try again',
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
    edit: 'Edit',
  },
  centre: {
    lead: 'This is the main centre that your membership will be linked to.',
    loading: 'Loading centres',
    failed: 'The centres could not be loaded',
    noCentres: 'No centres found',
    choose: 'Select and continue',
    chooseThis: (name: string) => `Select and continue: ${name}`,
    selected: 'Selected',
    change: 'Change location',
    continue: 'Continue',
    distance: (miles: string) => `${miles} ${miles === '1.0' ? 'mile' : 'miles'} away`,
    showMore: 'Show more centres',
    shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  },
  sidebar: {
    title: 'Your selection',
    homeCentre: 'Home centre',
    empty: "You haven't selected a membership yet",
  },
});

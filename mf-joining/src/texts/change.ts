import { defineTexts } from 'shared-contracts/texts';

/** The words of changing and renewing a membership. */
export const texts = defineTexts('mf-joining/change', {
  now: (name: string, price: string) => `Now: ${name}, ${price} per month`,
  fromTo: (before: string, now: string) => `From ${before} to ${now}`,
  renewedFrom: (name: string, day: string) => `${name}, from ${day}`,
  summary: 'What changes',
  compared: (name: string) => `Compared with ${name}`,
  today: 'To pay today',
  from: (day: string) => `New price from ${day}`,
  monthly: (price: string) => `${price} per month`,
  less: (amount: string) => `${amount} less than now`,
  more: (amount: string) => `${amount} more than now`,
  gained: 'You gain',
  lost: 'You lose',
  changed: 'Changed',
  same: 'It includes exactly what you have now.',
  keptAll: 'You keep everything you have now.',
  accessTo: (place: string) => `Access to ${place}`,
  accessInstead: (now: string, before: string) => `Access: ${now} instead of ${before}`,
  allLocations: 'All national locations',
  allCentres: 'All our centres',
  benefit: (name: string, allowance: string) => `${name}: ${allowance}`,
  benefitInstead: (name: string, now: string, before: string) => `${name}: ${now} instead of ${before}`,
  waiting: {
    change: { title: 'Your change of membership isn’t finished', goOn: 'Continue with the change' },
    renewal: { title: 'Your renewal isn’t finished', goOn: 'Continue with the renewal' },
    lead: (name: string) =>
      `${name} is in your basket, but you haven’t paid for it yet. Until then, your membership stays as it is.`,
    hint: 'Choosing another membership below also takes it out of your basket.',
    drop: 'Take it out of my basket',
    dropped: 'Taken out of your basket. Your membership stays as it is.',
    readyTitle: 'Your membership is ready to pay for',
    ready: (name: string) =>
      `${name} is in your basket as you left it. You can pay for it now, or change your choices below.`,
    toCheckout: 'Go to the checkout',
    missingTitle: 'Almost ready to pay',
    missing: (name: string) => `${name} is in your basket. Before you can pay for it:`,
    /** The missing part of each section. */
    parts: {
      centre_section: 'Choose your centre again',
      membership_section: 'Choose your membership again',
      details_section: 'Complete your details',
      additional_details_section: 'Answer the questions',
      dates_section: 'Check the dates and agree to the terms',
      dd_section: 'Enter your bank details',
      confirmation_section: 'Check your bank details',
    },
    failed: 'We couldn’t take it out of your basket. Please try again.',
  },
});

import { defineTexts } from 'shared-contracts/texts';
import { counted } from './counted.ts';

/** The words of changing and renewing a membership. */
export const texts = defineTexts('mf-joining/change', {
  now: (name: string, price: string) => `Now: ${name}, ${price} per month`,
  fromTo: (before: string, now: string) => `From ${before} to ${now}`,
  renewedFrom: (name: string, day: string) => `${name}, from ${day}`,
  held: 'Your membership now',
  summary: 'What changes',
  compared: (name: string) => `Compared with ${name}`,
  less: (amount: string) => `${amount} less than now`,
  more: (amount: string) => `${amount} more than now`,
  gained: 'You will gain',
  lost: 'You will lose',
  changed: 'What will be different',
  same: 'It includes exactly what you have now.',
  keptAll: 'You keep everything you have now.',
  accessTo: (place: string) => `Access to ${place}`,
  accessInstead: (now: string, before: string) => `Access to ${now} instead of ${before}`,
  allLocations: 'all national locations',
  allCentres: 'all our centres',
  benefit: (name: string, allowance: string) => `${name}, ${allowance}`,
  benefitInstead: (name: string, now: string, before: string) => `${name}, ${now} instead of ${before}`,
  unlimited: 'as often as you like',
  memberPrice: 'at the member price',
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
    missingTitle: (count: number) => `${counted(count, 'thing', 'things')} left before you pay`,
    missing: (name: string) => `${name} is in your basket.`,
    /** The missing part of each section. */
    parts: {
      centre_section: 'Choose your centre again',
      membership_section: 'Choose your membership again',
      details_section: 'Complete your details',
      additional_details_section: 'Answer the questions',
      dates_section: 'Check the dates and agree to the terms',
      dd_section: 'Enter your bank details',
      confirmation_section: 'Confirm your details',
    },
    failed: 'We couldn’t take it out of your basket. Please try again.',
  },
});

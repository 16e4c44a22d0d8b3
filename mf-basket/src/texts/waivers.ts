import { defineTexts } from 'shared-contracts/texts';

/** Every word about what attendees must accept, which few baskets need. */
export const texts = defineTexts('mf-basket/waivers', {
  title: 'Before taking part',
  own: {
    intro: 'Read this and accept it for everyone who takes part. We ask again only if the wording changes.',
    accept: (names: string) => `I have read this and accept it for ${names}`,
  },
  desk: {
    intro: 'Let the customer read this and accept it for everyone who takes part.',
    accept: (names: string) => `The customer has read this and accepts it for ${names}`,
  },
  /** @param names of attendees, with commas between them */
  and: (names: string, last: string) => `${names} and ${last}`,
  missing: 'Accept this before you pay',
});

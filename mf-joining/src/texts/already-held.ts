import { defineTexts } from 'shared-contracts/texts';

/** The words for a person who has a membership and is about to buy another. */
export const texts = defineTexts('mf-joining/already-held', {
  title: (names: string) => `You already have ${names}`,
  and: (before: string, last: string) => `${before} and ${last}`,
  until: (name: string, day: string) => `${name} until ${day}`,
  beside: 'A membership you buy here doesn’t replace it. You would have both.',
  besideSeveral: 'A membership you buy here doesn’t replace any of them. You would have them all.',
  change: 'Change it instead',
  changeNamed: (name: string) => `Change ${name} instead`,
  renew: 'Renew it instead',
  renewNamed: (name: string) => `Renew ${name} instead`,
});

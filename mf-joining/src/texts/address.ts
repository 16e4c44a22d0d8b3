import { defineTexts } from 'shared-contracts/texts';

/** The words of looking up an address. */
export const texts = defineTexts('mf-joining/address', {
  choose: 'Your address',
  found: (count: number) => (count === 1 ? '1 address found' : `${count} addresses found`),
  orType: 'Choose it here, or type it below.',
  townFilled: (town: string) => `We’ve filled in ${town}. Please change it if that isn’t your town.`,
  failed: 'We can’t look up addresses right now. Please type yours.',
});

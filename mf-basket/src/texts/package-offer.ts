import { defineTexts } from 'shared-contracts/texts';

/** The question about someone else's package, which few baskets ask. */
export const texts = defineTexts('mf-basket/package-offer', {
  question: (owner: string, name: string, left: number) =>
    `${owner} has ${name} with ${left === 1 ? '1 use' : `${left} uses`} left. Do you want to use one for this?`,
  take: (name: string) => `Use ${name}`,
  takeFor: (name: string, line: string) => `Use ${name} for ${line}`,
});

import { defineTexts } from 'shared-contracts/texts';

/** The choice between saved cards; apart from the others, so that no checkout without them carries it. */
export const texts = defineTexts('mf-basket/saved-cards', {
  payWith: 'Pay with',
  differentCard: 'Use a different card',
  expires: (holder: string, expiry: string) => `${holder} · Expires ${expiry}`,
  expired: (holder: string, expiry: string) => `${holder} · Expired ${expiry}, can’t\u00a0be\u00a0used`,
  fixed: 'Card details cannot be edited',
});

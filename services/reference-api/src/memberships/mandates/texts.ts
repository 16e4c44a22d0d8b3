/** Every word about Direct Debit instructions that the service answers with. */
export const mandateTexts = {
  none: 'You have no membership paid by Direct Debit, so you don’t need to set one up.',
} as const;

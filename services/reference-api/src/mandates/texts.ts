/** Every word about Direct Debit instructions that the service answers with. */
export const mandateTexts = {
  none: 'You do not pay by Direct Debit, so there is no account to replace.',
} as const;

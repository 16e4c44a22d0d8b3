/** Every word about Direct Debit instructions that the service answers with. */
export const mandateTexts = {
  none: 'You have no membership that is paid by Direct Debit, so there is none to set up.',
} as const;

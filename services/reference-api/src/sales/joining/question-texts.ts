/** Every word about additional questions that the service answers with. */
export const questionTexts = {
  noMembership: 'This membership is no longer in your basket. Please choose it again.',
} as const;

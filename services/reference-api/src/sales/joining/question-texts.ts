/** Every word about additional questions that the service answers with. */
export const questionTexts = {
  noMembership: 'This membership is not in your basket any more. Please choose it again.',
} as const;

/** Every word of looking up addresses. */
export const addressTexts = {
  postcode: 'Please enter a valid postcode',
  tooMany: 'You have looked up many addresses. Please type yours.',
} as const;

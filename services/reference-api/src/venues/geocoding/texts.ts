/** Every word of the search for places. */
export const geocodingTexts = {
  notFound: 'Ask for {term}.json.',
  key: 'This key is not allowed to search.',
  tooLong: 'The search is too long.',
  attribution: 'GeoNames (CC BY 4.0); Office for National Statistics and Royal Mail data, Crown copyright.',
} as const;

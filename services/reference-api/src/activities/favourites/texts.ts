/** Texts about favourites. */
export const favouriteTexts = {
  tooMany: (most: number) => `You can keep up to ${most} favourites. Remove one first.`,
};

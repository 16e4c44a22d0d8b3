/** Every word about saved filters. */
export const savedFilterTexts = {
  tooMany: (most: number) => `You can keep ${most} filters. Remove one before you save another.`,
} as const;

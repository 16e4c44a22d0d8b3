/** The seeded words, and the longest ones that a page must bear. */
export const CONTENTS = ['light', 'long'] as const;
export type Content = (typeof CONTENTS)[number];

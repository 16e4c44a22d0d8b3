/** The words that every mail begins with. */
export const mailTexts = {
  hello: (firstName: string) => `Hello ${firstName},`,
} as const;

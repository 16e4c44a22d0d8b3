/** The words that every mail begins and ends with. */
export const mailTexts = {
  /** Without an account there is no name. */
  hello: (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  questions: (ways: string) => `Questions? ${ways}`,
  seller: (legalName: string, companyNumber: string | null, address: string) =>
    [legalName, companyNumber === null ? null : `registered number ${companyNumber}`, address]
      .filter((part) => part !== null)
      .join(', '),
} as const;

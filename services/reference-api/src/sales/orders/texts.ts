/** Every word of an order's calendar file. */
export const orderTexts = {
  title: (session: string, venue: string) => `${session} at ${venue}`,
  reference: (reference: string) => `Booking reference: ${reference}`,
  entryCode: (code: string) => `Entry code: ${code}`,
  forWhom: (name: string) => `For ${name}`,
  room: (location: string) => `Where: ${location}`,
} as const;

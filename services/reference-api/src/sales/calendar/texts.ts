/** Every word of the calendar that reads a person's bookings. */
export const calendarTexts = {
  name: (brand: string) => `Bookings at ${brand}`,
  title: (session: string, venue: string) => `${session} at ${venue}`,
  titleFor: (person: string, session: string, venue: string) => `For ${person}: ${session} at ${venue}`,
} as const;

/** Names of lists in the audit log. */
export const viewedListTexts = {
  attendees: (name: string, venue: string, day: string, time: string) =>
    `Bookings of ${name} at ${venue} on ${day} at ${time}`,
  documents: 'Documents to check',
  payments: 'Payments to sort out',
} as const;

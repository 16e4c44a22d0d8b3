/** Every word that is mailed about an order. */
export const orderLetterTexts = {
  subject: {
    // A lock screen shows it to others, and the name of a class may say something about someone's health.
    booking: (moment: string) => `Booked: ${moment}`,
    bookings: (tenant: string) => `Your bookings at ${tenant}`,
    payment: (tenant: string) => `Your payment to ${tenant}`,
    membership: {
      new: (tenant: string) => `Welcome to your ${tenant} membership`,
      change: (tenant: string) => `Your ${tenant} membership has changed`,
      renewal: (tenant: string) => `Your ${tenant} membership is renewed`,
    },
  },
  headline: {
    booking: (name: string, day: string) => `${name} is\u00a0booked:\n${day}`,
    bookings: (name: string, people: number, day: string) =>
      `${name} is booked for\u00a0${people}\u00a0people:\n${day}`,
    several: (count: number) => `Your ${count} bookings are confirmed`,
    payment: 'Your payment is confirmed',
    membership: {
      new: 'Welcome, you’re a member',
      change: 'Your membership has changed',
      renewal: 'Your membership is renewed',
    },
  },
  confirmed: (reference: string) => `Thank you. Your order ${reference} is confirmed.`,
  order: (reference: string) => `Your order ${reference} is confirmed.`,
  servedBy: (name: string) => `${name} served you at the front of house.`,
  membership: {
    validAt: 'Valid at',
    everywhere: (tenant: string) => `All ${tenant} centres`,
    starts: 'Starts',
    replaces: 'In place of',
    until: (name: string, day: string) => `${name}, until ${day}`,
    ends: 'Ends',
    price: 'Price',
    monthly: (amount: string) => `${amount} each month`,
    next: 'Next payment',
    welcome: (day: string) =>
      `Your membership starts on ${day}. Keep your member number to hand for your first visit.`,
    changed: (day: string) => `Your membership has changed, as you asked, from ${day}.`,
    renewed: (day: string) => `Thank you for staying with us. Your membership is renewed from ${day}.`,
    book: 'Book your first visit',
    see: 'See your memberships',
  },
  proof:
    'Your membership is pending until you upload proof of your eligibility. You can do this in your account.',
  upload: 'Upload your proof',
  seeOrder: 'See your order',
  lineFor: (name: string, person: string) => `${name}, ${person}`,
  directions: 'Get directions',
  directionsTo: (venue: string) => `Get directions to ${venue}`,
  calendar: 'The attached calendar file adds your booking to your calendar.',
  calendars: 'The attached calendar file adds your bookings to your calendar.',
  paid: {
    heading: 'What you paid',
    total: 'Total',
    vat: (percent: number) => `Includes VAT at ${percent}%`,
    with: (means: string) => `Paid with ${means}`,
  },
} as const;

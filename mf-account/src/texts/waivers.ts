import { defineTexts } from 'shared-contracts/texts';

/** Words about waivers that were accepted. */
export const texts = defineTexts('mf-account/waivers', {
  title: 'Accepted waivers',
  ownTitle: 'Your waivers',
  lead: 'What you agreed to before taking part, for whom and when.',
  back: 'My details',
  leadOf: (name: string) => `What ${name} has accepted, word for word, with names and dates.`,
  link: 'Read or print what you have accepted',
  cardTitle: 'Waivers',
  cardText: (count: number) =>
    count === 1
      ? 'You have accepted 1 waiver for yourself or for people you book for.'
      : `You have accepted ${count} waivers for yourself or for people you book for.`,
  loading: 'Loading the accepted waivers',
  failed: 'The accepted waivers could not be loaded',
  emptyTitle: 'No accepted waivers',
  emptyText: 'Waivers are listed here once they are accepted before a payment.',
  accepted: (attendee: string, day: string, time: string) => `For ${attendee} on ${day} at ${time}`,
  acceptedBy: (name: string) => `Accepted by ${name}`,
  acceptedByAtDesk: (name: string) => `Accepted by ${name} at the desk`,
  acceptedOnline: 'Accepted online',
  notedAtDesk: 'Accepted at the desk',
  acceptances: (title: string) => `Accepted: ${title}`,
  print: 'Print',
  staffOnlyTitle: 'This page is for staff',
  staffOnlyText: "Log in with a staff account to see a customer's accepted waivers.",
});

import { defineTexts } from 'shared-contracts/texts';

/** Words of a person's waiting lists; apart from the others, so that the dashboard carries none. */
export const texts = defineTexts('mf-account/waiting', {
  title: 'Waiting lists',
  about:
    'When a place comes free, we hold it for the next person on the list and email them. You only pay if you book it.',
  position: (position: number) =>
    position === 1 ? 'You are next on the waiting list.' : `You are number ${position} on the waiting list.`,
  offeredTitle: 'A place has come free',
  offeredIn: (name: string) => `A place in ${name} has come free`,
  starts: (day: string, time: string, venue: string) => `${day}, ${time}, ${venue}.`,
  offeredAbout: 'If you don’t book it in time, it goes to the next person on the list.',
  offered: (time: string, day: string) => `We’re holding it for you until ${time} on ${day}.`,
  failed: 'Your waiting lists could not be loaded',
  book: 'Book your place',
  view: 'View class',
  leave: 'Leave the waiting list',
  letGo: 'Give up my place',
  /** These follow the words of a link or a button, to say which of many it is about. */
  named: (name: string, day: string) => `${name}, ${day}`,
  placeIn: (name: string, day: string) => `in ${name}, ${day}`,
  listOf: (name: string, day: string) => `of ${name}, ${day}`,
  leaveTitle: 'Leave this waiting list?',
  leaveText: (name: string, day: string) =>
    `You won’t be offered a place in ${name} on ${day}. If you join the list again, you’ll be at the end of it.`,
  letGoTitle: 'Give up your place?',
  letGoText: (name: string, day: string) =>
    `Your place in ${name} on ${day} will go to the next person on the list.`,
  stay: 'Stay on the list',
  keep: 'Keep my place',
  left: 'You are no longer on the waiting list.',
});

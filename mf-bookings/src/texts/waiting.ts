import { defineTexts } from 'shared-contracts/texts';

/** Every word about waiting lists, which only a class without places shows. */
export const texts = defineTexts('mf-bookings/waiting', {
  title: 'Waiting list',
  about:
    'When a place comes free, we hold it for the next person on the list and email them. You only pay if you book it.',
  full: 'All places are booked.',
  /** To someone who is not on the list. */
  waiting: (count: number) =>
    count === 0 ? 'No one is waiting yet.' : `${count} ${count === 1 ? 'person is' : 'people are'} waiting.`,
  join: 'Join the waiting list',
  joining: 'Joining the waiting list',
  logIn: 'Log in to join the waiting list',
  leave: 'Leave the waiting list',
  leaving: 'Leaving the waiting list',
  position: (position: number) =>
    position === 1 ? 'You are next on the waiting list.' : `You are number ${position} on the waiting list.`,
  offered: (time: string, day: string) =>
    `A place has come free. We’re holding it for you until ${time} on ${day}.`,
  letGo: 'Give up my place',
  yours: 'You are waiting for',
  place: (name: string, day: string, time: string) => `${name}, ${day}, ${time}`,
  left: 'You are no longer on the waiting list.',
});

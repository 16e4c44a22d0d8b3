import { defineTexts } from 'shared-contracts/texts';

/** Every word around a class: sharing it, favourites, what is like it. */
export const texts = defineTexts('mf-bookings/class-page', {
  share: 'Share',
  copied: 'Link copied',
  shareFailed: 'The link could not be copied.',
  addToCalendar: 'Add to calendar',
  otherTimes: 'Other times',
  /** @param leader an instructor's full name */
  moreWith: (leader: string) => `More classes with ${leader}`,
  /** Before the day and time of the next one with places, or of an earlier one. */
  nextBookable: 'Book the next one:',
  earlierBookable: 'Book an earlier one:',
  /** @param name first name of a linked person; `null` = oneself */
  suitable: (name: string | null, what: string, time: string) =>
    `See ${what} at ${time}${name === null ? '' : ` for ${name}`}`,
  allThatDay: 'See all classes that day',
  /** In place of the price. */
  notFor: (name: string | null) => `Not for ${name ?? 'you'}`,
  /** @param name of a venue, a class or an instructor */
  favourite: (name: string) => `Favourite: ${name}`,
  favouriteAdded: (name: string) => `${name} is now one of your favourites`,
  favouriteRemoved: (name: string) => `${name} is no longer one of your favourites`,
  favouriteFailed: 'Your favourites could not be changed. Please try again.',
});

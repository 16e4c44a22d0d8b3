/** The account's host beside the one that a mail leads to: `bookings.riverside.localhost` has `my-account.…`. */
export const accountOrigin = (origin: string): string => origin.replace(/\/\/[^.]+\./, '//my-account.');

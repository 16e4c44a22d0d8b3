import type { AppName } from 'shared-contracts/links';

/** The same tenant's host of another app: `bookings.riverside.localhost` has `my-account.…`. */
export const originOfApp = (origin: string, app: AppName): string =>
  origin.replace(/\/\/[^.]+\./, `//${app}.`);

/** The account's host beside the one that a mail leads to. */
export const accountOrigin = (origin: string): string => originOfApp(origin, 'my-account');

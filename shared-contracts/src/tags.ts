import { type AppName, type Flags, paths, RESUME_JOINING_PATH } from './links.ts';

/** Origins of a tag manager's scripts. */
export const TAG_HOST = 'https://www.googletagmanager.com';
/** Origins to which its tags report. No page allows anything else that a tag might need. */
export const TAG_REPORTS: readonly string[] = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The id of a container, as the tag manager shows it. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** Hosts on which people look for classes and memberships. The account and the front of house stay private. */
const TAGGED_APPS: readonly AppName[] = ['bookings', 'online-joining'];
const NEVER_TAGGED: readonly string[] = [
  paths.checkout,
  paths.login,
  paths.register,
  paths.resetPassword,
  paths.confirmEmail,
  RESUME_JOINING_PATH,
];

/**
 * True if a document may carry third-party tags, if the person agrees: never where a card or a password is
 * entered, at a kiosk, or in a frame, where joining and paying are one document.
 */
export function canCarryTags(app: AppName, pathname: string, { embedded, kiosk }: Flags): boolean {
  const path = `${pathname.toLowerCase()}/`;
  return (
    TAGGED_APPS.includes(app) &&
    !embedded &&
    !kiosk &&
    !NEVER_TAGGED.some((each) => path.startsWith(`${each}/`))
  );
}

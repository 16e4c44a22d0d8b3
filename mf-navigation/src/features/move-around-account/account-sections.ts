/** Paths of the account area (shell specification 2 "My-account paths"). */
export const accountPaths = {
  dashboard: '/',
  details: '/user-details',
  memberships: '/memberships',
  packages: '/packages',
  bookings: '/bookings',
  /** Where phones begin with the bookings. */
  upcomingBookings: '/bookings/upcoming',
  'guest-passes': '/guest-passes',
  payments: '/payments',
} as const;

export type AccountPath = (typeof accountPaths)[keyof typeof accountPaths];
export type SectionId = Exclude<keyof typeof accountPaths, 'upcomingBookings'>;

export interface AccountSection {
  id: SectionId;
  /** Where its link leads. */
  path: AccountPath;
}

/** What decides which sections of the account a customer is offered. */
export interface AccountSituation {
  guestPassesEnabled: boolean;
  isPhone: boolean;
  /** Whether the host has a screen at a path. */
  hasRoute(path: AccountPath): boolean;
}

const ORDER: readonly SectionId[] = [
  'dashboard',
  'details',
  'memberships',
  'packages',
  'bookings',
  'guest-passes',
  'payments',
];

/** The sections that have a screen, in their order. One alone would lead nowhere else, and is none. */
export function accountSections({
  guestPassesEnabled,
  isPhone,
  hasRoute,
}: AccountSituation): AccountSection[] {
  const startOf = (id: SectionId): AccountPath =>
    id === 'bookings' && isPhone && hasRoute(accountPaths.upcomingBookings)
      ? accountPaths.upcomingBookings
      : accountPaths[id];
  const sections = ORDER.filter((id) => id !== 'guest-passes' || guestPassesEnabled)
    .map((id) => ({ id, path: startOf(id) }))
    .filter(({ path }) => hasRoute(path));
  return sections.length > 1 ? sections : [];
}

/** How `aria-current` marks a section: `page` where its link leads, `true` elsewhere in it. */
export function sectionMark({ id, path }: AccountSection, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  const root = accountPaths[id];
  const isInside = root !== accountPaths.dashboard && `${pathname}/`.startsWith(`${root}/`);
  return isInside ? 'true' : undefined;
}

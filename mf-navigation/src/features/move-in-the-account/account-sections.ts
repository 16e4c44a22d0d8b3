/** Paths of the account area (shell specification 2 "My-account paths"). */
export const accountPaths = {
  dashboard: '/',
  details: '/user-details',
  memberships: '/memberships',
  packages: '/packages',
  bookings: '/bookings',
  /** The start of the bookings on phones. */
  upcomingBookings: '/bookings/upcoming',
  'guest-passes': '/guest-passes',
  payments: '/payments',
} as const;

export type AccountPath = (typeof accountPaths)[keyof typeof accountPaths];
export type SectionId = Exclude<keyof typeof accountPaths, 'upcomingBookings'>;

export interface AccountSection {
  id: SectionId;
  /** The target of its link. */
  path: AccountPath;
}

/** The inputs that decide which sections of the account are shown. */
export interface AccountContext {
  guestPassesEnabled: boolean;
  isPhone: boolean;
  /** True if the host has a screen at a path. */
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

/** The sections that have a screen, in their order; none if there is only one. */
export function accountSections({ guestPassesEnabled, isPhone, hasRoute }: AccountContext): AccountSection[] {
  const startOf = (id: SectionId): AccountPath =>
    id === 'bookings' && isPhone && hasRoute(accountPaths.upcomingBookings)
      ? accountPaths.upcomingBookings
      : accountPaths[id];
  const sections = ORDER.filter((id) => id !== 'guest-passes' || guestPassesEnabled)
    .map((id) => ({ id, path: startOf(id) }))
    .filter(({ path }) => hasRoute(path));
  return sections.length > 1 ? sections : [];
}

/** The `aria-current` of a section: `page` at its link's target, `true` elsewhere in it. */
export function ariaCurrent({ id, path }: AccountSection, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  if (id === 'details' && pathname === '/waivers') return 'true';
  const root = accountPaths[id];
  const isInside = root !== accountPaths.dashboard && `${pathname}/`.startsWith(`${root}/`);
  return isInside ? 'true' : undefined;
}

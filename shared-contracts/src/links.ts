/** The purposes one application serves, each on a sub-domain of its own (shell specification 1). */
export const APPS = ['bookings', 'my-account', 'online-joining', 'front-of-house'] as const;
export type AppName = (typeof APPS)[number];

/** Display modes switched by query flags (shell specification 1). */
export interface Flags {
  embedded: boolean;
  kiosk: boolean;
}

/** Absolute origins of a tenant's hosts, without a trailing slash. */
export type AppOrigins = Record<AppName, string>;

/** Every path that more than one part knows (shell specification 2, joining specification 2). */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  /** The token of the mailed link follows as the fragment, so that no server or referrer sees it. */
  resetPassword: '/reset-password',
  /** Page of the link that confirms an email address; its token follows in the same way. */
  confirmEmail: '/confirm-email',
  /** Page on which a member of staff confirms their second factor, on the front-of-house host. */
  secondFactor: '/second-factor',
  basket: '/basket',
  checkout: '/checkout',
  redirectToSelectedVenue: '/redirect-to-selected-venue',
  kiosk: '/kiosk',
  venue: (slug: string) => `/location/${encodeURIComponent(slug)}`,
  session: (venueSlug: string, sessionId: string) =>
    `/location/${encodeURIComponent(venueSlug)}/sessions/${encodeURIComponent(sessionId)}`,
  /** A venue's timetable with one activity chosen. */
  venueActivity: (slug: string, activitySlug: string) =>
    `/location/${encodeURIComponent(slug)}?activity=${encodeURIComponent(activitySlug)}`,
  /** A centre to join at, on the joining host; what was chosen there follows it (joining specification 2). */
  centre: (slug: string) => `/centre/${encodeURIComponent(slug)}`,
  /** Personal details and mail preferences, on the account host. */
  details: '/user-details',
  /** Bookings of a person, on the account host. */
  bookings: '/bookings',
  /** A person's answers to the data fields, on the account host. */
  userDetails: '/user-details',
  /** Charges and past payments of a person, on the account host. */
  payments: '/payments',
  /** Waivers a person has accepted, on the account host, and those of a customer on the front-of-house host. */
  acceptedWaivers: '/waivers',
  waiversOf: (personId: string) => `/waivers/${encodeURIComponent(personId)}`,
  /** The terms a person agreed to with their memberships, on the account host. */
  agreedTerms: '/agreed-terms',
  /** Memberships of a person and the documents they are asked for, on the account host. */
  memberships: '/memberships',
  /** Page on which a membership is changed and renewed, on the joining host (decisions 34). */
  changeMembership: (membershipId: string) => `/?change=${encodeURIComponent(membershipId)}`,
  renewMembership: (membershipId: string) => `/?renew=${encodeURIComponent(membershipId)}`,
  orderConfirmed: (orderId: string) => `/order-confirmed/${encodeURIComponent(orderId)}`,
} as const;

/**
 * Page of the link to a joining in progress, on the joining host; its token follows as the fragment. Apart from
 * `paths`, since no first view needs it.
 */
export const RESUME_JOINING_PATH = '/resume';

const VENUE_PATH = /^\/(?:location|centre)\/([a-z0-9][a-z0-9-]{0,120})(?:\/|$)/;

/** The venue that a path is about, `null` for other paths: `/location/sale-leisure-centre` -> its slug. */
export function venueSlugOfPath(pathname: string): string | null {
  return VENUE_PATH.exec(pathname)?.[1] ?? null;
}

/** Adds the tab's display flags to a path or URL, merging with its own query; external hosts never get them. */
export function withFlags(link: string, flags: Flags): string {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(link) ?? [];
  const search = new URLSearchParams(query);
  if (flags.embedded) search.set('embedded', 'true');
  if (flags.kiosk) search.set('kiosk', 'true');
  const text = search.toString();
  return `${path}${text ? `?${text}` : ''}${hash ? `#${hash}` : ''}`;
}

/** A link to a path of another host of the same tenant, flags kept (shell specification 2). */
export function crossHostLink(origins: AppOrigins, app: AppName, path: string, flags: Flags): string {
  return withFlags(`${origins[app]}${path}`, flags);
}

/** Longest redirect value that is followed, in characters; servers on the way refuse much longer addresses. */
export const MAX_REDIRECT_LENGTH = 2_048;

const SAME_ORIGIN = 'http://same.invalid';

/** Characters that URL parsers, routers and servers read in different ways; a router matches no route across a line. */
const AMBIGUOUS = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

/** Paths that lead a logged-in person on to the redirect value of their own. */
const ON_THE_WAY = /^\/(?:login|register)?\/*$/i;

/** Reads a pathname; `null` if a router cannot open it: doubtful characters, or bytes that are no text. */
function readPathname(pathname: string): string | null {
  try {
    const text = decodeURIComponent(pathname);
    return /^\/(?!\/)/.test(text) && !AMBIGUOUS.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** True if a router finds a screen, or at least the not-found page, for a pathname. */
export const canOpen = (pathname: string): boolean => readPathname(pathname) !== null;

/**
 * The path a `redirect` value leads to: same origin, exactly one leading slash however it is encoded, and nothing that
 * a router cannot open; anything else counts as `/` (decisions 20). A login within a login leads where the innermost one
 * does.
 */
export function safeRedirect(value: string | null | undefined): string {
  if (!value?.startsWith('/') || value.length > MAX_REDIRECT_LENGTH || AMBIGUOUS.test(value))
    return paths.home;
  if (!URL.canParse(value, SAME_ORIGIN)) return paths.home;
  const { origin, pathname, search, hash, searchParams } = new URL(value, SAME_ORIGIN);
  const text = readPathname(pathname);
  if (origin !== SAME_ORIGIN || text === null) return paths.home;
  const further = searchParams.get('redirect');
  const isOnTheWay = ON_THE_WAY.test(text) && (further !== null || text !== paths.home);
  return isOnTheWay ? safeRedirect(further) : `${pathname}${search}${hash}`;
}

/** Characters that mean the same encoded or not (RFC 3986, 2.3), so that one of the two forms is enough. */
const ENCODED_PLAINLY = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The one way in which a path is written, so that gateway, page and policy read the same of it: each run of slashes as
 * one, which no router or browser takes for a host; no part that means the same or the part above; no letter encoded.
 */
export function tidyPath(pathname: string): string {
  const plain = pathname.replace(ENCODED_PLAINLY, decodeURIComponent).replace(/[\\/]{2,}/g, '/');
  return /\/\.{1,2}(?:\/|$)/.test(plain) ? new URL(plain, SAME_ORIGIN).pathname : plain;
}

/** `/register?redirect={path}{query}`: the destination is kept through registration too (shell specification 2). */
export function registerLink(destination: string): string {
  return `${paths.register}?redirect=${encodeURIComponent(safeRedirect(destination))}`;
}

/** `/login?redirect={path}{query}` with the destination as one encoded value (shell specification 2). */
export function loginLink(destination: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(safeRedirect(destination))}`;
}

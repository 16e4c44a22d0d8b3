import { paths } from 'shared-contracts/links';
import type { Mode, PaymentType } from './joining.ts';

/** The membership an address names: by its slug, or by its id where the first segment is a number (decisions 35). */
export interface NamedMembership {
  by: 'slug' | 'id';
  value: string;
  /** `null` leaves the choice to what the membership offers. */
  paymentType: PaymentType | null;
}

/** Contents of a joining address. */
export interface JoiningAddress {
  mode: Mode;
  /** The membership that is changed or renewed. */
  membershipId: string | null;
  centreSlug: string | null;
  membership: NamedMembership | null;
}

/** Parameters of the router paths in `remote.json`. */
type PathParameters = Partial<Record<'centreSlug' | 'membership' | 'detail' | 'last', string>>;

const isNumber = (text: string): boolean => /^\d+$/.test(text);

export const isPaymentType = (text: string | undefined): text is PaymentType =>
  text === 'recurring' || text === 'fixed';

/**
 * `/centre/:slug/membership/:slug/:paymentType?`, or `/centre/:slug/membership/:id/:slug?/:paymentType?`. `null` for
 * a tail that is neither.
 */
function readMembership({ membership, detail, last }: PathParameters): NamedMembership | null | 'unknown' {
  if (membership === undefined) return null;
  const by = isNumber(membership) ? 'id' : 'slug';
  const [payment, rest] = by === 'id' && !isPaymentType(detail) ? [last, undefined] : [detail, last];
  if (rest !== undefined || (payment !== undefined && !isPaymentType(payment))) return 'unknown';
  return { by, value: membership, paymentType: payment ?? null };
}

/**
 * Reads the address of a joining page; `null` when it is none. Changing and renewing start from `/?change={id}` and
 * `/?renew={id}` (decisions 34).
 */
export function readJoiningAddress(path: PathParameters, query: URLSearchParams): JoiningAddress | null {
  const membership = readMembership(path);
  if (membership === 'unknown') return null;
  const centreSlug = path.centreSlug ?? null;
  const newJoining: JoiningAddress = { mode: 'join', membershipId: null, centreSlug, membership };
  if (centreSlug !== null) return newJoining;
  const change = query.get('change');
  if (change) return { ...newJoining, mode: 'change', membershipId: change };
  const renew = query.get('renew');
  if (renew) return { ...newJoining, mode: 'renew', membershipId: renew };
  return newJoining;
}

/** Tells addresses apart. */
export const addressKey = (address: JoiningAddress): string => JSON.stringify(address);

/** The path of a chosen membership with its way to pay. A slug that is a number follows the id, so as not to be one. */
export function membershipPath(
  centreSlug: string,
  { id, slug }: { id: string; slug: string },
  paymentType: PaymentType,
): string {
  const named = encodeURIComponent(slug);
  const name = isNumber(slug) && isNumber(id) ? `${id}/${named}` : named;
  return `${paths.centre(centreSlug)}/membership/${name}/${paymentType}`;
}

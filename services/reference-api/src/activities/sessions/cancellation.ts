import type { SessionDetail } from 'shared-contracts/api/activities';
import { siteIso } from 'shared-contracts/dates';
import { cancellationRule, freeCancellationUntil } from '../../booking-rules/index.ts';
import type { Viewer } from './present-session.ts';
import type { SessionRow } from './store.ts';

/** The charge for cancelling, for this person, shown before they book. */
export function cancellationOf(
  { startsAt }: Pick<SessionRow, 'startsAt'>,
  pricePence: number,
  { tenant, now }: Pick<Viewer, 'tenant' | 'now'>,
): SessionDetail['cancellation'] {
  const { freeCancellationHours, site } = tenant.settings;
  const freeUntil = freeCancellationUntil(startsAt, freeCancellationHours, now);
  return {
    freeUntil: freeUntil && siteIso(freeUntil),
    description: cancellationRule(pricePence, freeUntil !== null, tenant.settings, site.currency.symbol),
  };
}

import type { SessionDetail } from 'shared-contracts/api/activities';
import { siteIso } from 'shared-contracts/dates';
import { cancellationRule, freeCancellationUntil, offerFor } from '../../booking-rules/index.ts';
import type { Viewer } from './shown-session.ts';
import type { SessionRow } from './store.ts';

/** What giving a place up again costs this person, told before they book it. */
export function cancellationOf(
  { startsAt, offers, isForMember }: Pick<SessionRow, 'startsAt' | 'offers' | 'isForMember'>,
  { tenant, now }: Pick<Viewer, 'tenant' | 'now'>,
): SessionDetail['cancellation'] {
  const { freeCancellationHours, site } = tenant.settings;
  const freeUntil = freeCancellationUntil(startsAt, freeCancellationHours, now);
  const { pricePence } = offerFor(offers, isForMember);
  return {
    freeUntil: freeUntil && siteIso(freeUntil),
    description: cancellationRule(pricePence, freeUntil !== null, tenant.settings, site.currency.symbol),
  };
}

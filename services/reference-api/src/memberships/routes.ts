import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../http/call.ts';
import { notFound } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { findVenueById } from '../venues/store.ts';
import { isSoldAt, readCatalogue } from './catalogue.ts';
import { change, readChangeCosts, readChangeOptions } from './change.ts';
import { readCosts } from './costs.ts';
import { onlookerOf } from './onlooker.ts';
import { renew } from './renew.ts';
import { shownType } from './shown-type.ts';

const endpoints = apiTable.memberships;

export function registerMemberships(app: ApiServer): void {
  handle(app, endpoints.membershipTypes, async (call) => {
    const { db, tenant, query } = call;
    const venue = await findVenueById(db, tenant.id, query.venue_id);
    if (!venue) throw notFound();
    const onlooker = await onlookerOf(call);
    const catalogue = await readCatalogue(db, tenant.id);
    return catalogue
      .filter((type) => isSoldAt(type, venue.id))
      .map((type) => shownType(type, onlooker))
      .filter(({ paymentOptions }) => paymentOptions?.length);
  });

  handle(app, endpoints.membershipCosts, readCosts);
  handle(app, endpoints.changeMemberships, readChangeOptions);
  handle(app, endpoints.changeCosts, readChangeCosts);
  handle(app, endpoints.changeMembership, change);
  handle(app, endpoints.renewMembership, renew);
}

import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/failure.ts';
import { handle } from '../../platform/http/handle.ts';
import { renew } from '../../sales/joining/renew.ts';
import { findVenueById } from '../../venues/directory/store.ts';
import { change, readChangeCosts, readChangeOptions } from '../held/change.ts';
import { readCosts } from '../joining/costs.ts';
import { isSoldAt, readCatalogue } from './catalogue.ts';
import { onlookerOf } from './onlooker.ts';
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

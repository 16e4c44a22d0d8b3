import { apiTable } from 'shared-contracts/api/table';
import type { ApiServer } from '../http/call.ts';
import { notFound } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { findVenueById } from '../venues/store.ts';
import { isSoldAt, readCatalogue } from './catalogue.ts';
import { readCosts } from './costs.ts';
import { onlookerOf } from './onlooker.ts';
import { shownType } from './shown-type.ts';

const { types, costs } = apiTable.memberships;

export function registerMemberships(app: ApiServer): void {
  handle(app, types, async (call) => {
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

  handle(app, costs, readCosts);
}

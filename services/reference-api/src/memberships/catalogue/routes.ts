import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, notFound } from '../../platform/index.ts';
import { findVenueById } from '../../venues/index.ts';
import { isSoldAt, readCatalogue } from './catalogue.ts';
import { onlookerOf } from './onlooker.ts';
import { shownType } from './shown-type.ts';

export function registerCatalogue(app: ApiServer): void {
  handle(app, apiTable.memberships.membershipTypes, async (call) => {
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
}

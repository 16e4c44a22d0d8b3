import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handleShared, notFound } from '../../platform/index.ts';
import { findVenueById } from '../../venues/index.ts';
import { isSoldAt, readCatalogue } from './catalogue.ts';
import { presentType } from './present-type.ts';
import { prospectOf } from './prospect.ts';

export function registerCatalogue(app: ApiServer): void {
  handleShared(app, apiTable.memberships.membershipTypes, async (call) => {
    const { db, tenant, query } = call;
    const venue = await findVenueById(db, tenant.id, query.venue_id);
    if (!venue) throw notFound();
    const prospect = await prospectOf(call);
    const catalogue = await readCatalogue(db, tenant.id);
    return catalogue
      .filter((type) => isSoldAt(type, venue.id))
      .map((type) => presentType(type, prospect))
      .filter(({ paymentOptions }) => paymentOptions?.length);
  });
}

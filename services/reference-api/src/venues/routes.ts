import { apiTable } from 'shared-contracts/api/table';
import type { Endpoint } from 'shared-contracts/endpoint';
import { type ApiServer, param } from '../http/call.ts';
import { notFound } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { shownVenue } from './rules.ts';
import { findVenue, listVenues, readFooter } from './store.ts';

const { venues, venue, footer } = apiTable.venues;

/** The online-joining source reads the same venues under its own path (shell specification 7). */
const underJoining = <E extends Endpoint>(endpoint: E): E => ({
  ...endpoint,
  path: endpoint.path.replace(/^activities\//, 'online-joining/'),
});

export function registerVenues(app: ApiServer): void {
  for (const endpoint of [venues, underJoining(venues)]) {
    handle(app, endpoint, async ({ db, tenant }) => {
      const rows = await listVenues(db, tenant.id);
      return rows.map((row) => shownVenue(row, tenant.settings.venues));
    });
  }
  for (const endpoint of [venue, underJoining(venue)]) {
    handle(app, endpoint, async (call) => {
      const row = await findVenue(call.db, call.tenant.id, param(call, 'venue'));
      if (!row) throw notFound();
      return shownVenue(row, call.tenant.settings.venues);
    });
  }
  handle(app, footer, async ({ db, tenant, query }) => {
    const html = await readFooter(db, tenant.id, query.venue);
    if (html === undefined) throw notFound();
    return { html };
  });
}

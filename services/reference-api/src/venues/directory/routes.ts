import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handleShared, notFound, param } from '../../platform/index.ts';
import { presentHours, presentHoursToday, presentVenue } from './rules.ts';
import { findVenue, listVenues, readFooter } from './store.ts';

const { venues, venue, joiningVenues, joiningVenue, footer } = apiTable.venues;

export function registerDirectory(app: ApiServer): void {
  handleShared(app, venues, async ({ db, tenant, now }) => {
    const rows = await listVenues(db, tenant.id);
    const { venues: settings } = tenant.settings;
    return rows.map((row) => ({
      ...presentVenue(row, settings),
      ...presentHoursToday(row, settings, now()),
    }));
  });
  handleShared(app, joiningVenues, async ({ db, tenant }) => {
    const rows = await listVenues(db, tenant.id);
    return rows.map((row) => presentVenue(row, tenant.settings.venues));
  });
  for (const endpoint of [venue, joiningVenue]) {
    handleShared(app, endpoint, async (call) => {
      const row = await findVenue(call.db, call.tenant.id, param(call, 'venue'));
      if (!row) throw notFound();
      const { venues: settings } = call.tenant.settings;
      return { ...presentVenue(row, settings), ...presentHours(row, settings) };
    });
  }
  handleShared(app, footer, async ({ db, tenant, query }) => {
    const html = await readFooter(db, tenant.id, query.venue);
    if (html === undefined) throw notFound();
    return { html };
  });
}

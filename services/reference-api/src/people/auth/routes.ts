import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, requireUser } from '../../platform/index.ts';
import { photoAddress } from '../person/photo-address.ts';
import { logIn } from './login.ts';
import { presentUser } from './present-user.ts';
import { endLogin, findHomeVenue } from './store.ts';

export function registerAuth(app: ApiServer): void {
  handle(app, apiTable.auth.login, logIn);

  handle(app, apiTable.auth.logout, async ({ db, tenant, tokenHash }) => {
    if (tokenHash) await endLogin(db, tenant.id, tokenHash);
    return {};
  });

  handle(app, apiTable.auth.currentUser, async (call) => {
    const user = requireUser(call);
    const homeVenue = user.homeVenueId ? await findHomeVenue(call.db, user.homeVenueId) : null;
    return presentUser(user, {
      homeVenue: homeVenue ?? null,
      profilePhoto: await photoAddress(call.db, user.id),
      symbol: call.tenant.settings.site.currency.symbol,
      now: call.now(),
    });
  });
}

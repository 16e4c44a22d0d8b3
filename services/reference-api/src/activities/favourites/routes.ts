import { type Favourite, MAX_FAVOURITES } from 'shared-contracts/api/favourites';
import { apiTable } from 'shared-contracts/api/table';
import {
  ApiFailure,
  type ApiServer,
  type Call,
  handle,
  isUuid,
  notFound,
  param,
  requireUser,
} from '../../platform/index.ts';
import { nextOfFavourites } from './next-sessions.ts';
import { isKnown, listFavourites } from './store.ts';
import { favouriteTexts } from './texts.ts';

async function listFor(call: Call): Promise<Favourite[]> {
  const kept = await listFavourites(call.db, call.tenant.id, requireUser(call).id);
  if (kept.length === 0) return [];
  const next = await nextOfFavourites(call);
  return kept.map((favourite) => ({ ...favourite, next: next.get(favourite.id) ?? null }));
}

export function registerFavourites(app: ApiServer): void {
  handle(app, apiTable.favourites.favourites, listFor);

  handle(app, apiTable.favourites.addFavourite, async (call) => {
    const { id: personId } = requireUser(call);
    const { tenant, body } = call;
    if (!(await isKnown(call.db, tenant.id, body))) throw notFound();
    await call.db.transaction().execute(async (tx) => {
      // The person is locked, so that two at once do not become one too many.
      await tx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute();
      const kept = await tx
        .selectFrom('favourites')
        .select(['kind', 'key'])
        .where('personId', '=', personId)
        .execute();
      const isNew = !kept.some(({ kind, key }) => kind === body.kind && key === body.key);
      if (!isNew) return;
      if (kept.length >= MAX_FAVOURITES) throw new ApiFailure(409, favouriteTexts.tooMany(MAX_FAVOURITES));
      await tx
        .insertInto('favourites')
        .values({ personId, ...body })
        .execute();
    });
    return listFor(call);
  });

  handle(app, apiTable.favourites.removeFavourite, async (call) => {
    const id = param(call, 'favouriteId');
    const { numDeletedRows } = isUuid(id)
      ? await call.db
          .deleteFrom('favourites')
          .where('id', '=', id)
          .where('personId', '=', requireUser(call).id)
          .executeTakeFirstOrThrow()
      : { numDeletedRows: 0n };
    if (numDeletedRows === 0n) throw notFound();
    return listFor(call);
  });
}

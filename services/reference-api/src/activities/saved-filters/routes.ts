import type { Kysely } from 'kysely';
import { MAX_SAVED_FILTERS, type SavedFilter } from 'shared-contracts/api/saved-filters';
import { apiTable } from 'shared-contracts/api/table';
import {
  ApiFailure,
  type ApiServer,
  type Database,
  handle,
  isUuid,
  notFound,
  param,
  requireUser,
} from '../../platform/index.ts';
import { savedFilterTexts } from './texts.ts';

const list = (db: Kysely<Database>, personId: string): Promise<SavedFilter[]> =>
  db
    .selectFrom('savedFilters')
    .select(['id', 'name', 'query'])
    .where('personId', '=', personId)
    .orderBy('name')
    .execute();

/** Keeps a filter; the person is locked, so that two at once do not become one too many. */
async function keep(tx: Kysely<Database>, personId: string, { name, query }: Omit<SavedFilter, 'id'>) {
  await tx.selectFrom('people').select('id').where('id', '=', personId).forUpdate().execute();
  const known = await list(tx, personId);
  if (known.length >= MAX_SAVED_FILTERS && !known.some((filter) => filter.name === name)) {
    throw new ApiFailure(409, savedFilterTexts.tooMany(MAX_SAVED_FILTERS));
  }
  await tx
    .insertInto('savedFilters')
    .values({ personId, name, query })
    .onConflict((conflict) => conflict.columns(['personId', 'name']).doUpdateSet({ query }))
    .execute();
}

export function registerSavedFilters(app: ApiServer): void {
  handle(app, apiTable.savedFilters.savedFilters, async (call) => list(call.db, requireUser(call).id));

  handle(app, apiTable.savedFilters.saveFilter, async (call) => {
    const { id } = requireUser(call);
    await call.db.transaction().execute((tx) => keep(tx, id, call.body));
    return list(call.db, id);
  });

  handle(app, apiTable.savedFilters.removeSavedFilter, async (call) => {
    const personId = requireUser(call).id;
    const id = param(call, 'filterId');
    const { numDeletedRows } = isUuid(id)
      ? await call.db
          .deleteFrom('savedFilters')
          .where('id', '=', id)
          .where('personId', '=', personId)
          .executeTakeFirstOrThrow()
      : { numDeletedRows: 0n };
    if (numDeletedRows === 0n) throw notFound();
    return list(call.db, personId);
  });
}

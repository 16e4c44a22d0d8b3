import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keyId, openSealed } from '../../platform/index.ts';
import { createVault } from '../../platform/wiring.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { checkSealingKeys, hasSealedDetails, resealDetails } from './sealed-details.ts';

const [now, before, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const details = { accountNumber: '66374958' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.updateTable('mandates').set({ sealedDetails: null }).execute());

/** The one mandate that the seed has, sealed with a key. */
async function seal(key: Buffer, inFirstForm = false): Promise<string> {
  const { id, reference } = await api.db
    .selectFrom('mandates')
    .select(['id', 'reference'])
    .limit(1)
    .executeTakeFirstOrThrow();
  const sealed = createVault(key).seal(reference, details);
  const sealedDetails = inFirstForm ? sealed.replace(`v2.${keyId(key)}.`, 'v1.') : sealed;
  await api.db.updateTable('mandates').set({ sealedDetails }).where('id', '=', id).execute();
  return reference;
}

async function sealedNow(): Promise<string> {
  const row = await api.db
    .selectFrom('mandates')
    .select('sealedDetails')
    .where('sealedDetails', 'is not', null)
    .executeTakeFirst();
  return row?.sealedDetails ?? '';
}

it('knows whether anything is sealed', async () => {
  expect(await hasSealedDetails(api.db)).toBe(false);
  await checkSealingKeys(api.db, [now]);
  await seal(now);
  expect(await hasSealedDetails(api.db)).toBe(true);
});

it.each([false, true])('stops a start without the key that sealed (first form: %s)', async (inFirstForm) => {
  await seal(before, inFirstForm);
  await checkSealingKeys(api.db, [now, before]);
  await expect(checkSealingKeys(api.db, [now, stranger])).rejects.toThrow('sealed with another key');
});

it('names the key that is missing by its id, never by itself', async () => {
  await seal(before);
  const check = checkSealingKeys(api.db, [now]);
  await expect(check).rejects.toThrow(keyId(before));
  await expect(check).rejects.not.toThrow(before.toString('hex'));
});

it.each([false, true])('seals again with the first key (first form: %s)', async (inFirstForm) => {
  const reference = await seal(before, inFirstForm);
  expect(await resealDetails(api.db, [now, before], createVault(now))).toBe(1);
  expect(openSealed([now], reference, await sealedNow())).toEqual(details);
  expect(await resealDetails(api.db, [now, before], createVault(now))).toBe(0);
});

it('changes nothing where a key is missing', async () => {
  await seal(before);
  const sealed = await sealedNow();
  await expect(resealDetails(api.db, [now], createVault(now))).rejects.toThrow('not sealed with a key');
  expect(await sealedNow()).toBe(sealed);
});

import type { Kysely } from 'kysely';
import { type Configuration, type Database, type FileScanner, originOf } from '../../platform/index.ts';
import { queueMail } from '../mail/store.ts';
import { readChunks } from './document-chunks.ts';
import { flagsAfterRefusal } from './rules.ts';
import { documentTexts } from './texts.ts';

export interface Scanning {
  db: Kysely<Database>;
  now: () => Date;
  scanner: FileScanner;
  configuration: Pick<Configuration, 'publicScheme' | 'publicPort' | 'baseDomain'>;
  wakeMail: () => void;
}

/** The files that wait for the scanner, the oldest first, without their content. */
function listHeld(db: Kysely<Database>) {
  return db
    .selectFrom('documentUploads')
    .innerJoin('tenants', 'tenants.id', 'documentUploads.tenantId')
    .select(['personId', 'documentId', 'uploadedAt', 'tenantId'])
    .select(['documentUploads.name', 'tenants.slug as tenant'])
    .where('scannedAt', 'is', null)
    .orderBy('uploadedAt')
    .execute();
}

type Held = Awaited<ReturnType<typeof listHeld>>[number];

/** The same file, unless a newer one has taken its place in the meantime. */
const isSame = ({ personId, documentId, uploadedAt }: Held) => ({ personId, documentId, uploadedAt });

/** Removes a file that is not clean, asks its sender for it again and tells them why by mail. */
async function refuseFile({ db, now, configuration, wakeMail }: Scanning, held: Held): Promise<void> {
  const { personId, documentId, tenantId, name, tenant } = held;
  await db.transaction().execute(async (tx) => {
    const { flags } = await tx
      .selectFrom('people')
      .select('flags')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const removed = await tx
      .deleteFrom('documentUploads')
      .where((where) => where.and(isSame(held)))
      .returning('documentId')
      .executeTakeFirst();
    if (!removed) return;
    const refusal = documentTexts.notClean;
    await tx
      .updateTable('people')
      .set({ flags: JSON.stringify(flagsAfterRefusal({ id: personId, flags }, documentId, refusal)) })
      .where('id', '=', personId)
      .execute();
    const origin = originOf({ app: 'my-account', tenant }, configuration);
    const decision = { name, refusal, expiresOn: null, isAwaited: false };
    const mail = { kind: 'document-decided', origin, decision } as const;
    await queueMail(tx, { tenantId, person: { id: personId } }, mail, now());
  });
  wakeMail();
}

/** Has one file looked at. A clean one goes to staff, any other is removed and requested again. */
async function scanFile(scanning: Scanning, held: Held): Promise<void> {
  const { db, now, scanner } = scanning;
  const file = await db
    .selectFrom('documentUploads')
    .select('documentId')
    .where((where) => where.and(isSame(held)))
    .executeTakeFirst();
  if (!file) return;
  if (!(await scanner.isClean(readChunks(db, held)))) return refuseFile(scanning, held);
  await db
    .updateTable('documentUploads')
    .set({ scannedAt: now() })
    .where((where) => where.and(isSame(held)))
    .execute();
}

/**
 * Has every held file looked at once. Throws where the scanner has no verdict, after the others had their turn: such a
 * file stays held. Two processes at it do the same twice, which is once.
 */
export async function scanDocuments(scanning: Scanning): Promise<void> {
  const failures: unknown[] = [];
  for (const held of await listHeld(scanning.db)) {
    await scanFile(scanning, held).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

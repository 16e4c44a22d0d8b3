import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type {
  decideDocument as endpoint,
  SentDocument,
  sentDocuments,
} from 'shared-contracts/api/document-decisions';
import { siteDay, siteIso } from 'shared-contracts/dates';
import {
  ApiFailure,
  type Call,
  callOrigin,
  type Database,
  FileAnswer,
  invalid,
  notFound,
  param,
} from '../../platform/index.ts';
import { recordStaffAct, recordStaffView } from '../audit/record-act.ts';
import { viewedListTexts } from '../audit/texts.ts';
import { requireDesk } from '../front-of-house/desk.ts';
import { queueMail } from '../mail/store.ts';
import { readChunks } from './document-chunks.ts';
import { flagsAfterAccepting, flagsAfterRefusal, proofId } from './rules.ts';
import { documentTexts } from './texts.ts';

const words = documentTexts;

/** Files of a tenant that no one has decided about, but for those that are held until they are scanned. */
function selectSent(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('documentUploads as sent')
    .innerJoin('people', 'people.id', 'sent.personId')
    .select([
      'sent.documentId',
      'sent.personId',
      'sent.name',
      'sent.contentType',
      'sent.uploadedAt',
      'people.firstName',
      'people.lastName',
      'people.reference',
      'people.flags',
    ])
    .where('sent.tenantId', '=', tenantId)
    .where('sent.scannedAt', 'is not', null)
    .orderBy('sent.uploadedAt');
}

/** A membership that waits for someone's proof, with whom it is for. */
function findAwaiting(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('membershipTypes as type', 'type.id', 'memberships.membershipTypeId')
    .select('type.eligibility')
    .where('memberships.personId', '=', personId)
    .where('memberships.status', '=', 'pending')
    .executeTakeFirst();
}

export async function readSentDocuments(call: Call<typeof sentDocuments>): Promise<SentDocument[]> {
  requireDesk(call);
  const sent: SentDocument[] = [];
  for (const row of await selectSent(call.db, call.tenant.id).execute()) {
    const isProof = row.documentId === proofId(row.personId);
    sent.push({
      id: row.documentId,
      name: row.name,
      person: { name: `${row.firstName} ${row.lastName}`, reference: row.reference },
      eligibility: isProof ? ((await findAwaiting(call.db, row.personId))?.eligibility ?? null) : null,
      sentAt: siteIso(row.uploadedAt),
    });
  }
  if (sent.length > 0)
    await recordStaffView(call, [{ act: 'list-seen', personId: null, subject: viewedListTexts.documents }]);
  return sent;
}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** The file that is kept. It goes out to be kept, not shown, so that nothing in it runs on the host of the desk. */
export async function readDocumentFile(
  call: Pick<Call, 'db' | 'tenant' | 'user' | 'host' | 'params' | 'now'>,
): Promise<FileAnswer> {
  requireDesk(call);
  const row = await selectSent(call.db, call.tenant.id)
    .select('sent.size')
    .where('sent.documentId', '=', param(call, 'documentId'))
    .executeTakeFirst();
  if (!row) throw notFound();
  await recordStaffView(call, [{ act: 'document-seen', personId: row.personId, subject: row.name }]);
  const fileName = `${row.reference}.${extensions[row.contentType] ?? 'bin'}`;
  return new FileAnswer(row.contentType, fileName, Readable.from(readChunks(call.db, row)));
}

/** Missing parts of a decision, per field. A named document expires on a day; proof need not. */
function checkDecision({ body, now }: Call<typeof endpoint>, isProof: boolean): void {
  const { decision, reason, expiresOn } = body;
  if (decision === 'refused') {
    if (!reason?.trim()) throw invalid({ reason: [words.reason] });
    return;
  }
  if (!expiresOn && !isProof) throw invalid({ expiresOn: [words.lastDay] });
  if (expiresOn && expiresOn <= siteDay(now())) throw invalid({ expiresOn: [words.lastDayOver] });
}

/** Tells the person by mail, with the way to their own account. */
async function mailDecision(
  tx: Kysely<Database>,
  call: Call<typeof endpoint>,
  { personId, name, isAwaited }: { personId: string; name: string; isAwaited: boolean },
): Promise<void> {
  const { decision, reason, expiresOn } = call.body;
  const isAccepted = decision === 'accepted';
  const mail = {
    kind: 'document-decided',
    origin: callOrigin({ ...call, host: { ...call.host, app: 'my-account' } }),
    decision: {
      name,
      refusal: isAccepted ? null : (reason?.trim() ?? ''),
      expiresOn: isAccepted ? (expiresOn ?? null) : null,
      isAwaited,
    },
  } as const;
  await queueMail(tx, { tenantId: call.tenant.id, person: { id: personId } }, mail, call.now());
}

/**
 * Decides about a file, which is not kept any longer, and tells the person. Memberships that wait for proof learns of it
 * once it is accepted.
 */
export async function decideDocument(call: Call<typeof endpoint>): Promise<Record<string, never>> {
  requireDesk(call);
  const { body, tenant } = call;
  const documentId = param(call, 'documentId');
  await call.db.transaction().execute(async (tx) => {
    const known = await selectSent(tx, tenant.id)
      .where('sent.documentId', '=', documentId)
      .executeTakeFirst();
    if (!known) throw notFound();
    const { personId, name } = known;
    // A newer file goes first: what no one has looked at is not decided about.
    const { flags } = await tx
      .selectFrom('people')
      .select('flags')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const sent = await selectSent(tx, tenant.id).where('sent.documentId', '=', documentId).executeTakeFirst();
    if (!sent || siteIso(sent.uploadedAt) !== body.sentAt) throw new ApiFailure(409, words.newer);
    const isProof = documentId === proofId(personId);
    checkDecision(call, isProof);
    const holder = { id: personId, flags };
    const isAccepted = body.decision === 'accepted';
    const decided = isAccepted
      ? flagsAfterAccepting(holder, documentId, name, body.expiresOn ?? null)
      : flagsAfterRefusal(holder, documentId, body.reason?.trim() ?? '');
    await tx
      .updateTable('people')
      .set({ flags: JSON.stringify(decided) })
      .where('id', '=', personId)
      .execute();
    await tx.deleteFrom('documentUploads').where('documentId', '=', documentId).execute();
    const isProofAccepted = isAccepted && isProof;
    const isAwaited = isProof && (await findAwaiting(tx, personId)) !== undefined;
    if (isProofAccepted) await call.events.publish(tx, 'people:proof-accepted', { personId });
    const act = isAccepted ? 'document-accepted' : 'document-refused';
    await recordStaffAct(tx, call, { act, personId, subject: name, note: isAccepted ? null : body.reason });
    await mailDecision(tx, call, { personId, name, isAwaited });
  });
  call.wakeMail();
  return {};
}

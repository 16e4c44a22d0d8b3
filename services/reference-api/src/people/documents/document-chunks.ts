import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

interface Holder {
  personId: string;
  documentId: string;
}

/** Keeps the pieces of a document that has none yet. */
export async function writeChunks(
  tx: Kysely<Database>,
  { personId, documentId }: Holder,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  let position = 0;
  for await (const content of pieces) {
    await tx.insertInto('documentChunks').values({ personId, documentId, position, content }).execute();
    position += 1;
  }
}

/**
 * The content of a document, piece by piece. Throws where the document is replaced or removed in the meantime: half of it is
 * no answer.
 */
export async function* readChunks(
  db: Kysely<Database>,
  { personId, documentId, uploadedAt }: Holder & { uploadedAt: Date },
): AsyncGenerator<Uint8Array> {
  const { content, size } = await db
    .selectFrom('documentUploads')
    .select(['content', 'size'])
    .where((where) => where.and({ personId, documentId, uploadedAt }))
    .executeTakeFirstOrThrow();
  // Kept before files were kept in pieces.
  if (content) return yield content;
  let read = 0;
  for (let position = 0; read < (size ?? 0); position += 1) {
    const chunk = await db
      .selectFrom('documentChunks as chunk')
      .innerJoin('documentUploads as sent', (join) =>
        join.onRef('sent.personId', '=', 'chunk.personId').onRef('sent.documentId', '=', 'chunk.documentId'),
      )
      .select('chunk.content')
      .where('chunk.personId', '=', personId)
      .where('chunk.documentId', '=', documentId)
      .where('chunk.position', '=', position)
      .where('sent.uploadedAt', '=', uploadedAt)
      .executeTakeFirstOrThrow();
    read += chunk.content.length;
    yield chunk.content;
  }
}

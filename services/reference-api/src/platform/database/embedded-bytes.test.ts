import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedBytes } from './embedded-bytes.ts';

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create(embeddedBytes);
});
afterAll(() => database.close());

it.each([
  ['no bytes', new Uint8Array()],
  ['every byte', Uint8Array.from({ length: 256 }, (_, at) => at)],
  ['a part of a larger buffer', Buffer.from('a picture').subarray(2)],
])('%s come back as they were kept', async (_what, bytes) => {
  const { rows } = await database.query<{ content: Uint8Array; length: number }>(
    'select $1::bytea as content, length($1::bytea) as length',
    [bytes],
  );
  expect(rows).toEqual([{ content: new Uint8Array(bytes), length: bytes.length }]);
});

import { types } from '@electric-sql/pglite';

/**
 * Transfers files to and from the embedded database. Its own codec makes an object of every byte, which takes seconds
 * for a document of five megabytes.
 */
export const embeddedBytes = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}` },
  parsers: { [types.BYTEA]: (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};

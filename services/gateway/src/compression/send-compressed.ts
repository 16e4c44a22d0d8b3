import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { chooseEncoding } from './choose-encoding.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Quality 5 costs a page about a millisecond; 11 would cost fifty. */
const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a text that is made per request in the smallest form the client takes. */
export async function sendCompressed(reply: FastifyReply, text: string): Promise<FastifyReply> {
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(text);
  reply.header('content-encoding', encoding);
  return reply.send(await (encoding === 'br' ? brotli(text, options) : gzip(text)));
}

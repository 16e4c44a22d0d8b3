import type { FastifyReply } from 'fastify';
import { chooseEncoding } from '../compression/choose-encoding.ts';
import { isNotModified, type PageBytes } from './page-bytes.ts';

/** Sends a kept page, or only that a browser has it already. */
export async function sendPage(reply: FastifyReply, page: PageBytes): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.header('etag', page.etag);
  if (reply.statusCode === 200 && isNotModified(headers['if-none-match'], page.etag))
    return reply.code(304).send();
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.as(encoding));
}

import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer, Encoding } from './cached-answer.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const satisfies Encoding[];
const encodings = new Negotiator({ supportedValues: [...ENCODINGS] });

const isEncoding = (name: string | null): name is Encoding => ENCODINGS.some((each) => each === name);

/** True if a request knows the answer already: If-None-Match compares weakly (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (each: string) => each.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((each) => bare(each) === bare(tag));
}

/** Sends an answer in the smallest form the client takes, or says that it knows it already. */
export async function sendCached(
  request: FastifyRequest,
  response: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  const vary = [response.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  response.header('etag', answer.tag).header('vary', vary);
  if (matchesTag(request.headers['if-none-match'], answer.tag)) return response.code(304).send();
  const asked = encodings.negotiate(request.headers['accept-encoding'] ?? '');
  const encoding = isEncoding(asked) ? asked : 'identity';
  const twin = await answer.encoded(encoding);
  response.code(200).type('application/json; charset=utf-8');
  return twin ? response.header('content-encoding', encoding).send(twin) : response.send(answer.body);
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ARTWORK_FORMATS, ARTWORK_REVISION, SHEET_MOST } from 'shared-contracts/artwork';
import { IMMUTABLE, NO_CACHE } from '../static-files/cache-control.ts';
import { PICTURE_POLICY } from '../static-files/static-files.ts';
import { drawArtwork, drawSheet } from './draw-artwork.ts';

/** Revision, primary and secondary colour, format, subjects: as `artworkAddress` and `sheetAddress` write them. */
const ADDRESS = /^(\d{1,4})-([0-9a-f]{6})-([0-9a-f]{6})\/([a-z]+)\/(.+)\.svg$/s;
const LONGEST_SUBJECT = 500;

/** The drawing that an address names; `null` if there is none. */
function readAddress(address: string): { isCurrent: boolean; drawing: string } | null {
  const [, revision, primary, secondary, name, subject = ''] = ADDRESS.exec(address) ?? [];
  const colours = { primary: `#${primary}`, secondary: `#${secondary}` };
  const subjects = name === 'sheet' ? subject.split('~') : [subject];
  if (subjects.length > SHEET_MOST || subjects.some(({ length }) => length > LONGEST_SUBJECT)) return null;
  const format = ARTWORK_FORMATS.find((known) => known === name);
  const drawing =
    name === 'sheet' ? drawSheet(subjects, colours) : format && drawArtwork(format, subject, colours);
  return drawing ? { isCurrent: Number(revision) === ARTWORK_REVISION, drawing } : null;
}

/**
 * The pictures of a brand that has none of its own, drawn in the colours of the address. Nothing is read for them, so they
 * are there while the API is down.
 */
export function artworkRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/brand/artwork/*', (request, reply) => {
    const asked = readAddress(request.params['*']);
    if (!asked) return reply.callNotFound();
    const { drawing } = asked;
    const tag = `W/"${createHash('sha256').update(drawing).digest('base64url').slice(0, 22)}"`;
    reply.headers({
      // A page of another release asks for another revision, and must not keep this one for good.
      'cache-control': asked.isCurrent ? IMMUTABLE : NO_CACHE,
      'content-security-policy': PICTURE_POLICY,
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
      etag: tag,
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('image/svg+xml; charset=utf-8').compress(drawing);
  });
}

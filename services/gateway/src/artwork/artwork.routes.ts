import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ARTWORK_FORMATS, ARTWORK_REVISION } from 'shared-contracts/artwork';
import { IMMUTABLE, NO_CACHE } from '../static-files/cache-control.ts';
import { PICTURE_POLICY } from '../static-files/static-files.ts';
import { drawArtwork } from './draw-artwork.ts';

/** Revision, primary and secondary colour, format, subject: as `artworkAddress` writes them. */
const ADDRESS = /^(\d{1,4})-([0-9a-f]{6})-([0-9a-f]{6})\/([a-z]+)\/(.{1,500})\.svg$/s;

/** The drawing that an address names; `null` if there is none. */
function readAddress(address: string) {
  const [, revision, primary, secondary, name, subject = ''] = ADDRESS.exec(address) ?? [];
  const format = ARTWORK_FORMATS.find((known) => known === name);
  if (!format) return null;
  const colours = { primary: `#${primary}`, secondary: `#${secondary}` };
  return { isCurrent: Number(revision) === ARTWORK_REVISION, format, subject, colours };
}

/**
 * The pictures of a brand that has none of its own, drawn in the colours of the address. Nothing is read for them, so they
 * are there while the API is down.
 */
export function artworkRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/brand/artwork/*', (request, reply) => {
    const asked = readAddress(request.params['*']);
    const drawing = asked && drawArtwork(asked.format, asked.subject, asked.colours);
    if (!drawing) return reply.callNotFound();
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

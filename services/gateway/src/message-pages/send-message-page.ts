import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from 'shared-contracts/config';
import { appearanceOf } from '../first-view/appearance.ts';
import type { FontFile } from '../fonts/font-files.ts';
import { pageHeaders } from '../security/security-headers.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import { type Message, messageDocument } from './message-document.ts';

/** The site that the message is shown on. */
export interface MessagePlace {
  /** The tenant's last known brand, if any. */
  brand: Brand | null;
  /** Name of the requested host; `null` if it belongs to no tenant. */
  host: string | null;
  fontFiles: readonly FontFile[];
}

/** Answers a request with a message, in the brand of the requested tenant. */
export type SendMessage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: Message,
) => FastifyReply;

/** Delay before the page is requested again after a failure that may pass, in seconds. */
export const RETRY_AFTER = '30';

/** Nothing but the page's own script and style, the venue's logo and its faces. */
function policyOf(nonce: string, licensedFontUrl: string | null): string {
  const fonts = licensedFontUrl && URL.canParse(licensedFontUrl) ? ` ${new URL(licensedFontUrl).origin}` : '';
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "img-src 'self' https:",
    `font-src 'self'${fonts}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers with a page that needs nothing else: for hosts without a tenant, and if there is no site to show. */
export function sendMessagePage(
  reply: FastifyReply,
  status: number,
  message: Message,
  { brand, host, fontFiles }: MessagePlace,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const looks = appearanceOf(brand?.theme ?? null);
  if (message.isPassing) reply.header('retry-after', RETRY_AFTER);
  return reply
    .code(status)
    .headers({
      ...pageHeaders,
      'content-security-policy': policyOf(nonce, looks.licensedFontUrl),
      'cache-control': NO_STORE,
    })
    .type('text/html; charset=utf-8')
    .send(messageDocument({ message, brand, looks, host, fontFiles, nonce }));
}

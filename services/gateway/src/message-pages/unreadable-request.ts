import { randomBytes } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { looksOf } from '../first-view/looks.ts';
import { texts } from '../texts/en.ts';
import { type Message, messageDocument } from './message-document.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const TOO_LONG = 'HPE_HEADER_OVERFLOW';

/** Answers what is no request a server can read, such as an address of many kilobytes, with a page in words. */
export const answerUnreadable: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const isTooLong = error.code === TOO_LONG;
  const nonce = randomBytes(16).toString('base64');
  const message: Message = isTooLong ? texts.tooLong : texts.unreadable;
  // Whose site was asked for stands in the request, which nobody could read.
  const page = messageDocument({
    message,
    brand: null,
    looks: looksOf(null),
    host: null,
    fontFiles: [],
    nonce,
  });
  socket.end(
    [
      isTooLong ? 'HTTP/1.1 431 Request Header Fields Too Large' : 'HTTP/1.1 400 Bad Request',
      'Content-Type: text/html; charset=utf-8',
      `Content-Security-Policy: default-src 'none'; style-src 'nonce-${nonce}'`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(page)}`,
      'Connection: close',
      '',
      page,
    ].join('\r\n'),
  );
};

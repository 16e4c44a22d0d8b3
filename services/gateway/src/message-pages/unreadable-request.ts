import type { FastifyServerOptions } from 'fastify';
import { escapeHtml } from '../markup/html.ts';
import { texts } from '../texts/en.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const TOO_LONG = 'HPE_HEADER_OVERFLOW';

/** Answers what is no request a server can read, such as an address of many kilobytes, with a page in words. */
export const answerUnreadable: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const isTooLong = error.code === TOO_LONG;
  const { title, text, action } = isTooLong ? texts.tooLong : texts.unreadable;
  const page = [
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="/">${escapeHtml(action)}</a></body></html>`,
  ].join('');
  socket.end(
    [
      isTooLong ? 'HTTP/1.1 431 Request Header Fields Too Large' : 'HTTP/1.1 400 Bad Request',
      'Content-Type: text/html; charset=utf-8',
      "Content-Security-Policy: default-src 'none'",
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(page)}`,
      'Connection: close',
      '',
      page,
    ].join('\r\n'),
  );
};

import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { appearanceOf } from '../first-view/appearance.ts';
import { texts } from '../texts/en.ts';
import { type Message, messageDocument } from './message-document.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const messages: Readonly<Record<number, Message>> = { 408: texts.tooSlow, 431: texts.tooLong };

/** An API call among the first bytes of a request, or the address of a started one. */
const CALL = /^(?:[A-Z]+ )?\/api(?:[/? ]|$)/;

interface Written {
  headers: string[];
  body: string;
}

function asEnvelope(status: number, { title }: Message): Written {
  return {
    headers: ['Content-Type: application/json; charset=utf-8'],
    body: JSON.stringify({ status_code: status, data: null, message: title }),
  };
}

function asPage(message: Message): Written {
  const nonce = randomBytes(16).toString('base64');
  // The tenant is named in the request, which could not be read.
  const place = { brand: null, looks: appearanceOf(null), host: null, fontFiles: [], nonce };
  return {
    headers: [
      'Content-Type: text/html; charset=utf-8',
      `Content-Security-Policy: default-src 'none'; style-src 'nonce-${nonce}'`,
    ],
    body: messageDocument({ message, ...place }),
  };
}

/**
 * Answers unreadable requests, such as an address of many kilobytes, with a message page, or as the API would if it was a
 * call.
 * @param addressAsked address of a connection's current request
 */
export const badRequestResponder =
  (addressAsked: (socket: Socket) => string | undefined): ClientErrorHandler =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
    const status = STATUS_BY_CODE[error.code] ?? 400;
    const message = messages[status] ?? texts.unreadable;
    const { rawPacket } = error;
    const firstBytes = rawPacket instanceof Buffer ? rawPacket.subarray(0, 100).toString('latin1') : '';
    const isCall = CALL.test(addressAsked(socket) ?? firstBytes);
    const { headers, body } = isCall ? asEnvelope(status, message) : asPage(message);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headers,
        'X-Content-Type-Options: nosniff',
        'Cache-Control: no-store',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };

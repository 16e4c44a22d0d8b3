import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { failureEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import { texts } from './texts.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const words: Readonly<Record<number, string>> = {
  408: texts.status.tooSlow,
  431: texts.status.addressTooLong,
};

/** Answers what no server can read, such as a chunk without a length, in the envelope of every other failure. */
export const answerBadRequest: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = STATUS_BY_CODE[error.code] ?? 400;
  const failure = new ApiFailure(status, words[status] ?? texts.status.badRequest);
  const body = JSON.stringify(failureEnvelope(failure));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};

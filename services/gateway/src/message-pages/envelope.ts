import type { FastifyReply } from 'fastify';
import { NO_STORE } from '../static-files/cache-control.ts';

/** Answers a call as the API would (decisions 3). */
export const sendEnvelope = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': NO_STORE, 'x-content-type-options': 'nosniff' })
    .send({ status_code: status, data: null, message });

import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyReply } from 'fastify';
import type { ApiServer } from '../../platform/index.ts';
import { failureReason } from '../payments/failure-reason.ts';
import { publicState } from '../payments/payment-states.ts';
import { findByChallenge } from '../payments/store.ts';
import { answerChallenge } from './answer-challenge.ts';
import { endedPage, noticePage, noticePolicy } from './notification-page.ts';
import { NOTIFICATION_PATH } from './notification-url.ts';

const FORM_LIMIT_BYTES = 64 * 1024;
/** The longest session data of EMV 3-D Secure. */
const LONGEST_SESSION = 1024;

function field(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' && !value.includes('\u0000') ? value : '';
}

function sendPage(reply: FastifyReply, status: number, html: string, nonce: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', noticePolicy(nonce))
    .header('referrer-policy', 'no-referrer')
    .send(html);
}

/**
 * Route to which the bank's page posts its answer, through the person's browser and from another site: there is no
 * cookie, and the unguessable session data alone names the payment. The only form that the service reads.
 */
export function registerScaNotification(app: ApiServer): void {
  app.register(async (forms) => {
    forms.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
    forms.post(NOTIFICATION_PATH, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const { tenant } = await app.context.identify(request, app.context);
      const session = field(request.body, 'threeDSSessionData').slice(0, LONGEST_SESSION);
      const response = field(request.body, 'cres');
      const waiting =
        session && response ? await findByChallenge(app.context.db, tenant.id, session) : undefined;
      if (!waiting) return sendPage(reply, 400, endedPage(), nonce);
      const payment = await answerChallenge(app.context, waiting, response);
      const notice = {
        status: publicState[payment.status],
        transactionUuid: payment.id,
        failureReason: failureReason(payment),
      };
      return sendPage(reply, 200, noticePage(notice, nonce), nonce);
    });
  });
}

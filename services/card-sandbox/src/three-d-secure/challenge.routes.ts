import type { FastifyInstance, FastifyReply } from 'fastify';
import { browserFile } from '../browser/browser-files.ts';
import type { Provider } from '../state/provider.ts';
import type { Challenge, ChallengeAnswer, Transaction } from '../state/transaction.ts';
import { challengeTexts } from '../texts/en.ts';
import { ANSWER_PATH, ASSETS, challengePage, endedPage, returnPage } from './challenge-pages.ts';
import { answerMessage, readAcsTransId } from './messages.ts';

// EMV 3-D Secure allows 1024 characters.
const sessionData = { type: 'string', maxLength: 1024, default: '' };

const openSchema = {
  type: 'object',
  required: ['creq'],
  properties: { creq: { type: 'string', maxLength: 4096 }, threeDSSessionData: sessionData },
};

const answerSchema = {
  type: 'object',
  required: ['acsTransId', 'action'],
  properties: {
    acsTransId: { type: 'string', maxLength: 64 },
    threeDSSessionData: sessionData,
    word: { type: 'string', maxLength: 100, default: '' },
    action: { type: 'string', enum: ['submit', 'cancel'] },
  },
};

interface AnswerForm {
  acsTransId: string;
  threeDSSessionData: string;
  word: string;
  action: 'submit' | 'cancel';
}

/** The bank's side of 3-D Secure: what the shop shows in its frame. */
export function challengeRoutes(app: FastifyInstance, { ledger, now, save }: Provider): void {
  app.get(ASSETS.style, browserFile('challenge.css'));
  app.get(ASSETS.returnScript, browserFile('return.js'));

  app.post<{ Body: { creq: string; threeDSSessionData: string } }>(
    '/acs',
    { schema: { body: openSchema }, attachValidation: true, config: { operation: 'challenge-page' } },
    async (request, reply) => {
      if (request.validationError) return sendEnded(reply);
      const { creq, threeDSSessionData } = request.body;
      const open = findOpen(readAcsTransId(creq, 'CReq'));
      if (!open) return sendEnded(reply);
      const { transaction, challenge } = open;
      // The shop may post the same challenge again ('Try again'): an answered one goes straight back.
      if (challenge.answer) return sendReturn(reply, challenge, challenge.answer, threeDSSessionData);
      const hidden = { acsTransId: challenge.acsTransId, threeDSSessionData };
      return sendPage(reply, "'self'").send(challengePage(transaction, hidden, false));
    },
  );

  app.post<{ Body: AnswerForm }>(
    ANSWER_PATH,
    { schema: { body: answerSchema }, attachValidation: true },
    async (request, reply) => {
      if (request.validationError) return sendEnded(reply);
      const { acsTransId, threeDSSessionData } = request.body;
      const open = findOpen(acsTransId);
      if (!open) return sendEnded(reply);
      const { transaction, challenge } = open;
      const answer = challenge.answer ?? readAnswer(request.body);
      if (!answer) {
        return sendPage(reply, "'self'").send(
          challengePage(transaction, { acsTransId, threeDSSessionData }, true),
        );
      }
      challenge.answer = answer;
      await save();
      return sendReturn(reply, challenge, answer, threeDSSessionData);
    },
  );

  function findOpen(acsTransId = ''): { transaction: Transaction; challenge: Challenge } | undefined {
    const transaction = ledger.findByAcsTransId(acsTransId);
    const challenge = transaction?.challenge;
    return challenge && challenge.expiresAt > now() ? { transaction, challenge } : undefined;
  }
}

/** Undefined when nothing was typed. */
function readAnswer({ action, word }: AnswerForm): ChallengeAnswer | undefined {
  if (action === 'cancel') return 'cancelled';
  const typed = word.trim().toLowerCase();
  if (typed === '') return undefined;
  return typed === challengeTexts.word ? 'approved' : 'refused';
}

function sendReturn(
  reply: FastifyReply,
  challenge: Challenge,
  answer: ChallengeAnswer,
  threeDSSessionData: string,
): FastifyReply {
  const { notificationUrl } = challenge;
  return sendPage(reply, new URL(notificationUrl).origin).send(
    returnPage(notificationUrl, { cres: answerMessage(challenge, answer), threeDSSessionData }),
  );
}

const sendEnded = (reply: FastifyReply) => sendPage(reply, "'none'").code(400).send(endedPage());

// No frame-ancestors: any shop may show the bank's page in a frame.
const sendPage = (reply: FastifyReply, formTarget: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action ${formTarget}`,
    );

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { PROVIDER_ERRORS, type ProviderErrorName } from '../protocol/errors.ts';
import { OPERATIONS } from '../protocol/route-config.ts';
import type { Provider } from '../state/provider.ts';
import { isCharged, type Transaction } from '../state/transaction.ts';
import { refundedAmount } from '../transactions/refund.ts';
import { type Fault, Faults } from './faults.ts';

const LONGEST_DELAY_MS = 60_000;

const faultSchema = {
  type: 'object',
  required: ['operation'],
  additionalProperties: false,
  properties: {
    operation: { type: 'string', enum: OPERATIONS },
    times: { type: 'integer', minimum: 1, default: 1 },
    status: { type: 'integer', enum: [401, 408, 500, 502, 503] },
    delayMs: { type: 'integer', minimum: 0, maximum: LONGEST_DELAY_MS, default: 0 },
    phase: { type: 'string', enum: ['before', 'after'], default: 'before' },
  },
};

const clockSchema = {
  type: 'object',
  required: ['advanceSeconds'],
  properties: { advanceSeconds: { type: 'integer', minimum: 1 } },
};

declare module 'fastify' {
  interface FastifyRequest {
    fault?: Fault;
  }
}

/** Lets end-to-end tests break the provider, move its clock and read its ledger. */
export function testHookRoutes(
  app: FastifyInstance,
  { ledger }: Provider,
  advanceClock: (ms: number) => void,
): void {
  const faults = new Faults();

  app.addHook('onRequest', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const fault = operation && faults.take(operation);
    if (!fault) return;
    if (fault.phase === 'after') {
      request.fault = fault;
      return;
    }
    await delay(fault.delayMs);
    if (fault.status) return reply.code(fault.status).send(faultBody(fault.status));
  });

  app.addHook('onSend', async ({ fault }, reply, payload) => {
    if (!fault) return payload;
    await delay(fault.delayMs);
    if (!fault.status) return payload;
    reply.code(fault.status).type('application/json').removeHeader('content-length');
    return JSON.stringify(faultBody(fault.status));
  });

  app.post<{ Body: Fault }>(
    '/__sandbox/faults',
    { schema: { body: faultSchema } },
    async (request, reply) => {
      faults.add(request.body);
      return reply.code(204).send();
    },
  );

  app.delete('/__sandbox/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.post<{ Body: { advanceSeconds: number } }>(
    '/__sandbox/clock',
    { schema: { body: clockSchema } },
    async (request, reply) => {
      advanceClock(request.body.advanceSeconds * 1000);
      return reply.code(204).send();
    },
  );

  app.get<{ Querystring: { vendorTxCode?: string } }>('/__sandbox/transactions', async ({ query }) => {
    const chosen = ledger
      .transactions()
      .filter(({ vendorTxCode }) => !query.vendorTxCode || vendorTxCode === query.vendorTxCode);
    const charged = chosen.filter(isCharged);
    const refunds = chosen.flatMap((transaction) => transaction.refunds ?? []);
    return {
      charged: { count: charged.length, amount: charged.reduce((sum, { amount }) => sum + amount, 0) },
      refunded: { count: refunds.length, amount: refunds.reduce((sum, { amount }) => sum + amount, 0) },
      transactions: chosen.map(describeEntry),
    };
  });
}

function faultBody(status: NonNullable<Fault['status']>): object {
  const names: Record<number, ProviderErrorName> = { 401: 'authenticationFailed', 408: 'timedOut' };
  const { code, description } = PROVIDER_ERRORS[names[status] ?? 'internal'];
  return { code, description };
}

const describeEntry = (transaction: Transaction) => ({
  transactionId: transaction.transactionId,
  vendorName: transaction.vendorName,
  vendorTxCode: transaction.vendorTxCode,
  amount: transaction.amount,
  currency: transaction.currency,
  createdAt: new Date(transaction.createdAt).toISOString(),
  status: transaction.result?.status ?? '3DAuth',
  statusCode: transaction.result?.statusCode ?? '2021',
  threeDSecure: transaction.authenticationStatus ?? null,
  cardType: transaction.card.cardType,
  lastFourDigits: transaction.card.lastFourDigits,
  savesCard: transaction.savesCard,
  isReusable: transaction.isReusable,
  isCharged: isCharged(transaction),
  isVoided: transaction.voidedAt !== undefined,
  refunded: refundedAmount(transaction),
});

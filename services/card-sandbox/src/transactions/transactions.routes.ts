import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticateVendor } from '../protocol/authentication.ts';
import { refuseInvalid } from '../protocol/error-answers.ts';
import { ProviderError } from '../protocol/errors.ts';
import type { Provider } from '../state/provider.ts';
import type { Transaction } from '../state/transaction.ts';
import { isGenuineResponse } from '../three-d-secure/messages.ts';
import { describeChallenge, describeTransaction } from './describe-transaction.ts';
import { type Instruction, instructionSchema, voidPayment } from './instructions.ts';
import { type Payment, paymentSchema } from './payment.ts';
import { describeRefund, isRefund, issueRefund, type Refund, refundSchema } from './refund.ts';
import { concludePayment, takePayment } from './take-payment.ts';

const challengeAnswerSchema = {
  type: 'object',
  required: ['cRes'],
  properties: { cRes: { type: 'string', minLength: 1 } },
};

interface ById {
  Params: { transactionId: string };
}

export function transactionRoutes(app: FastifyInstance, provider: Provider): void {
  const { settings, ledger, now, save } = provider;
  const onRequest = async (request: FastifyRequest) => void authenticateVendor(request, settings.vendors);

  const findTransaction = (request: FastifyRequest<ById>): Transaction => {
    const { vendorName } = authenticateVendor(request, settings.vendors);
    const transaction = ledger.findTransaction(request.params.transactionId, vendorName);
    if (!transaction) throw new ProviderError('transactionNotFound');
    return transaction;
  };

  // A refund comes to the same address as a payment, and has other fields.
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isRefund(request.body)) return;
    const { vendorName } = authenticateVendor(request, settings.vendors);
    const validate = request.compileValidationSchema(refundSchema);
    if (!validate(request.body)) throw refuseInvalid(validate.errors ?? []);
    const refund = issueRefund(request.body as Refund, vendorName, provider);
    await save();
    return reply.code(201).send(describeRefund(refund));
  };

  app.post<{ Body: Payment }>(
    '/api/v1/transactions',
    { schema: { body: paymentSchema }, config: { operation: 'pay' }, onRequest, preValidation },
    async (request, reply) => {
      const { vendorName } = authenticateVendor(request, settings.vendors);
      const transaction = takePayment(request.body, vendorName, provider);
      await save();
      return transaction.challenge
        ? reply
            .code(202)
            .send(describeChallenge(transaction.transactionId, transaction.challenge, settings.publicUrl))
        : reply.code(201).send(describeDecided(transaction));
    },
  );

  app.get<ById>(
    '/api/v1/transactions/:transactionId',
    { config: { operation: 'read-transaction' } },
    async (request) => describeDecided(findTransaction(request)),
  );

  app.post<ById & { Body: { cRes: string } }>(
    '/api/v1/transactions/:transactionId/3d-secure-challenge',
    { schema: { body: challengeAnswerSchema }, config: { operation: 'complete-challenge' }, onRequest },
    async (request, reply) => {
      const transaction = findTransaction(request);
      const { challenge, result } = transaction;
      if (!challenge || result || challenge.expiresAt <= now())
        throw new ProviderError('statusNotApplicable');
      const isApproved = isGenuineResponse(request.body.cRes, challenge) && challenge.answer === 'approved';
      concludePayment(transaction, isApproved ? 'Authenticated' : 'NotAuthenticated', provider);
      await save();
      return reply.code(201).send(describeDecided(transaction));
    },
  );

  app.post<ById & { Body: Instruction }>(
    '/api/v1/transactions/:transactionId/instructions',
    { schema: { body: instructionSchema }, config: { operation: 'instruct' }, onRequest },
    async (request, reply) => {
      const { instructionType } = request.body;
      voidPayment(findTransaction(request), instructionType, now());
      await save();
      return reply.code(201).send({ instructionType, date: new Date(now()).toISOString() });
    },
  );
}

/** A payment that waits for its cardholder does not exist yet for those who ask. */
function describeDecided(transaction: Transaction): object {
  if (!transaction.result) throw new ProviderError('transactionNotFound');
  return describeTransaction(transaction, transaction.result);
}

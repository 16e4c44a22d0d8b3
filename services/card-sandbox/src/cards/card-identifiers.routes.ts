import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outcomeForName } from '../bank/authentication-outcome.ts';
import { authenticateVendor, readBearer } from '../protocol/authentication.ts';
import { answerPreflight } from '../protocol/cors.ts';
import { refuseInvalid } from '../protocol/error-answers.ts';
import { ProviderError } from '../protocol/errors.ts';
import type { Provider } from '../state/provider.ts';
import type { KeyedCard, SessionKey, SessionKeys } from '../state/session-keys.ts';
import { acceptCard, type CardDetails, cardDetailsSchema, securityCodeSchema } from './card-details.ts';
import { checkSecurityCode } from './security-code.ts';

const TOKENISE = '/api/v1/card-identifiers';
const ACTIVATE = '/api/v1/card-identifiers/:cardIdentifier/security-code';

export function cardIdentifierRoutes(app: FastifyInstance, provider: Provider): void {
  const { settings, sessionKeys, ledger, now, save } = provider;
  const onRequest = async (request: FastifyRequest) => void unusedKey(request, sessionKeys);
  answerPreflight(app, TOKENISE);
  answerPreflight(app, ACTIVATE);

  app.post<{ Body: { cardDetails: CardDetails } }>(
    TOKENISE,
    {
      schema: { body: cardDetailsSchema },
      // A malformed attempt counts as a failure of the key, so the route sees it too.
      attachValidation: true,
      config: { operation: 'tokenise', isForBrowsers: true },
      onRequest,
    },
    async (request, reply) => {
      const key = unusedKey(request, sessionKeys);
      const keyed = attempt(sessionKeys, key, () => {
        refuseMalformed(request);
        return tokenise(request.body.cardDetails, key, provider);
      });
      return reply.code(201).send({
        cardIdentifier: keyed.card.cardIdentifier,
        expiry: new Date(keyed.expiresAt).toISOString(),
        cardType: keyed.card.cardType,
      });
    },
  );

  app.post<{ Params: { cardIdentifier: string }; Body: { securityCode: string } }>(
    ACTIVATE,
    {
      schema: { body: securityCodeSchema },
      attachValidation: true,
      config: { operation: 'activate', isForBrowsers: true },
      onRequest,
    },
    async (request, reply) => {
      const key = unusedKey(request, sessionKeys);
      attempt(sessionKeys, key, () => {
        refuseMalformed(request);
        const card = ledger.findReusableCard(request.params.cardIdentifier, key.vendorName);
        if (!card) throw new ProviderError('keyOrCardInvalid', [keyOrCard]);
        const securityCodeCheck = checkSecurityCode(request.body.securityCode, card.cardType);
        sessionKeys.recordCard(key, { card, isReusable: true, securityCodeCheck });
      });
      return reply.code(204).send();
    },
  );

  app.delete<{ Params: { cardIdentifier: string } }>(
    '/api/v1/card-identifiers/:cardIdentifier',
    { config: { operation: 'forget-card' } },
    async (request, reply) => {
      const { vendorName } = authenticateVendor(request, settings.vendors);
      const card = ledger.findReusableCard(request.params.cardIdentifier, vendorName);
      if (!card) return reply.code(404).send({ code: 1011, description: 'Card identifier not found' });
      ledger.removeCard(card);
      await save();
      return reply.code(200).send();
    },
  );

  function tokenise(
    details: CardDetails,
    key: SessionKey,
    { settings: { ordinaryNames } }: Provider,
  ): KeyedCard {
    const { cardType, isDeclined } = acceptCard(details, now());
    return sessionKeys.recordCard(key, {
      card: {
        cardIdentifier: randomUUID().toUpperCase(),
        vendorName: key.vendorName,
        cardType,
        lastFourDigits: details.cardNumber.slice(-4),
        expiryDate: details.expiryDate,
        isDeclined,
        authentication: outcomeForName(details.cardholderName, ordinaryNames),
      },
      isReusable: false,
      securityCodeCheck: checkSecurityCode(details.securityCode, cardType),
    });
  }
}

const keyOrCard = { error: 'keyOrCardInvalid', property: 'cardIdentifier' } as const;

/** The live key of a browser's call; one that already stands for a card is spent. */
function unusedKey(request: FastifyRequest, sessionKeys: SessionKeys): SessionKey {
  const key = sessionKeys.find(readBearer(request));
  if (!key || key.keyedCard) throw new ProviderError('authenticationFailed');
  return key;
}

function refuseMalformed({ validationError }: FastifyRequest): void {
  if (validationError) throw refuseInvalid(validationError.validation);
}

function attempt<Result>(sessionKeys: SessionKeys, key: SessionKey, action: () => Result): Result {
  try {
    return action();
  } catch (failure) {
    sessionKeys.recordFailure(key);
    throw failure;
  }
}

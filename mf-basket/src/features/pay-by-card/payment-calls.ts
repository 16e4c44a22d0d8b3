import {
  authorise,
  CARD_PROVIDER,
  complete,
  leaveChallenge,
  type OfflinePayment,
  type PaymentStatus,
  pay,
  paymentStatus,
  prepare,
  type SavedCard,
} from 'shared-contracts/api/checkout';
import { type ApiError, formBanner, type Result, useApi, useAppName } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { useBasketOwner } from '../../shared/basket/basket-owner.ts';
import { texts } from '../../texts/en.ts';
import { browserDetails } from './browser-details.ts';
import { type CardEntry, chosenCard } from './card-entry.ts';
import { activateSavedCard, type TokenOutcome, tokeniseCard } from './card-provider.ts';
import { readFailureReason } from './failure-reason.ts';
import { loadProviderScript } from './load-provider-script.ts';
import { authoriseBody, cardDetails, completeBody, payBody } from './paying-bodies.ts';
import { isOutcomeUnknown } from './paying-outcome.ts';
import { attemptKey } from './payment-attempt.ts';
import type { CardSession, PaymentEvent } from './payment-states.ts';

export interface PaymentCalls {
  cartId: string;
  /** Ids of the ticked terms. */
  terms: string[];
  /** Ids of the waivers that were accepted for attendees. */
  completedWaivers: string[];
  /** Payments besides a card: credit, and at the desk other tenders. */
  payments: readonly OfflinePayment[];
  /** Stands for the prices on show. */
  priceKey: string | undefined;
  /** Reads the form at the moment it is needed, so that the card is held nowhere else. */
  readEntry(): CardEntry;
  /** The server refuses the entry, perhaps for single fields. */
  onRefused(error: ApiError): void;
}

/** The payment's conversations with server and provider, each ending in one event of the machine. */
export function usePaymentCalls({ cartId, readEntry, onRefused, ...agreed }: PaymentCalls) {
  const api = useApi();
  const source = useAppName();
  const ownerId = useBasketOwner()?.id ?? null;
  const agreement = { source, ...agreed };

  return {
    async askStatus(): Promise<PaymentEvent> {
      return statusEvent(await api.call(paymentStatus, { query: { cart_id: cartId } }));
    },

    async leaveChallenge(): Promise<PaymentEvent> {
      return statusEvent(await api.call(leaveChallenge, { query: { cart_id: cartId } }));
    },

    async prepare(): Promise<PaymentEvent> {
      const result = await api.call(prepare, {});
      if (!result.ok || result.data.paymentProvider !== CARD_PROVIDER) return { type: 'prepare-failed' };
      const { sessionKey, savedCard, paymentProviderConfiguration, billingAddress = null } = result.data;
      const { savedCards = savedCard ? [savedCard] : [] } = result.data;
      const { url, mode } = paymentProviderConfiguration;
      try {
        await loadProviderScript(url);
      } catch {
        return { type: 'prepare-failed' };
      }
      return {
        type: 'prepared',
        session: { sessionKey, savedCards, billingAddress, mode, providerUrl: url },
      };
    },

    async tokenise({ sessionKey, savedCards }: CardSession): Promise<PaymentEvent> {
      const entry = readEntry();
      const card = chosenCard(entry, savedCards);
      const token = card
        ? await activateSavedCard(sessionKey, card.externalIdentifier, entry.securityCode)
        : await tokeniseCard(sessionKey, cardDetails(entry));
      return tokenEvent(token, card);
    },

    async authorise(session: CardSession, cardIdentifier: string): Promise<PaymentEvent> {
      const body = authoriseBody({
        entry: readEntry(),
        session,
        cardIdentifier,
        agreement,
        browserDetails: browserDetails(window),
      });
      const options = { idempotencyKey: attemptKey(cartId, 'authorise') };
      const result = await api.call(authorise, { body }, options);
      if (result.ok) {
        const { transactionStatus, transactionUuid, scaUrl, scaData } = result.data;
        const challenge = scaUrl && scaData ? { transactionUuid, scaUrl, scaData } : null;
        return { type: 'authorise-answered', transactionStatus, transactionUuid, challenge };
      }
      const { kind, serverMessage, validationMessages, data } = result.error;
      if (isOutcomeUnknown(result.error)) return { type: 'outcome-lost' };
      if (kind === 'conflict') return { type: 'authorise-conflicted', message: serverMessage };
      onRefused(result.error);
      // Faults of the fields are said at them and in the notice; the notification has the title of the notice.
      const message = Object.keys(validationMessages).length > 0 ? texts.pay.failedTitle : serverMessage;
      return { type: 'authorise-refused', message, reason: readFailureReason(data) };
    },

    async complete(transactionUuid: string | null): Promise<PaymentEvent> {
      const options = { idempotencyKey: attemptKey(cartId, 'complete') };
      const result =
        source === 'front-of-house'
          ? await api.call(pay, { body: payBody(agreement, ownerId) }, options)
          : await api.call(complete, { body: completeBody(agreement, transactionUuid, ownerId) }, options);
      if (result.ok) return { type: 'order-made', orderId: result.data.completeOrderId };
      if (isOutcomeUnknown(result.error)) return { type: 'outcome-lost' };
      return { type: 'order-refused', message: refusalOf(result.error) };
    },
  };
}

function statusEvent(result: Result<PaymentStatus>): PaymentEvent {
  if (result.ok) return { type: 'status-read', status: result.data };
  return { type: isOutcomeUnknown(result.error) ? 'status-lost' : 'status-refused' };
}

/** There is no field for what an order is refused for: the server's messages are said as they are. */
const refusalOf = (error: ApiError): string | null =>
  formBanner(error) === null ? failureMessages(error).join(' ') : error.serverMessage;

function tokenEvent(token: TokenOutcome, savedCard: SavedCard | null): PaymentEvent {
  if (token.outcome === 'key-dead') return { type: 'key-dead' };
  if (token.outcome === 'refused') return { type: 'card-refused', messages: token.messages };
  const cardIdentifier = savedCard?.externalIdentifier ?? token.cardIdentifier;
  return cardIdentifier ? { type: 'tokenised', cardIdentifier } : { type: 'key-dead' };
}

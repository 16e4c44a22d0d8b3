import type { authorise, complete, OfflinePayment, pay } from 'shared-contracts/api/checkout';
import type { BodyOf } from 'shared-contracts/endpoint';
import type { AppName } from 'shared-contracts/links';
import { type CardEntry, chosenCard } from './card-entry.ts';
import type { CardDetails } from './card-provider.ts';
import { digitsOf } from './card-rules.ts';
import type { CardSession } from './payment-states.ts';

type AuthoriseBody = BodyOf<typeof authorise>;
type CompleteBody = BodyOf<typeof complete>;
type PayBody = BodyOf<typeof pay>;

/** Common fields of every paying call: where from, agreed terms, payments besides a card, and the prices shown. */
export interface Agreement {
  source: AppName;
  terms: string[];
  completedWaivers: string[];
  payments: readonly OfflinePayment[];
  /** Of the basket as it is on show; nothing where the API gives none. */
  priceKey: string | undefined;
}

const payingPart = ({ source, terms, completedWaivers, payments, priceKey }: Agreement) => ({
  completedWaivers,
  payments: [...payments],
  source,
  terms,
  priceKey,
});

/** The card as the provider takes it. */
export function cardDetails(entry: CardEntry): CardDetails {
  return {
    cardholderName: entry.cardholderName.trim(),
    cardNumber: digitsOf(entry.cardNumber),
    expiryDate: digitsOf(entry.expiryDate),
    securityCode: entry.securityCode,
  };
}

interface Authorisation {
  entry: CardEntry;
  session: CardSession;
  cardIdentifier: string;
  agreement: Agreement;
  browserDetails: AuthoriseBody['browserDetails'];
}

/** Never carries number, expiry or security code: the provider's identifier stands for the card. */
export function authoriseBody(authorisation: Authorisation): AuthoriseBody {
  const { entry, session, cardIdentifier, agreement } = authorisation;
  const savedCard = chosenCard(entry, session.savedCards);
  return {
    ...payingPart(agreement),
    ...billing(entry),
    browserDetails: authorisation.browserDetails,
    cardIdentifier,
    cardHolderName: savedCard ? savedCard.cardHolderName : entry.cardholderName.trim(),
    sessionKey: session.sessionKey,
    saveCard: !savedCard && entry.saveCard,
    savedCardId: savedCard?.id ?? null,
  };
}

function billing(entry: CardEntry) {
  return {
    billingFirstName: entry.billingFirstName.trim(),
    billingLastName: entry.billingLastName.trim(),
    billingAddressLineOne: entry.billingAddressLineOne.trim(),
    billingAddressLineTwo: entry.billingAddressLineTwo.trim() || null,
    billingCity: entry.billingCity.trim(),
    billingPostcode: entry.billingPostcode.trim(),
  };
}

/** After a card with its transaction; for a free order with the person and the ticked terms (decisions 26). */
export function completeBody(
  agreement: Agreement,
  transactionUuid: string | null,
  userId: string | null,
): CompleteBody {
  if (transactionUuid === null) return { ...payingPart(agreement), selectedUserId: userId };
  // The price was agreed to when the card was charged.
  return { ...payingPart(agreement), priceKey: undefined, transactionUuid };
}

/** For the customer whose basket is paid for at the desk (shell specification 7). */
export function payBody(agreement: Agreement, userId: string | null): PayBody {
  return { ...payingPart(agreement), selectedUserId: userId };
}

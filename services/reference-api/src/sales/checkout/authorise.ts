import type { authorise as endpoint } from 'shared-contracts/api/checkout';
import type { AnswerOf } from 'shared-contracts/endpoint';

import {
  ApiFailure,
  type Call,
  type CardPayment,
  callOrigin,
  invalid,
  type Person,
  requireUser,
  texts,
} from '../../platform/index.ts';
import { findCart } from '../carts/store.ts';
import { isExpired } from '../payments/card-words.ts';
import { failureReason } from '../payments/failure-reason.ts';
import { voidPayment } from '../payments/settle.ts';
import { findAttempt, type Payment } from '../payments/store.ts';
import { missingBillingDetails } from './billing-details.ts';
import { presentChallenge } from './challenge.ts';
import { commitOnRefusal } from './commit-on-refusal.ts';
import { merchantOf, moneyOf } from './merchant.ts';
import { notificationUrl } from './notification-url.ts';
import { preparePayment } from './prepare-payment.ts';
import { requireTill } from './require-till.ts';
import { findSavedCard } from './saved-cards.ts';
import { resumePayment, sendPayment } from './send-payment.ts';
import { requireTermsOf } from './terms.ts';
import { checkoutTexts } from './texts.ts';

type AuthoriseCall = Call<typeof endpoint>;
export interface AuthoriseAnswer {
  status: 201 | 202;
  data: AnswerOf<typeof endpoint>;
}

async function usage(call: AuthoriseCall, user: Person): Promise<CardPayment['usage']> {
  const { savedCardId, cardIdentifier, saveCard } = call.body;
  const { savedCardsEnabled } = call.tenant.settings.site;
  if (!savedCardId) return saveCard && savedCardsEnabled ? 'save' : 'once';
  const card = await findSavedCard(call.db, user, savedCardId);
  const isUsable =
    card?.externalIdentifier === cardIdentifier &&
    card.merchant === merchantOf(call.tenant) &&
    !isExpired(card.expiryDate, call.now());
  if (!savedCardsEnabled || !isUsable) {
    throw new ApiFailure(422, checkoutTexts.savedCard, { savedCardId: [checkoutTexts.savedCard] });
  }
  return 'saved';
}

function request(
  call: AuthoriseCall,
  user: Person,
  payment: Payment,
  use: CardPayment['usage'],
): CardPayment {
  const { body, headers, ip, tenant } = call;
  const { browserDetails: browser } = body;
  return {
    code: payment.id,
    amountPence: payment.amountPence,
    ...moneyOf(tenant),
    description: tenant.name,
    sessionKey: body.sessionKey,
    cardIdentifier: body.cardIdentifier,
    usage: use,
    customer: { firstName: body.billingFirstName, lastName: body.billingLastName, email: user.email },
    address: {
      lineOne: body.billingAddressLineOne,
      lineTwo: body.billingAddressLineTwo ?? null,
      city: body.billingCity,
      postcode: body.billingPostcode,
    },
    browser: {
      ...browser,
      ip,
      acceptHeader: headers.accept ?? '',
      userAgent: headers['user-agent'] ?? '',
    },
    notificationUrl: notificationUrl(call),
  };
}

/** The page's answer for a sent payment. Throws the failure of one that did not go through. */
export function authoriseAnswer(payment: Payment): AuthoriseAnswer {
  const transactionUuid = payment.id;
  switch (payment.status) {
    case 'authorised':
    case 'completed':
      return {
        status: 201,
        data: { scaData: null, scaUrl: null, transactionStatus: 'authorised', transactionUuid },
      };
    case 'sca_required':
      return {
        status: 202,
        data: { ...presentChallenge(payment), transactionStatus: 'sca_required', transactionUuid },
      };
    case 'prepared':
    case 'processing':
      throw new ApiFailure(504, checkoutTexts.checking);
    default:
      throw payment.failure?.startsWith('unavailable')
        ? new ApiFailure(503, texts.status.failed)
        : new ApiFailure(422, checkoutTexts.paymentFailed, undefined, {
            failureReason: failureReason(payment),
          });
  }
}

/**
 * Charges the card for what is left to pay, once: a card session stands for one attempt, and the same attempt again
 * answers what happened to the first.
 */
export async function authorise(call: AuthoriseCall): Promise<AuthoriseAnswer> {
  const user = requireUser(call);
  const { body, db, tenant } = call;
  requireTill(call, body.payments, user.id);
  const missing = missingBillingDetails(body);
  if (missing) throw invalid(missing);
  const use = await usage(call, user);

  const attempt = await findAttempt(db, user.id, body.sessionKey);
  if (attempt && attempt.status !== 'failed') {
    return authoriseAnswer(await resumePayment(call, attempt, () => request(call, user, attempt, use)));
  }
  await requireTermsOf(db, tenant.id, await findCart(db, user), body.terms);
  const wish = {
    user,
    tenant,
    now: call.now(),
    holdMinutes: call.configuration.holdMinutes,
    payments: body.payments,
    completedWaivers: body.completedWaivers,
    shownPrices: body.priceKey,
    sessionKey: body.sessionKey,
    saveCard: use === 'save',
    origin: callOrigin(call),
  };
  const { payment, isNew, toVoid } = await commitOnRefusal(db, (tx) => preparePayment(tx, wish));
  if (toVoid) await voidPayment(call, toVoid);
  if (!isNew) return authoriseAnswer(payment);
  return authoriseAnswer(await sendPayment(call, payment, request(call, user, payment, use)));
}

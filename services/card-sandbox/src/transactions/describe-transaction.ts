import type { Challenge, Transaction, TransactionResult } from '../state/transaction.ts';
import { statusDetails } from '../texts/en.ts';
import { challengeMessage } from '../three-d-secure/messages.ts';

const TEST_BANK_AUTHORISATION = '999777';

/** The provider's answer for a payment that is decided (201 and GET). */
export function describeTransaction(transaction: Transaction, result: TransactionResult): object {
  const { amount, card, challenge } = transaction;
  const { cardType, lastFourDigits, expiryDate, cardIdentifier } = card;
  const { status, statusCode, bankResponseCode, retrievalReference } = result;
  return {
    transactionId: transaction.transactionId,
    ...(challenge && { acsTransId: challenge.acsTransId, dsTransId: challenge.dsTransId }),
    transactionType: 'Payment',
    status,
    statusCode,
    statusDetail: statusDetails[statusCode],
    ...(retrievalReference && { retrievalReference, bankAuthorisationCode: TEST_BANK_AUTHORISATION }),
    ...(bankResponseCode && { bankResponseCode }),
    avsCvcCheck: transaction.avsCvcCheck,
    paymentMethod: {
      card: { cardType, lastFourDigits, expiryDate, cardIdentifier, reusable: isCardReusable(transaction) },
    },
    amount: { totalAmount: amount, saleAmount: amount, surchargeAmount: 0 },
    currency: transaction.currency,
    '3DSecure': { status: transaction.authenticationStatus },
  };
}

/** The provider's answer while the cardholder has to be sent to the bank (202). */
export function describeChallenge(transactionId: string, challenge: Challenge, publicUrl: string): object {
  return {
    statusCode: '2021',
    statusDetail: statusDetails['2021'],
    transactionId,
    acsTransId: challenge.acsTransId,
    dsTransId: challenge.dsTransId,
    acsUrl: `${publicUrl}/acs`,
    cReq: challengeMessage(challenge),
    status: '3DAuth',
  };
}

const isCardReusable = ({ isReusable, savesCard, result }: Transaction) =>
  isReusable || (savesCard && result?.status === 'Ok');

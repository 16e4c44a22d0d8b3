import type { AuthenticationStatus } from '../bank/authentication-outcome.ts';
import type { AvsCvcCheck } from '../bank/avs-cvc-check.ts';
import type { ChallengeWindowSize } from '../bank/challenge-window.ts';
import type { Card } from './card.ts';

export type TransactionStatus = 'Ok' | 'NotAuthed' | 'Rejected';

/** The final result of a transaction; `bankResponseCode` only if the bank was involved. */
export interface TransactionResult {
  status: TransactionStatus;
  statusCode: '0000' | '2000' | '2001' | '4026';
  bankResponseCode?: '00' | '05';
  retrievalReference?: string;
}

export type ChallengeAnswer = 'approved' | 'refused' | 'cancelled';

/** The bank's question to the cardholder. */
export interface Challenge {
  acsTransId: string;
  dsTransId: string;
  threeDSServerTransId: string;
  notificationUrl: string;
  windowSize: ChallengeWindowSize;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  answer?: ChallengeAnswer;
}

/** Money given back of a payment. */
export interface IssuedRefund {
  transactionId: string;
  vendorTxCode: string;
  /** Pence. */
  amount: number;
  currency: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  retrievalReference: string;
}

/** One payment; without a result it waits for the answer to its challenge. */
export interface Transaction {
  transactionId: string;
  vendorName: string;
  vendorTxCode: string;
  /** Pence. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  description: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  card: Card;
  isReusable: boolean;
  savesCard: boolean;
  ignoresRules: boolean;
  rejectsUnmatched: boolean;
  avsCvcCheck: AvsCvcCheck;
  authenticationStatus?: AuthenticationStatus;
  result?: TransactionResult;
  challenge?: Challenge;
  voidedAt?: number;
  refunds?: IssuedRefund[];
}

/** True if money moved and stayed moved. */
export const isCharged = ({ result, voidedAt }: Transaction): boolean =>
  result?.status === 'Ok' && voidedAt === undefined;

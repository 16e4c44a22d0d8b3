import type { Card } from './card.ts';
import type { IssuedRefund, Transaction } from './transaction.ts';

/** State that survives a restart. */
export interface LedgerSnapshot {
  version: 1;
  reusableCards: Card[];
  transactions: Transaction[];
}

/** The provider's memory of saved cards and payments. */
export class Ledger {
  readonly #cards: Map<string, Card>;
  readonly #transactions: Map<string, Transaction>;
  readonly #vendorTxCodes: Set<string>;

  constructor(content: Pick<LedgerSnapshot, 'reusableCards' | 'transactions'>) {
    this.#cards = new Map(content.reusableCards.map((card) => [card.cardIdentifier, card]));
    this.#transactions = new Map(content.transactions.map((entry) => [entry.transactionId, entry]));
    this.#vendorTxCodes = new Set(content.transactions.flatMap(uniqueCodes));
  }

  findReusableCard(cardIdentifier: string, vendorName: string): Card | undefined {
    const card = this.#cards.get(cardIdentifier);
    return card?.vendorName === vendorName ? card : undefined;
  }

  keepCard(card: Card): void {
    this.#cards.set(card.cardIdentifier, card);
  }

  removeCard(card: Card): void {
    this.#cards.delete(card.cardIdentifier);
  }

  hasVendorTxCode(vendorName: string, vendorTxCode: string): boolean {
    return this.#vendorTxCodes.has(uniqueCode({ vendorName, vendorTxCode }));
  }

  add(transaction: Transaction): void {
    this.#transactions.set(transaction.transactionId, transaction);
    this.#vendorTxCodes.add(uniqueCode(transaction));
  }

  addRefund(payment: Transaction, refund: IssuedRefund): void {
    payment.refunds = [...(payment.refunds ?? []), refund];
    this.#vendorTxCodes.add(uniqueCode({ vendorName: payment.vendorName, ...refund }));
  }

  findTransaction(transactionId: string, vendorName: string): Transaction | undefined {
    const transaction = this.#transactions.get(transactionId.toUpperCase());
    return transaction?.vendorName === vendorName ? transaction : undefined;
  }

  findByAcsTransId(acsTransId: string): Transaction | undefined {
    return this.transactions().find(({ challenge }) => challenge?.acsTransId === acsTransId);
  }

  /** All payments, oldest first. */
  transactions(): Transaction[] {
    return [...this.#transactions.values()];
  }

  snapshot(): LedgerSnapshot {
    return { version: 1, reusableCards: [...this.#cards.values()], transactions: this.transactions() };
  }
}

const uniqueCode = ({ vendorName, vendorTxCode }: Pick<Transaction, 'vendorName' | 'vendorTxCode'>) =>
  `${vendorName}:${vendorTxCode}`;

/** The codes of a payment and of its refunds: each can be used once. */
const uniqueCodes = ({ vendorName, vendorTxCode, refunds = [] }: Transaction) =>
  [{ vendorTxCode }, ...refunds].map((entry) => uniqueCode({ vendorName, vendorTxCode: entry.vendorTxCode }));

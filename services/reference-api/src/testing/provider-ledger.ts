/** The provider's ledger of charges. */
export interface Ledger {
  charged: { count: number; amount: number };
  refunded: { count: number; amount: number };
  transactions: {
    transactionId: string;
    vendorName: string;
    vendorTxCode: string;
    currency: string;
    status: string;
    /** Pence. */
    amount: number;
    refunded: number;
    isCharged: boolean;
    isVoided: boolean;
  }[];
}

/** The sandbox's next fault. */
export interface Fault {
  operation:
    | 'create-session-key'
    | 'pay'
    | 'complete-challenge'
    | 'read-transaction'
    | 'instruct'
    | 'forget-card'
    | 'look-up';
  phase?: 'before' | 'after';
  status?: 401 | 408 | 500 | 502 | 503;
  times?: number;
}

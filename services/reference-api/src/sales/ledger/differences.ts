import type { PaymentProblemTable, PaymentState } from '../../platform/index.ts';

/** A card payment of ours, with what it gave back. */
export interface OwnPayment {
  id: string;
  tenantId: number;
  amountPence: number;
  status: PaymentState;
}

/** A refund of ours: of a booking, or of a payment without an order. */
export interface OwnRefund {
  code: string;
  tenantId: number;
  paymentId: string | null;
  refundId: string | null;
  amountPence: number;
}

export interface Difference {
  kind: PaymentProblemTable['kind'];
  reference: string;
  tenantId: number | null;
  paymentId: string | null;
  refundId: string | null;
  amountPence: number;
}

/** Payments that the settling is still at: they are neither right nor wrong yet. */
const OPEN: PaymentState[] = ['prepared', 'processing', 'sca_required', 'authorised', 'voiding', 'refunding'];

type Listed = readonly { code: string; amountPence: number }[];

const nobodys = { tenantId: null, paymentId: null, refundId: null };

/** Differences that a charge in the books may cause. Check that it still exists before reporting it. */
export function chargeDifferences(listed: Listed, own: readonly OwnPayment[]): Difference[] {
  const byId = new Map(own.map((payment) => [payment.id, payment]));
  return listed.flatMap(({ code: reference, amountPence }): Difference[] => {
    const payment = byId.get(reference);
    if (!payment) return [{ ...nobodys, kind: 'charge-without-order', reference, amountPence }];
    const { id: paymentId, tenantId, status } = payment;
    const about = { reference, tenantId, paymentId, refundId: null, amountPence };
    if (status === 'failed' || status === 'voided') return [{ ...about, kind: 'charge-without-order' }];
    if (OPEN.includes(status) || amountPence === payment.amountPence) return [];
    return [{ ...about, kind: 'amount-differs' }];
  });
}

/** Orders that a card paid for and the books do not list. */
export function missingCharges(listed: Listed, own: readonly OwnPayment[]): Difference[] {
  const codes = new Set(listed.map(({ code }) => code));
  return own
    .filter(({ id, status }) => status === 'completed' && !codes.has(id))
    .map(({ id, tenantId, amountPence }) => ({
      kind: 'order-without-charge',
      reference: id,
      tenantId,
      paymentId: id,
      refundId: null,
      amountPence,
    }));
}

export function refundDifferences(listed: Listed, own: readonly OwnRefund[]): Difference[] {
  const byCode = new Map(own.map((refund) => [refund.code, refund]));
  return listed.flatMap(({ code: reference, amountPence }): Difference[] => {
    const refund = byCode.get(reference);
    if (!refund) return [{ ...nobodys, kind: 'unknown-refund', reference, amountPence }];
    if (refund.amountPence === amountPence) return [];
    const { tenantId, paymentId, refundId } = refund;
    return [{ kind: 'amount-differs', reference, tenantId, paymentId, refundId, amountPence }];
  });
}

/** Refunds that were made and that the books do not list. */
export function missingRefunds(listed: Listed, own: readonly OwnRefund[]): Difference[] {
  const codes = new Set(listed.map(({ code }) => code));
  return own
    .filter(({ code }) => !codes.has(code))
    .map(({ code: reference, ...rest }) => ({ kind: 'refund-missing', reference, ...rest }));
}

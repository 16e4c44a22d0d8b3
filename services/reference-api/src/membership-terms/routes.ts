import { apiTable } from 'shared-contracts/api/table';
import type { TermKind } from '../database/membership-tables.ts';
import type { ApiServer } from '../http/call.ts';
import { handle } from '../http/handle.ts';
import { readMembershipTerms } from './store.ts';

const { directDebit, healthCommitment, membership } = apiTable.membershipTerms;

const endpoints = [
  [directDebit, 'direct-debit'],
  [healthCommitment, 'health-commitment'],
  [membership, 'membership'],
] as const satisfies [unknown, TermKind][];

export function registerMembershipTerms(app: ApiServer): void {
  for (const [endpoint, kind] of endpoints) {
    handle(app, endpoint, ({ db, tenant }) => readMembershipTerms(db, tenant.id, kind));
  }
}

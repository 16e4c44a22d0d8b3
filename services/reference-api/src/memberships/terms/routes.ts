import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, type TermKind } from '../../platform/index.ts';
import { readMembershipTerms } from './store.ts';

const { directDebitTerms, healthCommitmentTerms, membershipTerms } = apiTable.membershipTerms;

const endpoints = [
  [directDebitTerms, 'direct-debit'],
  [healthCommitmentTerms, 'health-commitment'],
  [membershipTerms, 'membership'],
] as const satisfies [unknown, TermKind][];

export function registerMembershipTerms(app: ApiServer): void {
  for (const [endpoint, kind] of endpoints) {
    handle(app, endpoint, ({ db, tenant }) => readMembershipTerms(db, tenant.id, kind));
  }
}

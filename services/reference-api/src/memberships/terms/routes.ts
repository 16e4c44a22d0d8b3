import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, handleShared, type TermKind } from '../../platform/index.ts';
import { readAgreedTerms } from './agreed-terms.ts';
import { readMembershipTerms } from './store.ts';

const { directDebitTerms, healthCommitmentTerms, membershipTerms } = apiTable.membershipTerms;

const endpoints = [
  [directDebitTerms, 'direct-debit'],
  [healthCommitmentTerms, 'health-commitment'],
  [membershipTerms, 'membership'],
] as const satisfies [unknown, TermKind][];

export function registerMembershipTerms(app: ApiServer): void {
  for (const [endpoint, kind] of endpoints) {
    handleShared(app, endpoint, ({ db, tenant }) => readMembershipTerms(db, tenant.id, kind));
  }
  handle(app, apiTable.agreedTerms.agreedTerms, readAgreedTerms);
}

import { array } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { termSchema } from './checkout.ts';

const terms = <const Path extends string>(path: Path, summary: string) =>
  endpoint({ method: 'GET', path, answer: array(termSchema), access: 'anyone', summary });

export const directDebitTerms = terms(
  'terms/direct-debit',
  'The terms to agree to before setting up a Direct Debit, including the Direct Debit Guarantee.',
);

export const healthCommitmentTerms = terms(
  'terms/health-commitment',
  'The health commitment to agree to before joining.',
);

export const membershipTerms = terms(
  'terms/membership',
  'The terms of membership to agree to before joining.',
);

import type { Kysely } from 'kysely';
import type { PaymentToSortOut } from 'shared-contracts/api/payments-to-sort-out';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import type { Database } from '../../platform/index.ts';
import { resolutionsOf } from './rules.ts';
import { type ProblemRow, stepsOf } from './store.ts';
import { sortOutTexts } from './texts.ts';

const words = sortOutTexts;

/** A result in words where it has some, else as the code that the provider gave. */
const resultWords = (result: string) => words.results[result] ?? words.code(result);

function known({ kind, status, detail }: ProblemRow): string {
  const now = status && words.now[status];
  return [words.known[kind], now ?? words.providerSays(resultWords(detail))].join(' ');
}

function shownPerson({ firstName, lastName, payerReference, email }: ProblemRow): PaymentToSortOut['person'] {
  if (firstName === null || payerReference === null) return null;
  return { name: `${firstName} ${lastName}`, reference: payerReference, email: email ?? '' };
}

function shownSettlement(row: ProblemRow): PaymentToSortOut['settled'] {
  const { settledAt, resolution, note, settlerFirstName, settlerLastName } = row;
  if (settledAt === null) return null;
  return {
    at: siteIso(settledAt),
    by: settlerFirstName === null ? null : `${settlerFirstName} ${settlerLastName}`,
    resolution: resolution as NonNullable<PaymentToSortOut['settled']>['resolution'],
    note: note ?? '',
  };
}

/** A payment to be sorted out, as staff read it. */
export async function presentProblem(
  db: Kysely<Database>,
  row: ProblemRow,
  symbol: string,
): Promise<PaymentToSortOut> {
  const tried = await stepsOf(db, row);
  const { id, kind, status, reference, providerTransactionId } = row;
  const facts = { kind, status, hasTransactionId: providerTransactionId !== null };
  return {
    id,
    kind,
    person: shownPerson(row),
    formattedAmount: formatMoney(row.amountPence, symbol),
    card: row.cardDescription,
    reference,
    transactionId: providerTransactionId,
    orderReference: row.orderReference,
    known: known(row),
    tried: tried.map(({ step, result, madeAt }) => ({
      at: siteIso(madeAt),
      text: words.step(words.steps[step] ?? step, resultWords(result)),
    })),
    foundAt: siteIso(row.foundAt),
    resolutions: row.settledAt === null ? resolutionsOf(facts) : [],
    settled: shownSettlement(row),
  };
}

import type { Commitment } from 'shared-contracts/api/basket';
import { addMonths } from 'shared-contracts/billing-dates';
import { addDays, displayDay } from 'shared-contracts/dates';
import { formatMoney } from 'shared-contracts/money';
import {
  collectionDays,
  firstYearPence,
  joiningTexts,
  NOTICE_WORKING_DAYS,
  type OtherCollections,
  presentFees,
  type Quote,
} from '../../memberships/index.ts';

const words = joiningTexts.commitment;

/** Time in which someone can change their mind, in days after they paid (Consumer Contracts Regulations 2013). */
const DAYS_TO_CANCEL = 14;

/** The commitment. */
export interface CommitmentInput {
  quote: Quote;
  /** YYYY-MM-DD. */
  startDate: string;
  promotionCode: string | null;
  others: OtherCollections | null;
  /** Name of the membership whose place it takes; `null` for one of its own. */
  replaced: string | null;
  /** It is pending until proof is accepted. */
  needsProof: boolean;
}

function todayText({ quote, promotionCode }: CommitmentInput, symbol: string): string {
  const fees = presentFees(quote, promotionCode, symbol);
  const total = formatMoney(quote.totalPence, symbol);
  return words.today(
    total,
    fees.map(({ label, price }) => words.part(label, price.formatted)),
  );
}

/** The sum of one Direct Debit for all memberships of the person, as their bank statement names it. */
function othersFacts({ quote, others }: CommitmentInput, symbol: string): Commitment['facts'] {
  if (others === null) return [];
  const { pence, earlier } = others;
  const ahead = earlier && {
    label: words.earlierLabel,
    text: words.earlier(formatMoney(earlier.pence, symbol), displayDay(earlier.day)),
  };
  const sum = formatMoney(quote.parts.basePence + pence, symbol);
  const together = pence > 0 && { label: words.togetherLabel, text: words.together(sum) };
  return [...(ahead ? [ahead] : []), ...(together ? [together] : [])];
}

/** The commitment that paying for a membership makes, in words. @param today YYYY-MM-DD. */
export function commitment(committed: CommitmentInput, symbol: string, today: string): Commitment {
  const { quote, startDate, replaced, needsProof } = committed;
  const { parts, endDate } = quote;
  const money = (amount: number) => formatMoney(amount, symbol);
  const price = money(parts.basePence);
  const yearEnd = addMonths(startDate, 12);
  const collections = collectionDays(quote, yearEnd);
  const [first] = collections;
  const inFirstYear = firstYearPence(quote, startDate);
  const until = displayDay(addDays(yearEnd, -1));
  return {
    later: first ? words.later(price, displayDay(first).slice(0, -' 2026'.length)) : null,
    facts: [
      { label: words.todayLabel, text: todayText(committed, symbol) },
      ...(replaced === null
        ? []
        : [{ label: words.replacesLabel, text: words.replaces(replaced, displayDay(startDate)) }]),
      ...(needsProof ? [{ label: words.proofLabel, text: words.proof }] : []),
      ...(first
        ? [
            {
              label: words.nextLabel,
              text: (collections.length > 1 ? words.next : words.nextOnce)(price, displayDay(first)),
            },
            ...othersFacts(committed, symbol),
            { label: words.yearLabel, text: words.year(money(inFirstYear), displayDay(startDate), until) },
          ]
        : []),
      { label: words.termLabel, text: endDate ? words.fixed(displayDay(endDate)) : words.monthly },
      ...(endDate ? [] : [{ label: words.endLabel, text: words.end(NOTICE_WORKING_DAYS) }]),
      { label: words.mindLabel, text: words.mind(displayDay(addDays(today, DAYS_TO_CANCEL))) },
    ],
  };
}

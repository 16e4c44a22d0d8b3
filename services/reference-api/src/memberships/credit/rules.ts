import { addDays } from 'shared-contracts/dates';

/** A membership that gives credit on a day, with what is known of its month. */
export interface CreditSource {
  membershipId: string;
  monthlyPence: number;
}

/** A grant, a payment or a return of credit. */
export interface CreditMovement {
  membershipId: string;
  kind: 'grant' | 'spend' | 'return';
  /** Below zero for what was spent. */
  amountPence: number;
}

/** The remaining credit of a membership for a month. */
export interface MonthCredit extends CreditSource {
  leftPence: number;
  /** True if its grant is written down; what is not yet is worth what the membership gives now. */
  isGranted: boolean;
}

/** A part of what is paid, by the membership whose credit pays it. */
export interface CreditPart extends MonthCredit {
  amountPence: number;
}

/** The calendar month of a day, YYYY-MM: credit is for a month, as guest passes are. */
export const creditMonth = (day: string): string => day.slice(0, 7);

/** The last day on which the credit of a day can be spent. */
export function lastDayOfMonth(day: string): string {
  const late = addDays(`${creditMonth(day)}-28`, 4);
  return addDays(`${creditMonth(late)}-01`, -1);
}

/**
 * The remainder for a month.
 * @param givers in the order in which their credit is used.
 * @param movements of that month.
 */
export function monthCredit(
  givers: readonly CreditSource[],
  movements: readonly CreditMovement[],
): MonthCredit[] {
  return givers.map((giver) => {
    const own = movements.filter(({ membershipId }) => membershipId === giver.membershipId);
    const isGranted = own.some(({ kind }) => kind === 'grant');
    const start = isGranted ? 0 : giver.monthlyPence;
    return { ...giver, isGranted, leftPence: own.reduce((sum, { amountPence }) => sum + amountPence, start) };
  });
}

/** Total credit left. */
export const totalLeft = (credits: readonly Pick<MonthCredit, 'leftPence'>[]): number =>
  credits.reduce((sum, { leftPence }) => sum + leftPence, 0);

/** Credit that pays, with each amount, one membership after the other; `null` if there is not that much. */
export function allocate(amountPence: number, credits: readonly MonthCredit[]): CreditPart[] | null {
  let missing = amountPence;
  const parts = credits.map((credit) => {
    const part = Math.min(missing, credit.leftPence);
    missing -= part;
    return { ...credit, amountPence: part };
  });
  return missing > 0 ? null : parts.filter((part) => part.amountPence > 0);
}

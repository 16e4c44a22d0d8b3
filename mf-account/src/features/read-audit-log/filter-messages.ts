import { isWireDay } from 'shared-contracts/dates';
import { texts } from '../../texts/audit-log.ts';

/** A manager's filter of the log; '' means any. Days as `YYYY-MM-DD`. */
export interface LogFilter {
  from: string;
  to: string;
  staff: string;
  person: string;
}

export const EVERYTHING: LogFilter = { from: '', to: '', staff: '', person: '' };

/** Problems with a filter, by field. */
export function filterMessages({ from, to }: LogFilter): Partial<Record<keyof LogFilter, string>> {
  const messages: Partial<Record<keyof LogFilter, string>> = {};
  if (from && !isWireDay(from)) messages.from = texts.dayWrong(texts.from);
  if (to && !isWireDay(to)) messages.to = texts.dayWrong(texts.to);
  else if (to && isWireDay(from) && to < from) messages.to = texts.daysSwapped;
  return messages;
}

/** The query of a filter: only what is looked for, and from which line on. */
export function queryOf(filter: LogFilter, before: string | null): Partial<LogFilter> & { before?: string } {
  const wanted = Object.entries(filter).flatMap(([name, value]) =>
    value.trim() ? [[name, value.trim()]] : [],
  );
  return { ...Object.fromEntries(wanted), ...(before === null ? {} : { before }) };
}

import { siteDay } from 'shared-contracts/dates';
import { readDetail, readList } from './reporting-answers.ts';
import {
  element,
  type ReportingAccount,
  type ReportingNode,
  readReportingAnswer,
  reportingCommand,
} from './reporting-message.ts';
import type { ListedTransaction, TransactionLookup } from './transaction-lookup.ts';

export interface ReportingSettings extends ReportingAccount {
  /** Address to which commands are posted. */
  url: string;
  /** Limit for one call, in milliseconds. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 15_000;
const ROWS_A_PAGE = 50;
/** More pages than this are no day of a leisure centre: the answer repeats itself. */
const MOST_PAGES = 400;

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' });

/** `22/11/2026 09:05:00`, by the clock of London. */
function reportingTime(time: Date): string {
  const [year, month, day] = siteDay(time).split('-');
  return `${day}/${month}/${year} ${clock.format(time)}`;
}

/**
 * Speaks the provider's Reporting and Admin API, an older interface than the one that takes payments, since that one
 * finds a payment by the provider's own number alone.
 *
 * UNPROVEN: the vendor's guide to it is not public. Framing, signature, field names and state numbers are those that
 * published clients of it use (Ebizmarts' modules for Magento, a C# wrapper of 2011). It has run against the sandbox
 * only, until someone has paid with a real account: see 'Going live' in docs/payments.md. For that reason it decides
 * little: it gives the provider's number of a payment, which is then read through the published interface, and whatever
 * it says that is not understood goes to a person.
 */
export function createReportingClient(settings: ReportingSettings): TransactionLookup {
  const { url, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;

  async function ask(command: string, parameters: string): Promise<ReportingNode | null | 'lost'> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ XML: reportingCommand(settings, command, parameters) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return response.ok ? readReportingAnswer(text) : 'lost';
    } catch {
      return 'lost';
    }
  }

  return {
    async find(code) {
      const answer = await ask('getTransactionDetail', element('vendortxcode', code));
      return answer === 'lost' ? { kind: 'unavailable', reason: 'no answer' } : readDetail(answer, code);
    },
    async list(kind, from, until) {
      const found: ListedTransaction[] = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const parameters =
          element('startdate', reportingTime(from)) +
          element('enddate', reportingTime(until)) +
          `<txtypes>${element('txtype', kind.toUpperCase())}</txtypes>` +
          element('result', 'SUCCESS') +
          element('sorttype', 'ByDate') +
          element('sortorder', 'ASC') +
          element('startrow', String(page * ROWS_A_PAGE + 1)) +
          element('endrow', String((page + 1) * ROWS_A_PAGE));
        const answer = await ask('getTransactionList', parameters);
        const read = answer === 'lost' ? null : readList(answer);
        if (!read) return null;
        found.push(...read.transactions);
        if ((page + 1) * ROWS_A_PAGE >= read.total) return found;
      }
      return null;
    },
  };
}

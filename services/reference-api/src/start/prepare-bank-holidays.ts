import { lastPublishedYear, readBankHolidays, setBankHolidays } from '../memberships/wiring.ts';
import type { Log } from '../platform/index.ts';

/** Takes the operator's bank holidays, and says when the list ends within a year. Throws a StartFailure for a bad file. */
export function prepareBankHolidays(file: string | null, now: Date, log: Log): void {
  if (file !== null) setBankHolidays(readBankHolidays(file));
  const until = lastPublishedYear();
  if (until > now.getUTCFullYear()) return;
  log.info('Bank holidays after the last published year are calculated; renew BANK_HOLIDAYS_FILE.', {
    until,
  });
}

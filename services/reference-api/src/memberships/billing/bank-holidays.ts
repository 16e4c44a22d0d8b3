import { readFileSync } from 'node:fs';
import { array, object, safeParse, string } from 'shared-contracts/schema';
import { readText, StartFailure } from '../../platform/index.ts';

/** The dates, YYYY-MM-DD, on which Bacs is closed besides weekends, by year. */
export type BankHolidays = ReadonlyMap<number, readonly string[]>;

/** The form in which https://www.gov.uk/bank-holidays.json publishes them. */
const publishedSchema = object({
  'england-and-wales': object({ events: array(object({ date: string() })) }),
});

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the published form; `null` for any other text. Bacs keeps the holidays of England everywhere. */
export function parseBankHolidays(text: string): BankHolidays | null {
  try {
    const published = safeParse(publishedSchema, JSON.parse(text));
    if (!published.success) return null;
    const dates = published.data['england-and-wales'].events.map(({ date }) => date);
    if (dates.length === 0 || !dates.every((date) => DATE.test(date))) return null;
    return Map.groupBy(dates, (date) => Number(date.slice(0, 4)));
  } catch {
    return null;
  }
}

const shipped = parseBankHolidays(readText('bank-holidays.json'));

/** The holidays that arrived with this release. */
export function shippedBankHolidays(): BankHolidays {
  if (!shipped) throw new Error('seed/bank-holidays.json is not in the published form.');
  return shipped;
}

/**
 * The holidays of an operator's file.
 * @throws StartFailure when it cannot be read or has another form.
 */
export function readBankHolidays(file: string): BankHolidays {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartFailure(`BANK_HOLIDAYS_FILE ${file} cannot be read.`);
  }
  const holidays = parseBankHolidays(text);
  if (!holidays) {
    throw new StartFailure(
      `BANK_HOLIDAYS_FILE ${file} does not have the form of https://www.gov.uk/bank-holidays.json.`,
    );
  }
  return holidays;
}

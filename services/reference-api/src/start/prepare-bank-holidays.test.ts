import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isWorkingDay } from '../memberships/billing/working-days.ts';
import { readText, StartFailure } from '../platform/index.ts';
import { prepareBankHolidays } from './prepare-bank-holidays.ts';

const log = { info: vi.fn(), error: vi.fn() };
const now = new Date('2026-11-23T09:00:00Z');
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bank-holidays-'));
  log.info.mockClear();
});
afterEach(() => {
  prepareBankHolidays(write(readText('bank-holidays.json')), now, log);
  fs.rmSync(folder, { recursive: true });
});

function write(text: string): string {
  const file = path.join(folder, 'list.json');
  fs.writeFileSync(file, text);
  return file;
}
const published = (...dates: string[]) =>
  JSON.stringify({ 'england-and-wales': { division: 'x', events: dates.map((date) => ({ date })) } });

it("an operator's list counts: a day that a year has of its own, and none that it leaves out", () => {
  prepareBankHolidays(write(published('2027-06-01')), now, log);
  expect(isWorkingDay('2027-06-01')).toBe(false);
  expect(isWorkingDay('2027-05-03')).toBe(true);
});

it('years after the list are calculated', () => {
  prepareBankHolidays(write(published('2027-06-01')), now, log);
  expect(isWorkingDay('2028-12-25')).toBe(false);
  expect(isWorkingDay('2028-06-01')).toBe(true);
});

it.each([
  ['2026-12-25', true],
  ['2027-12-27', false],
])('a list up to %s is said to end within a year: %s', (date, isSaid) => {
  prepareBankHolidays(write(published(date)), now, log);
  expect(log.info).toHaveBeenCalledTimes(isSaid ? 1 : 0);
});

it('the shipped list reaches into the next year', () => {
  prepareBankHolidays(null, now, log);
  expect(log.info).not.toHaveBeenCalled();
});

it.each([
  ['nothing', ''],
  ['another form', '{"events":[]}'],
  ['no day', published()],
  ['what is no date', published('25/12/2026')],
])('a file with %s stops the start', (_what, text) => {
  expect(() => prepareBankHolidays(write(text), now, log)).toThrow(StartFailure);
});

it('a file that is not there stops the start, by name', () => {
  expect(() => prepareBankHolidays('/nowhere.json', now, log)).toThrow(
    'BANK_HOLIDAYS_FILE /nowhere.json cannot be read.',
  );
});

import type { OpeningHours } from 'shared-contracts/api/opening-hours';
import { expect, it } from 'vitest';
import { presentHoursToday } from './rules.ts';
import type { VenueRow } from './store.ts';

const own = (openingHours: OpeningHours | undefined) => ({ settings: { openingHours } }) as VenueRow;
const TENANT = {} as Parameters<typeof presentHoursToday>[1];
const club: OpeningHours = {
  regular: [
    { dayOfWeek: 5, opens: '20:00', closes: '03:00' },
    { dayOfWeek: 6, opens: '10:00', closes: '18:00' },
  ],
  special: [],
};
const on = (day: string, row = own(club), tenant = TENANT) =>
  presentHoursToday(row, tenant, new Date(`${day}T12:00:00Z`)).hoursToday;

it('what is left of the night before comes first', () => {
  expect(on('2026-11-27')).toEqual({ date: '2026-11-27', spans: [{ opens: '20:00', closes: '03:00' }] });
  expect(on('2026-11-28')).toEqual({
    date: '2026-11-28',
    spans: [
      { opens: '00:00', closes: '03:00' },
      { opens: '10:00', closes: '18:00' },
    ],
  });
});

it('a night that ends at midnight leaves nothing', () => {
  const row = own({ regular: [{ dayOfWeek: 5, opens: '06:00', closes: '00:00' }], special: [] });
  expect(on('2026-11-28', row)).toEqual({ date: '2026-11-28', spans: [] });
});

it('a venue without hours has those of its tenant, and else says nothing', () => {
  expect(on('2026-11-28', own(undefined), { ...TENANT, openingHours: club })).toMatchObject({
    date: '2026-11-28',
  });
  expect(on('2026-11-28', own(undefined))).toBeUndefined();
});

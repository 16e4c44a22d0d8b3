import { describe, expect, it, test } from 'vitest';
import { idleLimits, type KioskPlace, placeOf } from './idle-limits.ts';

const HOME = 'https://join.example.com/kiosk?kiosk=true';

describe('the place of a person', () => {
  it.each<[string, KioskPlace]>([
    ['https://join.example.com/kiosk', 'home'],
    ['https://join.example.com/kiosk/', 'home'],
    ['https://lobby.example.com/', 'home'],
    ['https://join.example.com/', 'flow'],
    ['https://join.example.com/centre/sale', 'flow'],
    ['https://bookings.example.com/kiosk', 'flow'],
    ['https://join.example.com/order-confirmed/17', 'confirmation'],
    ['https://bookings.example.com/order-confirmed/17', 'confirmation'],
  ])('at %s is %s', (here, place) => {
    expect(placeOf(here, [HOME, 'https://lobby.example.com'])).toBe(place);
  });

  it('is never the home at an invalid address', () => {
    expect(placeOf('https://join.example.com/', ['not an address'])).toBe('flow');
  });
});

test('the timings of the specification are the standard ones', () => {
  expect(idleLimits('standard', 'flow')).toMatchObject({ askAfter: 90_000, clearAfter: 95_000 });
  expect(idleLimits('standard', 'confirmation')).toMatchObject({ askAfter: null, clearAfter: 10_000 });
});

test('the standard profile warns 30 seconds before it clears', () => {
  const { warnAfter, clearAfter } = idleLimits('standard', 'flow');
  expect(clearAfter - (warnAfter ?? clearAfter)).toBe(30_000);
});

test.each<KioskPlace>(['flow', 'confirmation', 'home'])(
  'the accessible ones leave 20 seconds: %s',
  (place) => {
    const { askAfter, clearAfter } = idleLimits('accessible', place);
    expect(clearAfter - (askAfter ?? clearAfter)).toBeGreaterThanOrEqual(20_000);
  },
);

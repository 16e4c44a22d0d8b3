// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { OpeningHours } from './opening-hours.tsx';
import { openingStateText } from './opening-state-text.ts';

const openingHours = {
  regular: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, opens: '06:00', closes: '22:30' })),
  special: [{ date: '2026-12-25', reason: 'Christmas Day', opens: null, closes: null }],
};
const contacts = {
  customerServicePhone: '0161 496 0160',
  customerServiceEmail: 'hello@riverside.example.com',
};
const open = (hours: unknown, options: Parameters<typeof renderWithPlatform>[1] = {}) =>
  renderWithPlatform(<OpeningHours venue={{ ...testVenue(), openingHours: hours }} />, options);

describe('the opening hours of a venue', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        now: new Date('2026-12-10T22:28:30Z'),
        toFake: ['Date', 'setInterval', 'clearInterval'],
      }),
  );
  afterEach(() => void vi.useRealTimers());

  it('say until when it is open, and follow the clock', () => {
    open(openingHours);
    expect(screen.getByText('Open until 22:30')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(120_000));
    expect(screen.getByText('Closed, opens tomorrow at 06:00')).toBeInTheDocument();
  });

  it('list the week with today, and other hours of the coming weeks', () => {
    open(openingHours);
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Monday06:00–22:30',
      'Tuesday06:00–22:30',
      'Wednesday06:00–22:30',
      'Thursday06:00–22:30',
      'Friday06:00–22:30',
      'SaturdayClosed',
      'SundayClosed',
      'Fri 25 Dec 2026, Christmas DayClosed',
    ]);
    const today = screen.getByRole('row', { hidden: true, current: 'date' });
    expect(within(today).getByText('Thursday')).toBeInTheDocument();
  });

  it('have the phone number and the email address beside them, as far as they are known', () => {
    open(openingHours, { client: contacts });
    const [call, write] = screen.getAllByRole('link', { hidden: true });
    expect(call).toHaveAccessibleName('Call 0161 496 0160');
    expect(call).toHaveAttribute('href', 'tel:01614960160');
    expect(write).toHaveAccessibleName('Email hello@riverside.example.com');
    expect(write).toHaveAttribute('href', 'mailto:hello@riverside.example.com');
    cleanup();
    open(openingHours, { client: { customerServicePhone: null, customerServiceEmail: null } });
    expect(screen.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  });

  it('have them as words on a kiosk', () => {
    window.history.replaceState(null, '', '/?kiosk=true');
    open(openingHours, { client: contacts });
    window.history.replaceState(null, '', '/?kiosk=false');
    expect(screen.getByText('Call 0161 496 0160')).toBeInTheDocument();
    expect(screen.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
  });

  it.each([undefined, null, 'always'])('are left out where the API says %s', (hours) => {
    const { container } = open(hours);
    expect(container.querySelector('details')).toBeNull();
  });
});

it.each([
  [{ isOpen: true, until: null }, 'Open 24 hours'],
  [{ isOpen: false, reason: null, next: { day: '2026-12-10', opens: '06:00' } }, 'Closed, opens at 06:00'],
  [
    { isOpen: false, reason: 'Christmas Day', next: { day: '2026-12-12', opens: '08:00' } },
    'Closed (Christmas Day), opens Saturday at 08:00',
  ],
  [{ isOpen: false, reason: null, next: null }, 'Closed'],
] as const)('says %j as ‘%s’', (state, text) => {
  expect(openingStateText(state, '2026-12-10')).toBe(text);
});

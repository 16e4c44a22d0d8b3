// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { OpenToday } from './open-today.tsx';

const DAY = '2026-12-10';
const day = (...spans: { opens: string; closes: string }[]) => ({ date: DAY, spans });
const open = (hoursToday: unknown) =>
  renderWithPlatform(<OpenToday venue={{ ...testVenue(), hoursToday }} />, {});

describe('the line of a listed venue about this moment', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        now: new Date(`${DAY}T11:58:30Z`),
        toFake: ['Date', 'setInterval', 'clearInterval'],
      }),
  );
  afterEach(() => void vi.useRealTimers());

  it('follows the clock', () => {
    open(day({ opens: '08:00', closes: '12:00' }, { opens: '14:00', closes: '18:00' }));
    expect(screen.getByText('Open until 12:00')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(120_000));
    expect(screen.getByText('Closed, opens at 14:00')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(7 * 3_600_000));
    expect(screen.getByText('Closed')).toBeInTheDocument();
  });

  it('goes when the day of the hours is over', () => {
    const { container } = open(day({ opens: '00:00', closes: '00:00' }));
    expect(screen.getByText('Open 24 hours')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(13 * 3_600_000));
    expect(container).toBeEmptyDOMElement();
  });

  it.each([undefined, null, 'always'])('is left out where the API says %s', (hours) => {
    expect(open(hours).container).toBeEmptyDOMElement();
  });
});

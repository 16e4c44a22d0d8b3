// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME, open, openPage, pass, press, question, setUpKiosk } from './kiosk-testing.tsx';

setUpKiosk();

describe('the accessible profile', () => {
  const speak = vi.fn<(utterance: { text: string }) => void>();
  const client = { kioskProfile: 'accessible' } as const;
  beforeEach(() => {
    speak.mockReset();
    vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
  });

  it('asks earlier and counts down a minute, visibly and, every 20 seconds, audibly', async () => {
    await open('/centre/sale', { client });
    await pass(60_000);
    await pass(0);
    expect(screen.getByText('Are you still there?')).toBeInTheDocument();
    expect(screen.getByText('60')).toBeInTheDocument();
    await pass(25_000);
    expect(screen.getByText('35')).toBeInTheDocument();
    const circles = screen.getByText('35').querySelectorAll('circle');
    expect(circles[1]).toHaveAttribute('stroke-dasharray', `${35 / 60} 1`);
    expect(screen.getByText('This screen will clear in 40 seconds.')).toHaveAttribute(
      'aria-live',
      'assertive',
    );
    expect(speak.mock.calls.map(([{ text }]) => text)).toEqual([
      'This screen will clear in 60 seconds.',
      'This screen will clear in 40 seconds.',
    ]);
    await pass(35_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(`${HOME}#cleared`);
  });

  it('gives more time as often as requested', async () => {
    await open('/centre/sale', { client });
    for (let time = 0; time < 12; time++) {
      await pass(61_000);
      press('I need more time');
    }
    expect(openPage).not.toHaveBeenCalled();
    expect(question()).toBeNull();
  });

  it('shows no countdown to a person who asks to go home', async () => {
    await open('/centre/sale', { client });
    press('Home');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Continue with my purchase' })).toBeInTheDocument();
    expect(screen.queryByText(/^This screen is cleared/)).toBeNull();
  });

  it('asks on the confirmation too', async () => {
    await open('/order-confirmed/17', { client });
    await pass(30_000);
    expect(question()).toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
  });
});

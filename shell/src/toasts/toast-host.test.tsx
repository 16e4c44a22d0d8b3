// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from './toast-host.tsx';

function open() {
  const page = renderWithPlatform(<ToastHost />);
  const closed = vi.fn();
  page.bus.on('toast:closed', closed);
  return { ...page, closed };
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('stay 5 seconds unless told otherwise', async () => {
    const { bus } = open();
    act(() => bus.emit('toast:requested', { content: 'Saved.', type: 'success' }));
    await screen.findByText('Saved.');
    act(() => vi.advanceTimersByTime(4_500));
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(600));
    await waitFor(() => expect(screen.queryByText('Saved.')).not.toBeInTheDocument());
  });

  it('with closeAfter 0 stay until dismissed, and tell their callback once', async () => {
    const { bus, closed } = open();
    act(() =>
      bus.emit('toast:requested', { content: 'Read me.', type: 'neutral', closeAfter: 0, callback: 'a' }),
    );
    await screen.findByText('Read me.');
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Read me.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(screen.queryByText('Read me.')).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledExactlyOnceWith({ callback: 'a' });
  });

  it('go when what they say is no longer so', async () => {
    const { bus, closed } = open();
    act(() => bus.emit('toast:requested', { content: 'Refused.', type: 'danger', callback: 'login' }));
    await screen.findByText('Refused.');
    act(() => bus.emit('toast:dismiss-requested', { callback: 'login' }));
    expect(screen.queryByText('Refused.')).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledExactlyOnceWith({ callback: 'login' });
  });

  it('list the validation messages of every field under their title', async () => {
    const { bus } = open();
    act(() =>
      bus.emit('toast:requested', {
        content: '',
        type: 'danger',
        validationMessages: { email: ['Missing.', 'Too short.'], name: ['Too long.', 'Too plain.'] },
      }),
    );
    await screen.findByText('Validation errors');
    for (const message of ['Missing.', 'Too short.', 'Too long.', 'Too plain.']) {
      expect(screen.getByText(new RegExp(message))).toBeInTheDocument();
    }
  });
});

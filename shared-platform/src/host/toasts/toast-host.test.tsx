// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { ToastHost } from './toast-host.tsx';

function open() {
  const page = renderWithPlatform(<ToastHost />);
  const closed = vi.fn();
  page.bus.on('toast:closed', closed);
  return { ...page, closed };
}

/** The stack comes in its own script; here it is there already. */
beforeAll(async () => void (await import('shared-ui/overlays')));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('are added to a live region that was there before them', async () => {
    const { bus, container } = open();
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    await act(async () => bus.emit('toast:requested', { content: 'Saved.', type: 'success' }));
    expect(region).toContainElement(screen.getByText('Saved.'));
    expect(screen.getByText('Saved.').closest('[role="status"], [role="alert"]')).toBeNull();
  });

  it('stay 5 seconds by default', async () => {
    const { bus } = open();
    await act(async () => bus.emit('toast:requested', { content: 'Saved.', type: 'success' }));
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('with closeAfter 0 stay until dismissed, and tell their callback once', async () => {
    const { bus, closed } = open();
    const toast = { content: 'Read me.', type: 'neutral', closeAfter: 0, callback: 'a' } as const;
    await act(async () => bus.emit('toast:requested', toast));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Read me.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(screen.queryByText('Read me.')).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledExactlyOnceWith({ callback: 'a' });
  });

  it('go when what they say is no longer so', async () => {
    const { bus, closed } = open();
    await act(async () =>
      bus.emit('toast:requested', { content: 'Refused.', type: 'danger', callback: 'login' }),
    );
    expect(screen.getByText('Refused.')).toBeInTheDocument();
    act(() => bus.emit('toast:dismiss-requested', { callback: 'login' }));
    expect(screen.queryByText('Refused.')).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledExactlyOnceWith({ callback: 'login' });
  });

  it('list the validation messages of every field under their title', async () => {
    const { bus } = open();
    await act(async () =>
      bus.emit('toast:requested', {
        content: '',
        type: 'danger',
        validationMessages: { email: ['Missing.', 'Too short.'], name: ['Too long.', 'Too plain.'] },
      }),
    );
    expect(screen.getByText('Validation errors')).toBeInTheDocument();
    for (const message of ['Missing.', 'Too short.', 'Too long.', 'Too plain.']) {
      expect(screen.getByText(message)).toBeInTheDocument();
    }
  });
});

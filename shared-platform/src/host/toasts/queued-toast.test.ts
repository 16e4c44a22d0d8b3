import { describe, expect, it } from 'vitest';
import { queueToast, TOAST_DURATION } from './queued-toast.ts';

describe('the toast stack', () => {
  it('puts the newest last, with the usual duration by default', () => {
    const stack = queueToast(queueToast([], { content: 'One', type: 'success' }), {
      content: 'Two',
      type: 'danger',
      closeAfter: 0,
    });
    expect(stack).toMatchObject([
      { content: 'One', closeAfter: TOAST_DURATION },
      { content: 'Two', closeAfter: 0 },
    ]);
  });

  it('says the same words once, starting their time again', () => {
    const first = queueToast([], { content: 'One', type: 'success' });
    const second = queueToast(first, { content: 'One', type: 'success' });
    expect(second).toHaveLength(1);
    expect(second[0]?.id).not.toBe(first[0]?.id);
  });

  it('replaces a toast with the same callback', () => {
    const first = queueToast([], { content: 'Declined.', type: 'danger', callback: 'payment' });
    const second = queueToast(first, { content: 'Paid.', type: 'success', callback: 'payment' });
    expect(second.map(({ content }) => content)).toEqual(['Paid.']);
  });

  it('shows three at once, and never drops one that stays until dismissed', () => {
    const stack = ['One', 'Two', 'Three', 'Four', 'Five'].reduce<ReturnType<typeof queueToast>>(
      (toasts, content) =>
        queueToast(toasts, { content, type: 'neutral', ...(content === 'One' ? { closeAfter: 0 } : {}) }),
      [],
    );
    expect(stack.map(({ content }) => content)).toEqual(['One', 'Four', 'Five']);
  });

  it('lists every message of every field once, without the keys they came under', () => {
    const [toast] = queueToast([], {
      content: 'Check the form.',
      type: 'danger',
      validationMessages: { firstName: ['Too short.', 'Too plain.'], lastName: ['Too short.'] },
    });
    expect(toast?.validationMessages).toEqual(['Too short.', 'Too plain.']);
  });
});

import { describe, expect, it } from 'vitest';
import { queueToast, TOAST_DURATION } from './queued-toast.ts';

describe('the toast stack', () => {
  it('puts the newest last, with the usual duration unless told otherwise', () => {
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

  it('lists every message of every field', () => {
    const [toast] = queueToast([], {
      content: 'Check the form.',
      type: 'danger',
      validationMessages: { name: ['Too short.', 'Too plain.'], email: ['Missing.'] },
    });
    expect(toast?.validationMessages).toEqual([
      { field: 'name', message: 'Too short.' },
      { field: 'name', message: 'Too plain.' },
      { field: 'email', message: 'Missing.' },
    ]);
  });
});

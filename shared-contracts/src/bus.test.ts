import { describe, expect, it, vi } from 'vitest';
import { createEventBus } from './bus.ts';
import type { EventPayload } from './events.ts';

const bus = (onError = vi.fn()) => createEventBus(onError);

describe('the event bus', () => {
  it('calls every listener until it unsubscribes', () => {
    const events = bus();
    const listener = vi.fn();
    const stop = events.on('checkout:completed', listener);
    events.emit('checkout:completed', { completeOrderId: '1' });
    stop();
    events.emit('checkout:completed', { completeOrderId: '2' });
    expect(listener.mock.calls).toEqual([[{ completeOrderId: '1' }]]);
  });

  it('replays sticky events to late listeners, and only those', () => {
    const events = bus();
    events.emit('basket:changed', { cartId: '1', itemCount: 2 });
    events.emit('checkout:completed', { completeOrderId: '1' });
    const sticky = vi.fn();
    const passing = vi.fn();
    events.on('basket:changed', sticky);
    events.on('checkout:completed', passing);
    expect(sticky).toHaveBeenCalledWith({ cartId: '1', itemCount: 2 });
    expect(passing).not.toHaveBeenCalled();
    expect(events.last('basket:changed')).toEqual({ cartId: '1', itemCount: 2 });
  });

  it('calls the others when one throws, and says so', () => {
    const onError = vi.fn();
    const events = bus(onError);
    const other = vi.fn();
    const error = new Error('broken listener');
    events.on('session:logout-requested', () => {
      throw error;
    });
    events.on('session:logout-requested', other);
    events.emit('session:logout-requested', {});
    expect(other).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledWith(error, 'session:logout-requested');
  });

  it('reports events that have no listener, until the report is unsubscribed', () => {
    const events = bus();
    const unheard = vi.fn();
    const stop = events.onUnheard(unheard);
    events.emit('session:logout-requested', {});
    events.on('session:logout-requested', vi.fn());
    events.emit('session:logout-requested', {});
    expect(unheard).toHaveBeenCalledExactlyOnceWith('session:logout-requested');
    stop();
    events.emit('basket:changed', { cartId: '1', itemCount: 1 });
    expect(unheard).toHaveBeenCalledOnce();
  });

  it('refuses a payload without the shape of the contract', () => {
    const wrong = { itemCount: 'two' } as unknown as EventPayload<'basket:changed'>;
    expect(() => bus().emit('basket:changed', wrong)).toThrow(TypeError);
  });

  it('drops an event of a newer release that this host does not know, and reports it', () => {
    const events = bus();
    const listener = vi.fn();
    const later = 'basket:gift-wrapped' as unknown as 'session:logout-requested';
    events.on(later, listener);
    expect(events.emit(later, {})).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('carries what is to be booked at once, and nothing that names no place', () => {
    const events = bus();
    const asked = vi.fn();
    events.on('basket:quick-book-requested', asked);
    const request = {
      requestId: '1',
      item: { id: 's1', type: 'activity' as const, individualFacilityUse: 'Court 1' },
    };
    expect(events.emit('basket:quick-book-requested', request)).toBe(true);
    expect(asked).toHaveBeenCalledExactlyOnceWith(request);
    const nothing = { requestId: '1', item: { type: 'activity' } };
    expect(() => events.emit('basket:quick-book-requested', nothing as never)).toThrow(TypeError);
    const unheard = { requestId: '1', outcome: 'lost' };
    expect(() => events.emit('basket:quick-book-settled', unheard as never)).toThrow(TypeError);
  });
});

// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { currentUser, logout } from 'shared-contracts/api/auth';
import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import { storageKeys } from 'shared-contracts/storage';
import { answer, testUser } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { HOME, open, openPage, pass, press, question, setUpKiosk } from './kiosk-testing.tsx';

const touch = () => fireEvent.pointerDown(document.body);

setUpKiosk();

describe('an untouched kiosk', () => {
  it('asks after 90 s, and starts over 5 s later', async () => {
    sessionStorage.setItem(storageKeys.joining, '{}');
    await open();
    await pass(89_900);
    expect(question()).toBeNull();
    await pass(100);
    expect(question()).toBeInTheDocument();
    await pass(4_900);
    expect(openPage).not.toHaveBeenCalled();
    await pass(100);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(`${HOME}#cleared`);
    expect(sessionStorage.getItem(storageKeys.joining)).toBeNull();
    expect(screen.getByText('Clearing this screen')).toBeInTheDocument();
  });

  it.each([
    ['a finger', touch],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a scroll', () => fireEvent.scroll(document.body)],
    ['a key on the screen', () => fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a' } })],
  ])('counts again from %s', async (_, use) => {
    await open();
    await pass(80_000);
    use();
    await pass(89_900);
    expect(question()).toBeNull();
    await pass(100);
    expect(question()).toBeInTheDocument();
  });

  it('does not take a still pointer for a person', async () => {
    await open();
    fireEvent.pointerMove(document.body);
    await pass(60_000);
    fireEvent.pointerMove(document.body);
    await pass(30_000);
    expect(question()).toBeInTheDocument();
  });

  it('continues when the person does, and clears nothing', async () => {
    const { sent } = await open();
    await pass(91_000);
    press('Continue with my purchase');
    await pass(60_000);
    expect(question()).toBeNull();
    expect(openPage).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });

  it('pauses while a payment is in flight, and starts its count again afterwards', async () => {
    const { bus } = await open('/checkout');
    act(() => void bus.emit('checkout:paying-changed', { isPaying: true }));
    await pass(300_000);
    press('Home');
    await pass(0);
    expect(question()).toBeNull();
    act(() => void bus.emit('checkout:paying-changed', { isPaying: false }));
    await pass(89_900);
    expect(question()).toBeNull();
    await pass(100);
    expect(question()).toBeInTheDocument();
  });

  it('goes home 10 s after an order without asking', async () => {
    await open('/order-confirmed/17');
    await pass(9_900);
    expect(openPage).not.toHaveBeenCalled();
    await pass(100);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('is idle on its home', async () => {
    await open('/kiosk');
    await pass(300_000);
    press('Home');
    await pass(0);
    expect(question()).toBeNull();
    expect(openPage).not.toHaveBeenCalled();
  });

  it('ends the turn when the person logs out', async () => {
    const { bus, platform } = await open('/centre/sale', { user: testUser });
    act(() => void bus.emit('session:logout-requested', {}));
    expect(platform.session.session.get().status).toBe('anonymous');
    await pass(0);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('lets a person log in from its home and come back to it', async () => {
    const { platform } = await open('/login', {
      answers: [answer(currentUser, testUser), answer(clearJoiningCart, {}), answer(logout, {})],
    });
    act(() => platform.session.adopt('test-token'));
    await pass(0);
    press('Back');
    await pass(1_000);
    expect(platform.session.session.get().status).toBe('authenticated');
    expect(openPage).not.toHaveBeenCalled();
  });

  it('leaves no one logged in on its home', async () => {
    await open('/kiosk', { user: testUser });
    await pass(95_000);
    await pass(10_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(`${HOME}#cleared`);
  });
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { clearJoiningCart } from 'shared-contracts/api/joining-cart';
import { storageKeys } from 'shared-contracts/storage';
import { answer, testUser } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { connectionCheck, HOME, open, openPage, pass, press, setUpKiosk } from './kiosk-testing.tsx';

const CLEAR = 'Clear selection and go home';

setUpKiosk();

describe('starting over', () => {
  it('takes the membership out of the basket, logs out, and goes home', async () => {
    const { sent } = await open('/checkout', { user: testUser });
    press('Home');
    await pass(0);
    press(CLEAR);
    await pass(0);
    expect(sent().slice(-2)).toEqual(['DELETE /api/v1/cart/clear', 'POST /api/v1/auth/logout']);
    expect(document.cookie).not.toContain('touchline_token');
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('goes to the home that the site names', async () => {
    const kioskHomeUrl = 'https://lobby.example.com/';
    await open('/centre/sale', { client: { kioskHomeUrl } });
    await pass(90_000);
    await pass(5_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(kioskHomeUrl);
  });

  it('forgets at once without a connection, and opens the home when there is one', async () => {
    connectionCheck.mockRejectedValue(new TypeError('Failed to fetch'));
    await open('/checkout', { user: testUser });
    press('Home');
    await pass(0);
    press(CLEAR);
    await pass(60_000);
    expect(document.cookie).not.toContain('touchline_token');
    expect(screen.getByText('Clearing this screen')).toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
    connectionCheck.mockResolvedValue(new Response());
    await pass(5_000);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('does not wait for a slow server', async () => {
    const never = answer(clearJoiningCart, () => new Promise<never>(() => undefined));
    await open('/checkout', { user: testUser, answers: [never] });
    press('Home');
    await pass(0);
    press(CLEAR);
    await pass(4_000);
    expect(document.cookie).not.toContain('touchline_token');
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });

  it('does not happen if Back has reached an ended visit', async () => {
    sessionStorage.setItem(storageKeys.visit, '1');
    window.history.replaceState({ visit: 0 }, '');
    await open();
    press('Back');
    await pass(0);
    expect(openPage).not.toHaveBeenCalled();
  });

  it('happens without asking when a person goes back to the home', async () => {
    await open();
    press('Back');
    await pass(0);
    expect(openPage).toHaveBeenCalledExactlyOnceWith(HOME);
  });
});

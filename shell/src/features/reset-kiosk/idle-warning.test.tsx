// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open, openPage, pass, press, question, setUpKiosk } from './kiosk-testing.tsx';

setUpKiosk();

const bar = () => screen.queryByRole('region', { name: 'Time left' });
const left = (seconds: number) => `Still there? This screen will clear in ${seconds} seconds.`;
const field = () => screen.getByRole('textbox', { name: 'Email address' });

describe('the last 30 seconds at a kiosk', () => {
  it('are counted down in a bar that leaves the focus where it is', async () => {
    await open();
    field().focus();
    await pass(64_900);
    expect(bar()).toBeNull();
    await pass(100);
    await pass(0);
    expect(bar()).toHaveTextContent(left(30));
    await pass(7_000);
    expect(bar()).toHaveTextContent(left(23));
    expect(field()).toHaveFocus();
    expect(question()).toBeNull();
  });

  it('are announced politely, every 10 seconds', async () => {
    await open();
    await pass(65_000);
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(left(30));
    await pass(7_000);
    expect(screen.getByRole('status')).toHaveTextContent(left(30));
    await pass(3_000);
    expect(screen.getByRole('status')).toHaveTextContent(left(20));
  });

  it('end in the question at 90 s and the start over at 95', async () => {
    await open();
    await pass(65_000);
    await pass(25_000);
    expect(question()).toBeInTheDocument();
    expect(bar()).toBeNull();
    await pass(5_000);
    expect(openPage).toHaveBeenCalledOnce();
  });

  it('start again with ‘I need more time’, which the bar confirms', async () => {
    await open();
    await pass(80_000);
    press('I need more time');
    await pass(0);
    expect(bar()).toHaveTextContent('You have more time.');
    await pass(2_000);
    expect(bar()).toBeNull();
    await pass(62_900);
    expect(bar()).toBeNull();
    await pass(100);
    expect(bar()).toBeInTheDocument();
    expect(openPage).not.toHaveBeenCalled();
  });

  it('start again with any touch', async () => {
    await open();
    await pass(70_000);
    fireEvent.pointerDown(document.body);
    await pass(2_000);
    expect(bar()).toBeNull();
    await pass(60_000);
    expect(question()).toBeNull();
  });

  it('return the focus when the bar closes', async () => {
    await open();
    field().focus();
    await pass(65_000);
    await pass(0);
    act(() => screen.getByRole('button', { name: 'I need more time' }).focus());
    press('I need more time');
    await pass(2_000);
    expect(field()).toHaveFocus();
  });

  it('keep room below the page while the bar is shown', async () => {
    await open();
    await pass(65_000);
    expect(document.body.style.paddingBottom).toBe('calc(var(--kiosk-scale, 1) * 136px)');
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(2_000);
    expect(document.body.style.paddingBottom).toBe('');
  });

  it('are over as soon as a payment is in flight, and start again after it', async () => {
    const { bus } = await open('/checkout');
    await pass(70_000);
    expect(bar()).toBeInTheDocument();
    act(() => void bus.emit('checkout:paying-changed', { isPaying: true }));
    expect(bar()).toBeNull();
    act(() => void bus.emit('checkout:paying-changed', { isPaying: false }));
    await pass(1_000);
    expect(bar()).toBeNull();
  });
});

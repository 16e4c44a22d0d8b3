// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRoomBelow } from './use-room-below.ts';

function Floating({ count }: { count: number }) {
  const root = useRef<HTMLElement>(null);
  useRoomBelow(root, count);
  return <section ref={root}>Saved.</section>;
}

function pretend(isPhone: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    height: 64,
    top: 700,
    bottom: 764,
  } as DOMRect);
}
const room = () => [document.documentElement.style.scrollPaddingBottom, document.body.style.paddingBottom];

afterEach(() => vi.restoreAllMocks());

test('a page on a phone can be scrolled clear of what floats, for as long as it does', () => {
  pretend(true);
  const { rerender } = render(<Floating count={1} />);
  expect(room()).toEqual(['96px', '96px']);
  rerender(<Floating count={0} />);
  expect(room()).toEqual(['', '']);
});

test('what has the focus is brought out from under it', () => {
  pretend(true);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(
    <>
      <button type="button">Go on</button>
      <Floating count={0} />
    </>,
  );
  screen.getByRole('button').focus();
  rerender(
    <>
      <button type="button">Go on</button>
      <Floating count={1} />
    </>,
  );
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

test('a wide page is left as it is', () => {
  pretend(false);
  render(<Floating count={1} />);
  expect(room()).toEqual(['', '']);
});

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollPadding } from './use-scroll-padding.ts';

function Floating({ count }: { count: number }) {
  const root = useRef<HTMLElement>(null);
  useScrollPadding(root, count);
  return <section ref={root}>Saved.</section>;
}

const FLOATING = { height: 64, top: 700, bottom: 764 };

/** @param focused position of the button; the floating element is at the bottom of the screen. */
function pretend(isPhone: boolean, focused: { top: number; bottom: number } = FLOATING): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isPhone } as MediaQueryList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.tagName === 'BUTTON' ? focused : FLOATING) as DOMRect;
  });
}
const room = () => [document.documentElement.style.scrollPaddingBottom, document.body.style.paddingBottom];

afterEach(() => vi.restoreAllMocks());

test('a page on a phone can be scrolled clear of a floating element while it is shown', () => {
  pretend(true);
  const { rerender } = render(<Floating count={1} />);
  expect(room()).toEqual(['96px', '96px']);
  rerender(<Floating count={0} />);
  expect(room()).toEqual(['', '']);
});

test.each([
  ['a link under it', { top: 710, bottom: 754 }, 1],
  ['a link above it', { top: 640, bottom: 684 }, 0],
  ['a link of which most is in sight', { top: 670, bottom: 710 }, 0],
  ['a whole screen', { top: 100, bottom: 1400 }, 0],
])('%s that has the focus is scrolled into view only if it is covered', (_, place, times) => {
  pretend(true, place);
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
  expect(scroll).toHaveBeenCalledTimes(times);
});

test('a wide page is not changed', () => {
  pretend(false);
  render(<Floating count={1} />);
  expect(room()).toEqual(['', '']);
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderWithPlatform } from 'shared-platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { FocusedNotice } from './focused-notice.tsx';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [390, 1],
  [1280, 0],
])('a failed payment has the focus, at %s px at the top of the screen %s times', (width, times) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: width < 576, media: query }) as MediaQueryList,
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  renderWithPlatform(<FocusedNotice title="Your payment failed">Use another card.</FocusedNotice>);
  expect(document.activeElement).toBe(screen.getByText('Your payment failed').closest('[tabindex]'));
  expect(scrolled).toHaveBeenCalledTimes(times);
});

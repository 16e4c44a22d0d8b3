// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { BrandProvider } from 'shared-ui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONG_WAIT } from '../screens/full-page-screens.tsx';
import { keepFirstView, SiteLoading } from './site-loading.tsx';

const arrived = (html: string) => {
  const container = document.createElement('div');
  container.innerHTML = html;
  keepFirstView(container);
  container.replaceChildren();
};
const wait = () =>
  render(
    <BrandProvider theme={{}} brand={plainBrand} nonce="">
      <SiteLoading />
    </BrandProvider>,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('what the gateway has drawn stays until the site is here, and says when that takes long', () => {
  arrived('<div><header>Riverside Leisure</header><main><p role="status">Loading</p></main></div>');
  wait();
  expect(screen.getByRole('banner')).toHaveTextContent('Riverside Leisure');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  act(() => void vi.advanceTimersByTime(LONG_WAIT));
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
  // Its words are seen by this alone.
  expect(screen.getByRole('status')).toHaveAttribute('data-long');
});

it.each([
  ['nothing was drawn', ''],
  ['it turns into a message by itself', '<div><p>Shape</p><div role="alert">Not started</div></div>'],
])('the spinner is shown where %s', (_where, html) => {
  arrived(html);
  wait();
  expect(screen.queryByText('Shape')).toBeNull();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

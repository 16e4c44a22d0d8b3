// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { BrandProvider } from 'shared-ui/core';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureNotice } from './failure-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const draw = (level: 1 | 2) =>
  render(
    <BrandProvider theme={{}} brand={plainBrand} nonce="">
      <FailureNotice title="This page could not be loaded." level={level} onTryAgain={() => undefined} />
    </BrandProvider>,
  ).container;

it('a screen that cannot be loaded has the drawing of a page that cannot', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  expect(draw(1).querySelector('img')?.getAttribute('src')).toMatch(/\/spot\/drop\.svg$/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded.');
});

it('a part of a screen has none', () => {
  expect(draw(2).querySelector('img, svg')).toBeNull();
});

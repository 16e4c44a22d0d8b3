// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { BrandProvider } from 'shared-ui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type MessageKind, MessageScreen } from './full-page-screens.tsx';

const draw = (kind: MessageKind, children?: ReactNode) =>
  render(
    <BrandProvider theme={{}} brand={plainBrand} nonce="">
      <MessageScreen kind={kind}>{children}</MessageScreen>
    </BrandProvider>,
  ).container;

/** The pictures have arrived, or are unavailable. */
const picturesAre = (width: number) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
};

afterEach(() => vi.restoreAllMocks());

it.each([
  ['notFound', 'Go home, Again'],
  ['loadFailure', 'Again, Go home'],
] as const)('a screen of %s has its loud action first', (kind, order) => {
  const links = [...draw(kind, <a href="/again">Again</a>).querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent).join(', ')).toBe(order);
});

describe('the picture of a full-page screen', () => {
  it.each([
    ['notFound', 'lost'],
    ['loadFailure', 'drop'],
    ['maintenance', 'works'],
  ] as const)('of %s is a drawing, which says nothing', (kind, spot) => {
    picturesAre(240);
    const image = draw(kind).querySelector('img');
    expect(image?.getAttribute('src')).toMatch(
      new RegExp(`^/brand/artwork/\\d+-[0-9a-f]{6}-[0-9a-f]{6}/spot/${spot}\\.svg$`),
    );
    expect(image?.alt).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('is replaced by an icon where it is unavailable', () => {
    picturesAre(240);
    const place = draw('notFound');
    expect(place.querySelector('svg')).toBeNull();
    act(() => void place.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(place.querySelector('img')).toBeNull();
    expect(place.querySelector('svg')).not.toBeNull();
  });

  it('is replaced by an icon where it was unavailable before the page was hydrated', () => {
    picturesAre(0);
    expect(draw('maintenance').querySelector('svg')).not.toBeNull();
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { computeBrand } from 'shared-contracts/brand/compute-brand';
import { plainBrand } from 'shared-contracts/brand/computed-brand';
import { afterEach, expect, test } from 'vitest';
import { BrandProvider } from './brand-provider.tsx';
import { createStyleCache } from './style-cache.ts';
import { useTheme } from './styled.ts';

afterEach(cleanup);

function Primary() {
  return <p>{useTheme().palette.primary.main}</p>;
}

const branded = (theme: BrandTheme) => (
  <BrandProvider theme={theme} brand={computeBrand(theme)}>
    <Primary />
  </BrandProvider>
);

const rootVariable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

test('a venue change repaints in place', () => {
  const { rerender } = render(branded({ themeAppPrimaryColour: '#0f5c6e' }));
  expect(screen.getByText('#0f5c6e')).toBeTruthy();
  expect(rootVariable('--brand-primary')).toBe('#0f5c6e');
  rerender(branded({ themeAppPrimaryColour: '#c8f31d' }));
  expect(screen.getByText('#c8f31d')).toBeTruthy();
  expect(rootVariable('--brand-primary')).toBe('#c8f31d');
});

test('a venue change repaints a page that came rendered, whose styles stay', () => {
  const { rerender } = render(branded({ themeAppPrimaryColour: '#0f5c6e' }));
  const rendered = document.createElement('style');
  rendered.textContent = ':root{--brand-primary:#0f5c6e}';
  document.head.append(rendered);
  rerender(branded({ themeAppPrimaryColour: '#c8f31d' }));
  expect(rootVariable('--brand-primary')).toBe('#c8f31d');
  rerender(branded({ themeAppPrimaryColour: '#0f5c6e' }));
  expect(rootVariable('--brand-primary')).toBe('#0f5c6e');
  rendered.remove();
});

test('every style element carries the nonce of the page', () => {
  render(
    <BrandProvider theme={{}} brand={plainBrand} nonce="n0nce">
      <Primary />
    </BrandProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="tl"]')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style.getAttribute('nonce') ?? style.nonce).toBe('n0nce');
});

test('styles that came with a rendered page are not inserted again', () => {
  const inserted = new Proxy({}, { get: () => true });
  render(
    <BrandProvider theme={{}} brand={plainBrand} styles={{ ...createStyleCache(), inserted }}>
      <Primary />
    </BrandProvider>,
  );
  expect(screen.getByText(/^#/)).toBeTruthy();
  expect(document.querySelectorAll('style[data-emotion="tl-global"]')).toHaveLength(0);
});

test('the styles of a rendered page stay where they are, and further ones follow them', () => {
  document.head.innerHTML =
    '<style id="before"></style><style data-emotion="tl a"></style><meta name="after">';
  const { sheet } = createStyleCache();
  sheet.insert('.tl-b{color:red}');
  const heads = [...document.head.children].map(
    (element) => element.id || element.getAttribute('name') || element.getAttribute('data-emotion'),
  );
  expect(heads).toEqual(['before', 'tl a', 'tl', 'after']);
  document.head.replaceChildren();
});

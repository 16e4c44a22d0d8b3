// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrandProvider } from './brand-provider.tsx';
import { useTheme } from './styled.ts';

afterEach(cleanup);

function Primary() {
  return <p>{useTheme().palette.primary.main}</p>;
}

const rootVariable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

test('a venue change repaints in place', () => {
  const { rerender } = render(
    <BrandProvider theme={{ themeAppPrimaryColour: '#0f5c6e' }}>
      <Primary />
    </BrandProvider>,
  );
  expect(screen.getByText('#0f5c6e')).toBeTruthy();
  expect(rootVariable('--brand-primary')).toBe('#0f5c6e');
  rerender(
    <BrandProvider theme={{ themeAppPrimaryColour: '#c8f31d' }}>
      <Primary />
    </BrandProvider>,
  );
  expect(screen.getByText('#c8f31d')).toBeTruthy();
  expect(rootVariable('--brand-primary')).toBe('#c8f31d');
});

test('every style element carries the nonce of the page', () => {
  render(
    <BrandProvider theme={{}} nonce="n0nce">
      <Primary />
    </BrandProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="tl"]')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style.getAttribute('nonce') ?? style.nonce).toBe('n0nce');
});

import { CacheProvider, ThemeProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import type { ComputedBrand } from 'shared-contracts/brand/computed-brand';
import { createBrandTheme } from '../theme/create-brand-theme.ts';
import { BrandStyles } from './brand-styles.tsx';
import { createStyleCache, type StyleCache } from './style-cache.ts';

export interface BrandProviderProps {
  /** The venue's theme; change it and the page changes its looks in place. */
  theme: BrandTheme;
  /** The theme's colours, from the page or from `computeBrand`. */
  brand: ComputedBrand;
  /** The page's CSP nonce, put on every style element. */
  nonce?: string | undefined;
  /** Collects the styles instead of a document, on a server. */
  styles?: StyleCache | undefined;
  children?: ReactNode;
}

/**
 * Applies a venue's looks to everything inside: MUI theme, custom properties and page-wide styles.
 *
 * Emotion's ThemeProvider is enough and 3 KB smaller than MUI's, whose colour-scheme runtime is not used here; it
 * passes on no `components` of a theme, and ours has none.
 */
export function BrandProvider({ theme, brand, nonce, styles, children }: BrandProviderProps) {
  const cache = useMemo(() => styles ?? createStyleCache(nonce), [nonce, styles]);
  const muiTheme = useMemo(() => createBrandTheme(theme, brand), [theme, brand]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>
        <BrandStyles theme={theme} brand={brand} cache={cache} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

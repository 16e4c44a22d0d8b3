import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { createBrandTheme } from '../theme/create-brand-theme.ts';
import { BrandStyles } from './brand-styles.tsx';

export interface BrandProviderProps {
  /** The venue's theme; change it and the page changes its looks in place. */
  theme: BrandTheme;
  /** The page's CSP nonce, put on every style element. */
  nonce?: string | undefined;
  children?: ReactNode;
}

/**
 * Puts a venue's looks under everything inside: MUI theme, custom properties and page-wide styles.
 *
 * Emotion's ThemeProvider is enough and 3 KB smaller than MUI's, whose colour-scheme runtime nobody here uses; it hands
 * down no `components` of a theme, and ours has none.
 */
export function BrandProvider({ theme, nonce, children }: BrandProviderProps) {
  const cache = useMemo(() => createCache({ key: 'tl', ...(nonce ? { nonce } : {}) }), [nonce]);
  const muiTheme = useMemo(() => createBrandTheme(theme), [theme]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={muiTheme}>
        <BrandStyles theme={theme} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

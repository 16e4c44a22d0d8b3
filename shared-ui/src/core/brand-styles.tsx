import { css, Global } from '@emotion/react';
import { useMemo, useState } from 'react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import type { ComputedBrand } from 'shared-contracts/brand/computed-brand';
import { brandCssVariables, surfaceVariables } from 'shared-contracts/brand/css-variables';
import { pageCss } from '../theme/page-css.ts';
import type { StyleCache } from './style-cache.ts';

interface Props {
  theme: BrandTheme;
  brand: ComputedBrand;
  cache: StyleCache;
}

/** The venue's custom properties and the page-wide styles that read them. */
export function BrandStyles({ theme, brand, cache }: Props) {
  const [first] = useState({ theme, brand });
  // The styles of a rendered page stay, and are after these: those of another venue have to be stronger.
  const root = theme === first.theme && brand === first.brand ? ':root' : ':root:root';
  const styles = useMemo(
    () =>
      css(
        {
          [root]: brandCssVariables(theme, brand),
          [`${root} [data-brand-area] [data-surface]`]: {
            ...surfaceVariables(brand),
            color: 'var(--ui-text)',
          },
        },
        pageCss,
      ),
    [theme, brand, root],
  );
  // They came with a rendered page: if they were inserted once more, the browser would compute all its styles again.
  if (cache.inserted[styles.name] === true) return null;
  return <Global styles={styles} />;
}

import { css, Global } from '@emotion/react';
import { useMemo } from 'react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import type { ComputedBrand } from 'shared-contracts/brand/computed-brand';
import { brandCssVariables, surfaceVariables } from 'shared-contracts/brand/css-variables';
import { pageCss } from '../theme/page-css.ts';

/** The venue's custom properties and the page-wide styles that read them. */
export function BrandStyles({ theme, brand }: { theme: BrandTheme; brand: ComputedBrand }) {
  const styles = useMemo(
    () =>
      css(
        {
          ':root': brandCssVariables(theme, brand),
          '[data-brand-area] [data-surface]': { ...surfaceVariables(brand), color: 'var(--ui-text)' },
        },
        pageCss,
      ),
    [theme, brand],
  );
  return <Global styles={styles} />;
}

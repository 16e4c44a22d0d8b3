import { css, Global } from '@emotion/react';
import { useMemo } from 'react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { brandCssVariables, surfaceVariables } from '../theme/brand-css-variables.ts';
import { pageCss } from '../theme/page-css.ts';

/** The venue's custom properties and the page-wide styles that read them. */
export function BrandStyles({ theme }: { theme: BrandTheme }) {
  const styles = useMemo(
    () =>
      css(
        {
          ':root': brandCssVariables(theme),
          '[data-brand-area] [data-surface]': { ...surfaceVariables(theme), color: 'var(--ui-text)' },
        },
        pageCss,
      ),
    [theme],
  );
  return <Global styles={styles} />;
}

import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { computeBrand } from 'shared-contracts/brand/compute-brand';
import { afterEach } from 'vitest';
import { BrandProvider } from '../src/core/brand-provider.tsx';

afterEach(cleanup);

const plain: BrandTheme = {};

/** Renders in a brand, with a user for keyboard and pointer. */
export function renderBranded(children: ReactNode, theme: BrandTheme = plain) {
  const brand = computeBrand(theme);
  const under = (node: ReactNode) => (
    <BrandProvider theme={theme} brand={brand}>
      {node}
    </BrandProvider>
  );
  const view = render(under(children));
  return { ...view, user: userEvent.setup(), update: (node: ReactNode) => view.rerender(under(node)) };
}

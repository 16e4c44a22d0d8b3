import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { afterEach } from 'vitest';
import { BrandProvider } from '../src/core/brand-provider.tsx';

afterEach(cleanup);

const plain: BrandTheme = {};

/** Draws under a brand, with a person at the keyboard and pointer. */
export function renderBranded(children: ReactNode, theme: BrandTheme = plain) {
  const under = (node: ReactNode) => <BrandProvider theme={theme}>{node}</BrandProvider>;
  const view = render(under(children));
  return { ...view, user: userEvent.setup(), update: (node: ReactNode) => view.rerender(under(node)) };
}

import type { ElementType } from 'react';
import type { Polymorphic } from './polymorphic.ts';
import { styledDiv } from './styled.ts';

/** Inside the area the custom properties of controls are those that are seen on its colour. */
const area = (name: 'header' | 'dark' | 'primary') => ({
  '--on-area': `var(--brand-on-${name})`,
  '--brand-action-edge': `var(--brand-action-edge-on-${name})`,
  '--brand-on-secondary-hover': `var(--brand-${name})`,
  background: `var(--brand-${name})`,
});

const Root = styledDiv({
  '--focus-ring': 'var(--on-area)',
  '--brand-strong': 'var(--on-area)',
  '--brand-secondary': 'transparent',
  '--brand-on-secondary': 'var(--on-area)',
  '--brand-secondary-edge': 'var(--on-area)',
  '--brand-secondary-hover': 'var(--on-area)',
  '--brand-wash': 'transparent',
  '--ui-muted': 'var(--on-area)',
  color: 'var(--on-area)',
  '&[data-tone="dark"]': area('dark'),
  '&[data-tone="header"]': area('header'),
  '&[data-tone="primary"]': area('primary'),
});

export interface OwnBrandAreaProps {
  /** dark (default): hero and footer; header; primary. Each keeps the venue's exact colour. */
  tone?: 'dark' | 'header' | 'primary' | undefined;
}

export type BrandAreaProps<Component extends ElementType = 'div'> = Polymorphic<Component, OwnBrandAreaProps>;

/** An area in a brand colour; text, links, buttons and focus rings inside are readable on it. */
export function BrandArea<Component extends ElementType = 'div'>(props: BrandAreaProps<Component>) {
  const { tone = 'dark', component, ...rest } = props as BrandAreaProps<'div'>;
  return <Root as={component} data-tone={tone} {...rest} />;
}

import type { ElementType } from 'react';
import { areaStyles, type BrandAreaTone } from './brand-area-styles.ts';
import type { Polymorphic } from './polymorphic.ts';
import { styledDiv } from './styled.ts';

const Root = styledDiv({
  '&[data-brand-area="dark"]': areaStyles('dark'),
  '&[data-brand-area="header"]': areaStyles('header'),
  '&[data-brand-area="primary"]': areaStyles('primary'),
});

export interface OwnBrandAreaProps {
  /** dark (default): hero and footer; header; primary. Each keeps the venue's exact colour. */
  tone?: BrandAreaTone | undefined;
}

export type BrandAreaProps<Component extends ElementType = 'div'> = Polymorphic<Component, OwnBrandAreaProps>;

/**
 * An area in a brand colour; text, links, buttons and focus rings inside are readable on it, and so is content on a
 * Card in it. Form fields belong on such a Card.
 */
export function BrandArea<Component extends ElementType = 'div'>(props: BrandAreaProps<Component>) {
  const { tone = 'dark', component, ...rest } = props as BrandAreaProps<'div'>;
  return <Root as={component} data-brand-area={tone} {...rest} />;
}

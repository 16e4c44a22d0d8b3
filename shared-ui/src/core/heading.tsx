import type { ElementType } from 'react';
import type { Polymorphic } from './polymorphic.ts';
import { styledText } from './styled.ts';

const fluid = (smallest: number, growth: string, largest: number) =>
  `calc(clamp(${smallest}rem, ${growth}, ${largest}rem) * var(--heading-scale))`;

const Root = styledText({
  margin: 0,
  fontFamily: 'var(--font-heading)',
  fontWeight: 700,
  lineHeight: 'var(--heading-leading)',
  letterSpacing: 'var(--heading-tracking)',
  textTransform: 'var(--heading-transform)' as 'none',
  textWrap: 'balance',
  '&[data-size="display"]': { fontSize: fluid(2.25, '1.5rem + 3.6vw', 4) },
  '&[data-size="1"]': { fontSize: fluid(1.875, '1.5rem + 1.9vw', 2.75) },
  '&[data-size="2"]': { fontSize: fluid(1.5, '1.3rem + 1vw', 2) },
  '&[data-size="3"]': { fontSize: fluid(1.1875, '1.12rem + 0.35vw', 1.375) },
  '&[data-size="4"]': { fontSize: fluid(1.0625, '1.0625rem', 1.0625) },
});

export interface OwnHeadingProps {
  /** The place in the page's outline: h1 to h4. */
  level: 1 | 2 | 3 | 4;
  /** Visual size; by default that of its level. `display` is for heroes. */
  size?: 'display' | 1 | 2 | 3 | 4 | undefined;
}

export type HeadingProps<Component extends ElementType = 'h2'> = Polymorphic<Component, OwnHeadingProps>;

/** A heading in the venue's heading face; outline level and size are separate. */
export function Heading<Component extends ElementType = 'h2'>(props: HeadingProps<Component>) {
  const { level, size = level, component, ...rest } = props as HeadingProps<'h2'>;
  return <Root as={component ?? (`h${level}` as ElementType)} data-size={size} {...rest} />;
}

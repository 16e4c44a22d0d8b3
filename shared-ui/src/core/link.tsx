import type { ElementType } from 'react';
import { hovered } from './hovered.ts';
import type { Polymorphic } from './polymorphic.ts';
import { styledAnchor } from './styled.ts';

const Root = styledAnchor({
  color: 'var(--brand-strong)',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
  '&[data-tone="inherit"]': { color: 'inherit' },
  '&[data-quiet]': { textDecorationLine: 'none' },
  '&[data-weight="bold"]': { fontWeight: 700 },
  ...hovered({ textDecorationLine: 'underline', textDecorationThickness: '2px' }),
});

export interface OwnTextLinkProps {
  /** brand (default), or inherit on brand areas. */
  tone?: 'brand' | 'inherit' | undefined;
  /** Underlined on hover only; for lists of links, never inside running text. */
  quiet?: boolean | undefined;
  weight?: 'normal' | 'bold' | undefined;
}

export type TextLinkProps<Component extends ElementType = 'a'> = Polymorphic<Component, OwnTextLinkProps>;

/** A link in text. Router links: `component={Link} to="…"`. */
export function TextLink<Component extends ElementType = 'a'>(props: TextLinkProps<Component>) {
  const { tone = 'brand', quiet, weight = 'normal', component, ...rest } = props as TextLinkProps<'a'>;
  return (
    <Root as={component} data-tone={tone} data-quiet={quiet || undefined} data-weight={weight} {...rest} />
  );
}

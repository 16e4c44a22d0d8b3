import type { ElementType } from 'react';
import { hovered } from './hovered.ts';
import type { Polymorphic } from './polymorphic.ts';
import { styledAnchor, styledDiv } from './styled.ts';

const surface = {
  display: 'block',
  background: 'var(--ui-surface)',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  padding: 'var(--ui-card-padding, 20px)',
} as const;

const Root = styledDiv({
  ...surface,
  '&[data-padding="none"]': { padding: 0, overflow: 'clip' },
  '&[data-tone="sunken"]': { background: 'var(--ui-sunken)', borderColor: 'transparent' },
  '&[data-tone="brand"]': { background: 'var(--brand-wash)', borderColor: 'transparent' },
});

export interface OwnCardProps {
  padding?: 'normal' | 'none' | undefined;
  tone?: 'surface' | 'sunken' | 'brand' | undefined;
}

export type CardProps<Component extends ElementType = 'div'> = Polymorphic<Component, OwnCardProps>;

/** A bordered surface that holds one thing. */
export function Card<Component extends ElementType = 'div'>(props: CardProps<Component>) {
  const { padding = 'normal', tone = 'surface', component, ...rest } = props as CardProps<'div'>;
  return <Root as={component} data-surface="" data-padding={padding} data-tone={tone} {...rest} />;
}

const LinkRoot = styledAnchor({
  ...surface,
  color: 'inherit',
  textDecoration: 'none',
  transition: 'border-color 140ms ease, box-shadow 140ms ease',
  '&[data-padding="none"]': { padding: 0, overflow: 'clip' },
  '&:focus-visible': { borderRadius: 'var(--ui-radius)' },
  ...hovered({ borderColor: 'var(--brand-strong)', boxShadow: '0 6px 20px -12px rgb(31 28 24 / 0.35)' }),
});

export type CardLinkProps<Component extends ElementType = 'a'> = Polymorphic<
  Component,
  { padding?: 'normal' | 'none' | undefined }
>;

/** A card that is one link as a whole. Keep other controls out of it. Router links: `component={Link} to="…"`. */
export function CardLink<Component extends ElementType = 'a'>(props: CardLinkProps<Component>) {
  const { padding = 'normal', component, ...rest } = props as CardLinkProps<'a'>;
  return <LinkRoot as={component} data-surface="" data-padding={padding} {...rest} />;
}

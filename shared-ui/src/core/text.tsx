import type { ElementType } from 'react';
import type { Polymorphic } from './polymorphic.ts';
import { styledText } from './styled.ts';

const Root = styledText({
  margin: 0,
  textWrap: 'pretty',
  '&[data-size="small"]': { fontSize: '0.875rem', lineHeight: 1.5 },
  '&[data-size="lead"]': { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.5 },
  '&[data-tone="muted"]': { color: 'var(--ui-muted)' },
  '&[data-tone="brand"]': { color: 'var(--brand-strong)' },
  '&[data-tone="danger"]': { color: 'var(--ui-danger)' },
  '&[data-tone="success"]': { color: 'var(--ui-success)' },
  '&[data-tone="warning"]': { color: 'var(--ui-warning)' },
  '&[data-weight="bold"]': { fontWeight: 700 },
});

export interface OwnTextProps {
  /** small 14, body 16 (default), lead 17-20 px. */
  size?: 'small' | 'body' | 'lead' | undefined;
  /** `inherit` (default) for text on brand areas. */
  tone?: 'inherit' | 'muted' | 'brand' | 'danger' | 'success' | 'warning' | undefined;
  weight?: 'normal' | 'bold' | undefined;
}

export type TextProps<Component extends ElementType = 'p'> = Polymorphic<Component, OwnTextProps>;

/** Running text; a paragraph unless `component` says otherwise. */
export function Text<Component extends ElementType = 'p'>(props: TextProps<Component>) {
  const { size = 'body', tone = 'inherit', weight = 'normal', component, ...rest } = props as TextProps<'p'>;
  return <Root as={component} data-size={size} data-tone={tone} data-weight={weight} {...rest} />;
}

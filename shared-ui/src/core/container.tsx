import type { ElementType } from 'react';
import type { Polymorphic } from './polymorphic.ts';
import { styledDiv } from './styled.ts';

const Root = styledDiv({
  '--gutter': 'clamp(16px, 4vw, 40px)',
  width: '100%',
  maxWidth: 'calc(1200px + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  '&[data-width="reading"]': { maxWidth: 'calc(760px + 2 * var(--gutter))' },
  '&[data-width="narrow"]': { maxWidth: 'calc(480px + 2 * var(--gutter))' },
  '&[data-width="wide"]': { maxWidth: 'calc(1536px + 2 * var(--gutter))' },
});

export interface OwnContainerProps {
  /** Widest content: page 1200 (default), reading 760, narrow 480, wide 1536 px. */
  width?: 'page' | 'reading' | 'narrow' | 'wide' | undefined;
}

export type ContainerProps<Component extends ElementType = 'div'> = Polymorphic<Component, OwnContainerProps>;

/** Centres content with gutters that grow with the screen. */
export function Container<Component extends ElementType = 'div'>(props: ContainerProps<Component>) {
  const { width = 'page', component, ...rest } = props as ContainerProps<'div'>;
  return <Root as={component} data-width={width} {...rest} />;
}

import { type ElementType, useState } from 'react';
import { CountBadge } from './badge.tsx';
import { hovered } from './hovered.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { Polymorphic } from './polymorphic.ts';
import { styledButton } from './styled.ts';

const Root = styledButton({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 140ms ease',
  '&[data-size="small"]': { width: 'var(--target-size, 44px)', height: 'var(--target-size, 44px)' },
  '&:focus-visible': { borderRadius: '50%', outlineOffset: '0' },
  ...hovered({ background: 'color-mix(in srgb, currentColor 10%, transparent)' }),
  '&:disabled': { background: 'var(--ui-ghost)', color: 'var(--ui-on-ghost)', cursor: 'not-allowed' },
});

export interface OwnIconButtonProps {
  icon: IconName;
  /** Its accessible name; with a count, say it too: 'Basket, 2 items'. */
  label: string;
  /** small 44, medium 48 px (default). */
  size?: 'small' | 'medium' | undefined;
  iconSize?: number | undefined;
  /** A count in the corner; 0 shows none, and undefined is not known yet. The label must include it. */
  count?: number | undefined;
  href?: string | undefined;
}

export type IconButtonProps<Component extends ElementType = 'button'> = Polymorphic<
  Component,
  OwnIconButtonProps
>;

/** Number of changes of a count since it was first known. */
function useChanges(count: number | undefined): number {
  const [last, setLast] = useState({ count, changes: 0 });
  if (last.count === count) return last.changes;
  const changes = last.count === undefined ? 0 : last.changes + 1;
  setLast({ count, changes });
  return changes;
}

/** A round button with an icon, named by `label`. */
export function IconButton<Component extends ElementType = 'button'>(props: IconButtonProps<Component>) {
  const {
    icon,
    label,
    size = 'medium',
    iconSize = 24,
    count,
    component,
    type = 'button',
    ...rest
  } = props as IconButtonProps<'button'>;
  const changes = useChanges(count);
  const tag: ElementType = component ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <Root as={tag} aria-label={label} data-size={size} {...(tag === 'button' && { type })} {...rest}>
      <Icon name={icon} size={iconSize} />
      {!!count && <CountBadge key={changes} count={count} corner isNew={changes > 0} />}
    </Root>
  );
}

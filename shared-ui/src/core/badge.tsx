import type { ReactNode } from 'react';
import { chipStyles, countStyles } from './badge-styles.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { Styleable } from './polymorphic.ts';
import { keyframes, styled } from './styled.ts';

const grow = keyframes({ from: { transform: 'scale(0.6)' }, '60%': { transform: 'scale(1.2)' } });

const Count = styled('span')(countStyles, { '&[data-new]': { animation: `${grow} 260ms ease-out` } });

export interface CountBadgeProps {
  count: number;
  /** Sits on the top right corner of a positioned parent, in header colours. */
  corner?: boolean | undefined;
  /** Draws the eye to a number that has just changed. */
  isNew?: boolean | undefined;
}

/** A number in a pill, '99+' above 99; decoration, so its owner's name must say it. */
export function CountBadge({ count, corner, isNew }: CountBadgeProps) {
  return (
    <Count aria-hidden="true" data-corner={corner || undefined} data-new={isNew || undefined}>
      {count > 99 ? '99+' : count}
    </Count>
  );
}

const Root = styled('span')(chipStyles);

export interface ChipProps extends Styleable {
  tone?: 'neutral' | 'brand' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A short fact beside something: '3 places left', 'Adults', 'Full'. Not a control. */
export function Chip({ tone = 'neutral', icon, children, sx }: ChipProps) {
  return (
    <Root data-tone={tone} sx={sx}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Root>
  );
}

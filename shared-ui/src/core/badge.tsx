import type { ReactNode } from 'react';
import { chipStyles, countStyles } from './badge-styles.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';

const Count = styled('span')(countStyles);

export interface CountBadgeProps {
  count: number;
  /** Sits on the top right corner of a positioned parent, in header colours. */
  corner?: boolean | undefined;
}

/** A number in a pill, '99+' above 99; decoration, so its owner's name must say it. */
export function CountBadge({ count, corner }: CountBadgeProps) {
  return (
    <Count aria-hidden="true" data-corner={corner || undefined}>
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

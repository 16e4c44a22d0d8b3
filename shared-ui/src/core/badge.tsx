import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';

const Count = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '22px',
  height: '22px',
  paddingInline: '6px',
  borderRadius: '11px',
  background: 'var(--brand-action)',
  color: 'var(--brand-on-action)',
  font: '700 0.75rem/1 var(--font-body)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-corner]': {
    position: 'absolute',
    top: '2px',
    insetInlineStart: '26px',
    background: 'var(--brand-header-accent)',
    color: 'var(--brand-on-header-accent)',
    boxShadow: '0 0 0 2px var(--brand-header)',
  },
});

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

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  minHeight: '28px',
  padding: '3px 10px',
  borderRadius: '14px',
  font: '700 0.8125rem/1.3 var(--font-body)',
  background: 'var(--ui-sunken)',
  color: 'var(--ui-text)',
  '&[data-tone="brand"]': { background: 'var(--brand-wash)', color: 'var(--brand-strong)' },
  '&[data-tone="accent"]': { background: 'var(--brand-accent)', color: 'var(--brand-on-accent)' },
  '&[data-tone="info"]': { background: 'var(--ui-info-wash)', color: 'var(--ui-info)' },
  '&[data-tone="success"]': { background: 'var(--ui-success-wash)', color: 'var(--ui-success)' },
  '&[data-tone="warning"]': { background: 'var(--ui-warning-wash)', color: 'var(--ui-warning)' },
  '&[data-tone="danger"]': { background: 'var(--ui-danger-wash)', color: 'var(--ui-danger)' },
});

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

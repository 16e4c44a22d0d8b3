import type { CSSProperties, ReactNode } from 'react';
import type { Status } from 'shared-contracts/brand/neutrals';
import { texts } from '../texts/en.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { type Styleable, withSx } from './polymorphic.ts';
import { styled } from './styled.ts';

const icons: Record<Status, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

const Root = styled('div')({
  display: 'flex',
  gap: '12px',
  padding: '16px',
  borderRadius: 'var(--ui-radius)',
  border: '1px solid var(--tone-border)',
  background: 'var(--tone-wash)',
  '& > svg': { color: 'var(--tone)' },
});

const Body = styled('div')({
  flex: 1,
  minWidth: 0,
  '& > p': { margin: 0 },
  '& > * + *': { marginTop: '8px' },
  '& > [data-action]': { marginTop: '12px' },
});
const Title = styled('strong')({ display: 'block', color: 'var(--tone)', lineHeight: 1.5 });

/** The custom properties that give a part the tones of a status. */
export const toneVariables = (status: Status) =>
  ({
    '--tone': `var(--ui-${status})`,
    '--tone-wash': `var(--ui-${status}-wash)`,
    '--tone-border': `var(--ui-${status}-border)`,
  }) as CSSProperties;

export interface NoticeProps extends Styleable {
  severity?: Status | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A Button or TextLink under the text. */
  action?: ReactNode;
  /** Announce it when it appears: danger and warning as alert, others as status. On by default. */
  live?: boolean | undefined;
}

/** A message that stays on the page. */
export function Notice({ severity = 'info', title, children, action, live = true, sx }: NoticeProps) {
  const urgent = severity === 'danger' || severity === 'warning';
  return (
    <Root
      data-surface=""
      role={live ? (urgent ? 'alert' : 'status') : undefined}
      sx={withSx(sx, toneVariables(severity))}
    >
      <Icon name={icons[severity]} label={texts.severity[severity]} />
      <Body>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
        {action && <div data-action="">{action}</div>}
      </Body>
    </Root>
  );
}

import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { Styleable } from './polymorphic.ts';
import { styled } from './styled.ts';
import { Text } from './text.tsx';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12px',
  padding: 'clamp(32px, 6vw, 64px) 16px',
  textAlign: 'center',
  // It is the only content of the page.
  '&:has(> h1)': { justifyContent: 'center', minHeight: 'min(64vh, 600px)' },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  marginBottom: '8px',
  borderRadius: '50%',
  background: 'var(--brand-wash)',
  color: 'var(--brand-strong)',
});

const Action = styled('div')({ marginTop: '12px' });

export interface EmptyStateProps extends Styleable {
  icon?: IconName | undefined;
  /** In place of the icon. */
  picture?: ReactNode;
  title: ReactNode;
  /** The outline level of the title, 2 by default. */
  level?: 1 | 2 | 3 | 4 | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: why, and what to do next. */
export function EmptyState({ icon, picture, title, level = 2, children, action, sx }: EmptyStateProps) {
  return (
    <Root sx={sx}>
      {picture ??
        (icon && (
          <Mark>
            <Icon name={icon} size={32} />
          </Mark>
        ))}
      <Heading level={level} size={level === 1 ? 2 : 3}>
        {title}
      </Heading>
      {children && (
        <Text component="div" tone="muted" sx={{ maxWidth: '44ch', textWrap: 'balance' }}>
          {children}
        </Text>
      )}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

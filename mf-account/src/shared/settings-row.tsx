import type { ReactNode } from 'react';
import type { ApiError } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Icon, type IconName, Notice, styled, Text } from 'shared-ui/core';

const Name = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 12,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
  '& > div': { flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' },
});

interface Props {
  icon?: IconName;
  name: string;
  detail: string;
  /** Beside the name: what is particular about it. */
  chip?: ReactNode;
  /** Reason that it could not be removed. */
  error: ApiError | null;
  /** Things to do about it. */
  children?: ReactNode;
}

/** Something stored for a person: its name, its details, and a button to remove it. */
export function SettingsRow({ icon, name, detail, chip, error, children }: Props) {
  return (
    <Row>
      {icon && <Icon name={icon} size={28} />}
      <div>
        <Name>
          <Text weight="bold">{name}</Text>
          {chip}
        </Name>
        <Text size="small" tone="muted">
          {detail}
        </Text>
        {error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
      </div>
      {children}
    </Row>
  );
}

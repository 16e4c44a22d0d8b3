import type { ReactNode } from 'react';
import { Icon, styled, Text } from 'shared-ui/core';

const WIDE = '@media (min-width: 600px)';

/** The facts of a card, with its code below, or beside them where there is room. */
export const BesideCode = styled('div')({
  display: 'grid',
  gap: 12,
  '& > *': { minWidth: 0 },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 32, alignItems: 'start' },
});

const Line = styled('div')({
  display: 'flex',
  gap: 12,
  '& > svg': { flex: 'none', color: 'var(--brand-strong)' },
  '&:not(:has(> svg)) strong': { display: 'block', marginInlineStart: 0 },
  '& strong': {
    marginInlineStart: 4,
    color: 'var(--brand-strong)',
    fontSize: '1.375rem',
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.06em',
  },
  [WIDE]: {
    '& > svg': { display: 'none' },
    '& strong': { display: 'block', marginInlineStart: 0, fontSize: '1.625rem', lineHeight: 1.3 },
  },
});

interface Props {
  label: string;
  /** The facts above it have icons on a phone. */
  isAmongIcons?: boolean;
  children: ReactNode;
}

/** A code that is read out or typed at the centre. */
export function ShownCode({ label, isAmongIcons = false, children }: Props) {
  return (
    <Line>
      {isAmongIcons && <Icon name="lock" />}
      <Text>
        {label} <strong>{children}</strong>
      </Text>
    </Line>
  );
}

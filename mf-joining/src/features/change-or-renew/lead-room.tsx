import type { ReactNode } from 'react';
import { Text } from 'shared-ui/core';
import { useJoining } from '../../shared/state/joining-provider.tsx';

/** Place of the words below the title, which are known a moment after it. */
export function LeadRoom({ children }: { children?: ReactNode }) {
  const { mode } = useJoining().joining;
  // A change names two memberships, in two lines on a phone.
  const xs = mode === 'change' ? '2lh' : '1lh';
  return (
    <Text size="lead" tone="muted" sx={{ mt: -1.5, mb: 3, minHeight: { xs, md: '1lh' } }}>
      {children}
    </Text>
  );
}

import type { ReactNode } from 'react';
import { Text } from 'shared-ui/core';

/** Place of the words below the title, which are known a moment after it. */
export function LeadRoom({ children }: { children?: ReactNode }) {
  return (
    <Text size="lead" tone="muted" sx={{ mt: -1.5, mb: 3, minHeight: '1lh' }}>
      {children}
    </Text>
  );
}

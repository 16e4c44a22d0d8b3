import type { ReactNode } from 'react';
import { Text } from 'shared-ui/core';

/** Place of the words below the title, which are known a moment after it. */
export const LeadRoom = ({ children }: { children?: ReactNode }) => (
  <Text size="lead" tone="muted" sx={{ mt: -1.5, mb: 3, minHeight: { xs: '2lh', md: '1lh' } }}>
    {children}
  </Text>
);

import type { ReactNode } from 'react';
import { styled } from 'shared-ui/core';

const Root = styled('details')({
  borderBlock: '1px solid var(--ui-border)',
  '& + details': { borderTop: 0 },
  '& > summary': { padding: '12px 0', minHeight: '44px', cursor: 'pointer', fontWeight: 700 },
  '& > div': { display: 'grid', gap: '12px', paddingBottom: '16px' },
});

/** Text that opens on demand. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <summary>{title}</summary>
      <div>{children}</div>
    </Root>
  );
}

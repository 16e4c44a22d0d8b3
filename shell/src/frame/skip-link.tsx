import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'shared-ui/core';

const Link = styled('a')({
  position: 'absolute',
  insetInlineStart: 8,
  top: -80,
  zIndex: 2000,
  padding: '12px 20px',
  borderRadius: 8,
  background: 'var(--ui-surface)',
  color: 'var(--ui-text)',
  fontWeight: 700,
  '&:focus-visible': { top: 8 },
});

/** The first stop of the keyboard: straight to the screen's content. */
export function SkipLink({ children }: { children: ReactNode }) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById('content')?.focus();
  }
  return (
    <Link href="#content" onClick={skip}>
      {children}
    </Link>
  );
}

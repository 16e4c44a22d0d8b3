import { type ReactNode, useEffect, useRef } from 'react';
import { Box } from 'shared-ui/core';

interface Props {
  /** Each new value that is not empty moves the focus here. */
  cause: unknown;
  children: ReactNode;
}

/** News that takes the place of what was pressed or read: it gets the focus, with the page at its top. */
export function FocusOnMount({ cause, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!cause) return;
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [cause]);
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Box>
  );
}

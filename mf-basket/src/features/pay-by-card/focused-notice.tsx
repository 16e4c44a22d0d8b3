import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from 'shared-ui/core';

interface Props {
  title?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** Bad news about a payment. What was pressed is far below or gone: focus brings the reason into view. */
export function FocusedNotice({ title, action, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice severity="danger" title={title} action={action}>
        {children}
      </Notice>
    </div>
  );
}

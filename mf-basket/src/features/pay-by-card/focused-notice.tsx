import { type ReactNode, useEffect, useRef } from 'react';
import { Notice, useMediaQuery, useTheme } from 'shared-ui/core';

interface Props {
  title?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Bad news about a payment. What was pressed is far below or no longer there: focus brings the reason into view, on a
 * phone to its top, so that the first field is not below the notification at its bottom.
 */
export function FocusedNotice({ title, action, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm').replace('@media ', ''));
  const latest = useRef(isPhone);
  useEffect(() => {
    root.current?.focus();
    if (latest.current) root.current?.scrollIntoView();
  }, []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice severity="danger" title={title} action={action}>
        {children}
      </Notice>
    </div>
  );
}

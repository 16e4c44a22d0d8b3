import type MuiTooltip from '@mui/material/Tooltip';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from '../core/styled.ts';
import { loadCode } from '../load-code/load-code.ts';
import { MuiTheme } from '../theme/mui-theme.tsx';

/** Time for which it stays after a finger is lifted, in milliseconds (joining specification 9). */
const TOUCH_LEAVE_DELAY = 4_000;

const Anchor = styled('span')({ display: 'contents' });

const bubble = {
  maxWidth: 280,
  padding: '8px 12px',
  background: 'var(--ui-text)',
  color: 'var(--ui-surface)',
  font: '400 0.9375rem/1.45 var(--font-body)',
} as const;

const importTooltip = () => import(/* webpackChunkName: "tooltip" */ '@mui/material/Tooltip');
let loaded: typeof MuiTooltip | undefined;

export interface TooltipProps {
  /** More about the control; anything essential belongs on the page itself. */
  text: string;
  /** One control with its own name, such as a Button or an IconButton. */
  children: ReactElement<object>;
}

/**
 * A short explanation of a control, shown while it is pointed at, focused or touched; Escape hides it. MUI's tooltip
 * is loaded after the page, since it is as heavy as all other overlays together; without it the control works as usual.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const keepsFocus = useRef(false);
  const [Part, setPart] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isGone = false;
    const show = ({ default: part }: { default: typeof MuiTooltip }) => {
      loaded = part;
      if (isGone) return;
      keepsFocus.current = anchor.current?.contains(document.activeElement) ?? false;
      setPart(() => part);
    };
    loadCode(importTooltip).then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  // The control is mounted again inside MUI's tooltip, so its focus is restored.
  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (Part && keepsFocus.current && control instanceof HTMLElement) control.focus();
  }, [Part]);
  return (
    <Anchor ref={anchor}>
      {Part ? (
        <MuiTheme>
          <Part
            title={text}
            describeChild
            arrow
            enterTouchDelay={0}
            leaveTouchDelay={TOUCH_LEAVE_DELAY}
            slotProps={{ tooltip: { sx: bubble }, arrow: { sx: { color: 'var(--ui-text)' } } }}
          >
            {children}
          </Part>
        </MuiTheme>
      ) : (
        children
      )}
    </Anchor>
  );
}

import { type FocusEvent, useEffect, useRef, useState } from 'react';

/**
 * Calls `onClose` after `closeAfter` ms in which the toast was neither pointed at nor focused;
 * 0 never does (shell specification 9). Spread the result on the toast's element.
 */
export function useToastTimer(closeAfter: number, onClose: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(closeAfter);
  const close = useRef(onClose);
  const paused = hovered || focused;

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    left.current = closeAfter;
  }, [closeAfter]);

  useEffect(() => {
    if (closeAfter <= 0 || paused) return;
    const started = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [closeAfter, paused]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setFocused(false);
    },
  };
}

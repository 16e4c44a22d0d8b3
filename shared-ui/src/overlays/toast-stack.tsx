import { useRef } from 'react';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { styled } from '../core/styled.ts';
import { texts } from '../texts/en.ts';
import { Toast, type ToastProps } from './toast.tsx';
import { useScrollPadding } from './use-scroll-padding.ts';

const Root = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1400,
  insetInline: '16px',
  top: 'var(--toast-top, auto)',
  bottom:
    'var(--toast-bottom, calc(var(--view-bottom, 0px) + var(--bar-height, 0px) + max(16px, env(safe-area-inset-bottom))))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'var(--toast-align, flex-end)',
  gap: '12px',
  pointerEvents: 'none',
  // From afar a corner is out of sight.
  [AT_KIOSK]: { alignItems: 'center' },
  // Above the sum that stays at the bottom of a phone.
  [theme.breakpoints.down('md')]: { 'body:has([data-bar]) &': { '--bar-height': '60px' } },
}));

/** A toast with its key. */
export interface StackedToast extends Omit<ToastProps, 'onClose'> {
  readonly id: string | number;
}

export interface ToastStackProps {
  /** Oldest first. */
  toasts: readonly StackedToast[];
  /** The toast was dismissed, or has timed out. */
  onClose: (id: StackedToast['id']) => void;
}

/**
 * All notifications, newest nearest to the thumb; above dialogs. Mount it once, in an element with `aria-live="polite"`
 * that is on the page before the first of them: screen readers announce what is added to a live region, not a new one.
 */
export function ToastStack({ toasts, onClose }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null);
  useScrollPadding(stack, toasts.length);
  return (
    <Root ref={stack} aria-label={texts.notifications}>
      {toasts.map(({ id, ...toast }) => (
        <Toast key={id} {...toast} onClose={() => onClose(id)} />
      ))}
    </Root>
  );
}

import type { ReactNode } from 'react';
import { Button } from 'shared-ui/core';
import { useBus } from './hooks/platform-hooks.ts';

/** Looks of a login button (shell specification 5). */
export const LOGIN_BUTTON_VARIANTS = ['primary', 'secondary', 'text'] as const;
/** One of `LOGIN_BUTTON_VARIANTS`. */
export type LoginButtonVariant = (typeof LOGIN_BUTTON_VARIANTS)[number];

interface Props {
  /** `primary` by default; also in place of a value that a button may not have. */
  variant?: LoginButtonVariant;
  /** Returned with the login events, so that the part that requested the login can continue. */
  resume?: string | null;
  fullWidth?: boolean;
  /** Called before the login is asked for, as to close a menu. */
  onPress?: () => void;
  children: ReactNode;
}

/** Asks the host to log the person in: a dialog on the bookings host, the login page elsewhere. */
export function LoginButton({ variant = 'primary', resume = null, fullWidth, onPress, children }: Props) {
  const bus = useBus();
  function logIn() {
    onPress?.();
    bus.emit('session:login-requested', { resume });
  }
  return (
    <Button
      variant={LOGIN_BUTTON_VARIANTS.includes(variant) ? variant : 'primary'}
      fullWidth={fullWidth}
      onClick={logIn}
    >
      {children}
    </Button>
  );
}

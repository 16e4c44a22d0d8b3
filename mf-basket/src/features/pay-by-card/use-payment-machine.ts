import { useCallback, useEffect, useRef, useState } from 'react';
import { openPayment, payStep } from './payment-machine.ts';
import type {
  PaymentEffect,
  PaymentEvent,
  PaymentKind,
  PaymentState,
  PaymentStep,
} from './payment-states.ts';

type Send = (event: PaymentEvent) => void;
export type RunEffect = (effect: PaymentEffect, send: Send) => void;

/**
 * Drives the payment machine. The state is held outside React too, so that a second press in the same moment already
 * meets the new state.
 */
export function usePaymentMachine(
  kind: PaymentKind,
  isUnderWay: boolean,
  run: RunEffect,
): { state: PaymentState; send: Send } {
  const opening = useRef<PaymentStep | null>(null);
  opening.current ??= openPayment(kind, isUnderWay);
  const current = useRef(opening.current.state);
  const runner = useRef(run);
  const hasOpened = useRef(false);
  const [state, setState] = useState(current.current);

  useEffect(() => {
    runner.current = run;
  });

  const follow = useCallback((step: PaymentStep) => {
    current.current = step.state;
    setState(step.state);
    const send: Send = (event) => follow(payStep(current.current, event));
    for (const effect of step.effects) runner.current(effect, send);
  }, []);

  useEffect(() => {
    if (hasOpened.current || !opening.current) return;
    hasOpened.current = true;
    follow(opening.current);
  }, [follow]);

  const send = useCallback<Send>((event) => follow(payStep(current.current, event)), [follow]);
  return { state, send };
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';
import { TimeLeft } from './time-left.tsx';
import { useCountdown } from './use-countdown.ts';

/** `answered` once the screen has been touched, for as long as the bar confirms it. */
export type Warning = 'counting' | 'answered';

/** Time for which the bar confirms the extension, in milliseconds; it also keeps this tap off the page below. */
const ANSWERED_FOR = 2_000;

/** Interval at which the time left is announced, in seconds. */
const SPOKEN_EVERY = 10;

/** Height of the bar, which the page, its dialogs and toasts keep clear of. */
const ROOM = '136px';

/** Above dialogs, which may be open when the time runs out; below the question that follows. */
const Bar = styled('section')({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1350,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 32px',
  minHeight: ROOM,
  padding: '12px max(16px, env(safe-area-inset-right)) max(12px, env(safe-area-inset-bottom))',
  borderTop: '3px solid var(--brand-strong)',
  background: 'var(--ui-surface)',
  color: 'var(--ui-text)',
});

interface Props {
  warning: Warning;
  timeLeft(): number;
  /** Milliseconds before the end at which the warning starts. */
  countFrom: number;
  onClose(): void;
}

/**
 * Counts down the last seconds without a question and without taking the focus (decisions 44). Every touch answers it, so
 * its button needs no handler: it is for people who look for one.
 */
export function IdleWarning({ warning, timeLeft, countFrom, onClose }: Props) {
  const isAnswered = warning === 'answered';
  const seconds = useCountdown(timeLeft, isAnswered ? 0 : countFrom);
  const bar = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  useRoomBelow(bar);
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(onClose, ANSWERED_FOR);
    return () => clearTimeout(timer);
  }, [isAnswered, onClose]);
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusedBefore.current?.focus({ preventScroll: true });
    };
  }, []);

  const left = seconds === null ? '' : texts.idleWarning.secondsLeft(seconds);
  const spoken =
    seconds === null ? '' : texts.idleWarning.secondsLeft(Math.ceil(seconds / SPOKEN_EVERY) * SPOKEN_EVERY);
  return createPortal(
    <Bar
      ref={bar}
      aria-label={texts.idleWarning.label}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) focusedBefore.current = relatedTarget;
      }}
    >
      {seconds !== null && <TimeLeft seconds={seconds} of={countFrom} />}
      <Text size="lead" weight="bold" aria-hidden="true">
        {isAnswered ? texts.idleWarning.moreTimeGiven : left}
      </Text>
      <VisuallyHidden role="status">{isAnswered ? texts.idleWarning.moreTimeGiven : spoken}</VisuallyHidden>
      <Button size="large" onMouseDown={(event) => event.preventDefault()}>
        {texts.startOver.moreTime}
      </Button>
    </Bar>,
    document.body,
  );
}

/** Lets the page scroll clear of the bar, which is above the display settings where they are. */
function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const below = style.getPropertyValue('--view-bottom');
    const room = below ? `calc(${below} + ${ROOM})` : ROOM;
    const before = style.scrollPaddingBottom;
    bar.current?.style.setProperty('bottom', below);
    style.scrollPaddingBottom = `calc(var(--kiosk-scale, 1) * (${room}))`;
    style.setProperty('--view-bottom', room);
    document.body.style.paddingBottom = `calc(var(--kiosk-scale, 1) * ${ROOM})`;
    return () => {
      style.scrollPaddingBottom = before;
      style.setProperty('--view-bottom', below);
      document.body.style.paddingBottom = '';
    };
  }, [bar]);
}

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, Spinner, Stack, styled } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

/** Time for which an overlay may load before the page says so, in milliseconds. */
const LATE = 1_000;

const Frame = styled('dialog')({
  width: 'min(480px, calc(100% - 32px))',
  padding: 0,
  border: 0,
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  color: 'var(--ui-text)',
  '&::backdrop': { background: 'rgb(0 0 0 / 50%)' },
});

interface Props {
  role?: 'alertdialog';
  label: string;
  onClose(): void;
  children: ReactNode;
}

/** The browser's own dialog: it needs none of the code that may just have failed to load. */
export function PlainDialog({ role, label, onClose, children }: Props) {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    // Closing gives the focus back to what opened it; taking the element away would not.
    return () => dialog?.close();
  }, []);
  return (
    <Frame
      ref={frame}
      role={role}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </Frame>
  );
}

/** Shown for an overlay that takes long to arrive, so that a click is never without an answer. */
export function PendingDialog({ onClose }: { onClose(): void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <PlainDialog label={texts.loading} onClose={onClose}>
      <Stack spacing={2} sx={{ alignItems: 'center', padding: 3 }}>
        <Spinner text={texts.loading} showText />
        <Button variant="text" onClick={onClose}>
          {texts.remoteFailure.close}
        </Button>
      </Stack>
    </PlainDialog>
  );
}

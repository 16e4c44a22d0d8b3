import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { Button, Notice, styled, Text } from 'shared-ui/core';
import type { ToastStack } from 'shared-ui/overlays';
import { texts } from '../../texts/en.ts';

const Place = styled('section')({
  position: 'fixed',
  zIndex: 1400,
  insetInline: 16,
  bottom: 16,
  display: 'grid',
  gap: 12,
  justifyItems: 'end',
});

interface Props extends ComponentProps<typeof ToastStack> {
  /** Called once the last one is closed. */
  onGone(): void;
}

/** Notifications whose own code could not be loaded: their words still have to be read. They stay until they are closed. */
export default function PlainToasts({ toasts, onClose, onGone }: Props) {
  const gone = useEffectEvent(onGone);
  const isEmpty = toasts.length === 0;
  useEffect(() => {
    if (isEmpty) gone();
  }, [isEmpty]);
  return (
    <Place>
      {toasts.map(({ id, type = 'neutral', content, validationMessages = [] }) => (
        <Notice
          key={id}
          severity={type === 'neutral' ? 'info' : type}
          action={
            <Button variant="text" size="small" onClick={() => onClose(id)}>
              {texts.remoteFailure.close}
            </Button>
          }
        >
          {content}
          {validationMessages.map((message) => (
            <Text key={message}>{message}</Text>
          ))}
        </Notice>
      ))}
    </Place>
  );
}

import { useEffect, useId, useRef } from 'react';
import { styled } from 'shared-ui/core';
import { texts } from '../../texts/leave-challenge.ts';
import { type ChallengeEnd, readChallengeMessage } from './challenge-message.ts';
import type { Challenge } from './payment-states.ts';

/** The challenge window the bank is asked for: 390 by 400 px; on a narrow phone its words take more lines. */
const Frame = styled('iframe')({
  display: 'block',
  width: 'min(390px, 100%)',
  height: '400px',
  '@media (max-width: 359.98px)': { height: '440px' },
  marginInline: 'auto',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius-small)',
  background: 'var(--ui-surface)',
});

interface Props {
  challenge: Challenge;
  /** A higher number posts the same challenge once more. */
  posting: number;
  onEnd(end: ChallengeEnd): void;
}

/** Posts the challenge into a frame and listens for its end. */
export function ChallengeFrame({ challenge, posting, onEnd }: Props) {
  const name = `challenge-${useId()}`;
  const frame = useRef<HTMLIFrameElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const reported = useRef(onEnd);

  useEffect(() => {
    reported.current = onEnd;
  });

  useEffect(() => {
    function listen(heard: MessageEvent) {
      const end = readChallengeMessage(heard, window.location.origin, frame.current?.contentWindow);
      if (end) reported.current(end);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (posting > 0) form.current?.submit();
  }, [posting]);

  return (
    <>
      <Frame ref={frame} name={name} title={texts.frame} />
      <form ref={form} method="post" action={challenge.scaUrl} target={name} hidden>
        {Object.entries(challenge.scaData).map(([key, value]) => (
          <input key={key} type="hidden" name={key} defaultValue={value} />
        ))}
      </form>
    </>
  );
}

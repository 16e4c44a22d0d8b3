import { useEffect } from 'react';
import { useSite } from 'shared-platform';
import { Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';

/** Interval at which the time left is spoken, in seconds: more often would drown out the question. */
const SPOKEN_EVERY = 20;

/** The time left, visible every second and spoken every 20. No one can bring a screen reader, so the page speaks. */
export function Countdown({ seconds }: { seconds: number }) {
  const { language } = useSite();
  const spoken = texts.startOver.secondsLeft(Math.ceil(seconds / SPOKEN_EVERY) * SPOKEN_EVERY);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const utterance = new SpeechSynthesisUtterance(spoken);
    utterance.lang = language;
    window.speechSynthesis.speak(utterance);
    return () => window.speechSynthesis.cancel();
  }, [spoken, language]);
  return (
    <>
      <Text size="lead" weight="bold" sx={{ mt: 2 }} aria-hidden="true">
        {texts.startOver.secondsLeft(seconds)}
      </Text>
      <VisuallyHidden>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}

import { useEffect } from 'react';
import { useSite } from 'shared-platform';
import { Box, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';
import { TimeLeft } from './time-left.tsx';

/** Interval at which the time left is spoken, in seconds: more often would drown out the question. */
const SPOKEN_EVERY = 20;

/**
 * The time left, visible every second and spoken every 20. No one can bring a screen reader, so the page speaks.
 * @param of milliseconds from which on it is counted down.
 */
export function Countdown({ seconds, of }: { seconds: number; of: number }) {
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '16px 28px',
          mt: 3,
          '--time-left-size': '9rem',
        }}
      >
        <TimeLeft seconds={seconds} of={of} />
        <Box sx={{ flex: '1 1 12rem' }}>
          <Text weight="bold" sx={{ fontSize: '1.625rem', lineHeight: 1.3 }}>
            {texts.startOver.stillThere}
          </Text>
          <Text sx={{ mt: 0.5, fontSize: '1.25rem', lineHeight: 1.4 }} aria-hidden="true">
            {texts.startOver.untilCleared}
          </Text>
        </Box>
      </Box>
      <VisuallyHidden>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}

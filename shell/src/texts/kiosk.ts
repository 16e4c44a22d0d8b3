import { defineTexts } from 'shared-contracts/texts';

/** Words at a kiosk; apart from the others, so that other pages do not carry them. */
export const texts = defineTexts('shell/kiosk', {
  startOver: {
    title: 'Are you sure you want to leave this screen?',
    text: 'Leaving clears what you have chosen and typed.',
    clear: 'Clear selection and go home',
    carryOn: 'Continue with my purchase',
    moreTime: 'I need more time',
    secondsLeft: (seconds: number) =>
      `This screen is cleared in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    clearing: 'Clearing this screen',
    cleared: 'Joining form cleared due to inactivity',
  },
  seeBetter: {
    label: 'How this screen looks',
    textSize: 'Text size',
    sizes: { normal: 'Normal text', large: 'Large text', largest: 'Largest text' },
    highContrast: 'High contrast',
  },
});

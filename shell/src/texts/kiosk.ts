import { defineTexts } from 'shared-contracts/texts';

/** Texts of a kiosk; separate, so that other pages do not carry them. */
export const texts = defineTexts('shell/kiosk', {
  startOver: {
    title: 'Are you sure you want to leave this screen?',
    text: 'Leaving clears everything you’ve chosen and typed.',
    clear: 'Clear selection and go home',
    carryOn: 'Continue with my purchase',
    moreTime: 'I need more time',
    secondsLeft: (seconds: number) =>
      `This screen will clear in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    stillThere: 'Are you still there?',
    untilCleared: 'Seconds until this screen clears.',
    clearing: 'Clearing this screen',
    cleared: 'Joining form cleared due to inactivity',
  },
  idleWarning: {
    label: 'Time left',
    secondsLeft: (seconds: number) =>
      `Still there? This screen will clear in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    moreTimeGiven: 'You have more time.',
  },
  seeBetter: {
    label: 'Display settings',
    language: 'Language',
    textSize: 'Text size',
    sizes: { normal: 'Normal text', large: 'Large text', largest: 'Largest text' },
    highContrast: 'High contrast',
  },
});

/** The frame sizes of the protocol with their codes in the challenge message. */
export const CHALLENGE_WINDOWS = {
  Small: '01',
  Medium: '02',
  Large: '03',
  ExtraLarge: '04',
  FullScreen: '05',
} as const;

export type ChallengeWindowSize = keyof typeof CHALLENGE_WINDOWS;

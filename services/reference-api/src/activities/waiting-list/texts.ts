/** Every word about waiting lists. */
export const waitingTexts = {
  free: 'A place is free. You can book it now.',
  tooMany: (most: number) =>
    `You are on ${most} waiting lists already. Leave one of them before you join another.`,
} as const;

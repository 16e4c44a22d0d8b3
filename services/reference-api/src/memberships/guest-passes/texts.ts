/** Every word about guest passes that the service answers with. */
export const guestPassTexts = {
  name: 'Guest pass',
  notGiven: 'Your membership doesn’t include guest passes at the moment.',
  noneLeft: (total: number, next: { day: string; total: number } | null) =>
    [
      total === 1
        ? 'You have issued your guest pass for this month.'
        : `You have issued all ${total} guest passes for this month.`,
      next
        ? `From ${next.day} you can issue ${next.total === 1 ? 'another one' : `${next.total} more`}.`
        : 'To issue another, cancel one that has not been used.',
    ].join(' '),
  used: (day: string) => `This pass was used on ${day}, so it can no longer be cancelled.`,
  expired: (day: string) => `This pass expired after ${day}, so there is nothing to cancel.`,
} as const;

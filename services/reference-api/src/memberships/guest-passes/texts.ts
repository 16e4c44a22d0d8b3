/** Every word about guest passes that the service answers with. */
export const guestPassTexts = {
  name: 'Guest pass',
  notGiven: 'Your membership gives no guest passes now, so none can be issued.',
  noneLeft: (total: number, next: { day: string; total: number } | null) =>
    [
      total === 1
        ? 'You have issued your guest pass of this month.'
        : `You have issued all ${total} guest passes of this month.`,
      next
        ? `From ${next.day} you can issue ${next.total === 1 ? 'another one' : `${next.total} more`}.`
        : 'To issue another one, cancel one that is not used yet.',
    ].join(' '),
  used: (day: string) => `This pass was used on ${day}, so it cannot be cancelled any more.`,
  expired: (day: string) =>
    `This pass was good until ${day}. It cannot be used any more, so there is nothing to cancel.`,
} as const;

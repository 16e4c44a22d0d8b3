const LONDON_MONTH = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: '2-digit',
  month: '2-digit',
});

/**
 * True if a card is past its last month.
 * @param expiryDate MMYY; the card is good to the end of that month in London.
 * @param now milliseconds since the epoch.
 */
export function isExpired(expiryDate: string, now: number): boolean {
  const parts = new Map(LONDON_MONTH.formatToParts(now).map(({ type, value }) => [type, value]));
  const thisMonth = `${parts.get('year')}${parts.get('month')}`;
  return expiryDate.slice(2) + expiryDate.slice(0, 2) < thisMonth;
}

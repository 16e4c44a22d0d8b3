const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A day of the month as it is said: `1st`, `22nd`, `13th`. */
export const ordinal = (day: number): string => `${day}${endings[rules.select(day)] ?? 'th'}`;

const digits = (text: string) => text.replace(/[^+\d]/g, '');

/** The address that dials a phone number, with its extension as RFC 3966 has it: `tel:02079460000;ext=12`. */
export function phoneLink(phone: string): string {
  const [, number = phone, extension] = /^(.*\d)\D*?(?:ext|x|#)\D*(\d+)\D*$/i.exec(phone) ?? [];
  return `tel:${digits(number)}${extension ? `;ext=${extension}` : ''}`;
}

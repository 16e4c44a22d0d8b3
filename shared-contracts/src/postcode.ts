const UK_POSTCODE =
  /^(?:GIR ?0AA|(?:[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]|[A-HK-Y][0-9][0-9ABEHMNPRVWXY]|[0-9][A-HJKPS-UW])) ?[0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Upper case, nothing but letters and digits, one space before the last three: ` m1 1ae ` -> `M1 1AE`. */
export function normalisePostcode(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return compact.length > 3 ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : compact;
}

/** True if the text is a UK postcode after normalising (decisions 47; pattern of the CAS bulk upload guide). */
export function isUkPostcode(typed: string): boolean {
  return UK_POSTCODE.test(normalisePostcode(typed));
}

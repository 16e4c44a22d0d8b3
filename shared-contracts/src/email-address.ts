const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL_PART = 64;
const SHAPE = /^[^\s@<>()[\]\\,;:"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;

/** True if mail could be sent to this: the common shape and the lengths of RFC 5321. */
export function isEmailAddress(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  const hasDots = !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
  return text.length <= LONGEST_ADDRESS && local.length <= LONGEST_LOCAL_PART && hasDots && SHAPE.test(text);
}

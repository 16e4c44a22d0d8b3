import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that one household or phone has: it may take any of the rest. */
const COUNTED_GROUPS = 4;

/** The eight groups of an IPv6 address, without what it is shortened by. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => part?.split(':').filter(Boolean) ?? [];
  const [before, after] = [groups(head), groups(tail)];
  const left =
    tail === undefined ? [] : Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  return [...before, ...left, ...after];
}

/** Keys under which attempts from an address are counted: itself, and for IPv6 its network (/64). */
export function rateLimitAddress(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const network = groupsOf(address.replace(/%.*$/, '')).slice(0, COUNTED_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Those that are good come before those that are not, each as they were. */
export const sortValidFirst = <Entry extends { state: string }>(
  entries: Entry[],
  good: Entry['state'],
): Entry[] => entries.toSorted((one, other) => Number(other.state === good) - Number(one.state === good));

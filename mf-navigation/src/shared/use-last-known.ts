import { useState } from 'react';

/** The value, or while it is on its way (`undefined`) the last one there was. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value === undefined ? last : value;
}

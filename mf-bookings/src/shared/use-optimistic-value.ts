import { useState } from 'react';

/**
 * Lets a control show what was chosen at once, while the screen behind it follows when it can.
 * @returns the value to show, and the function that chooses another
 */
export function useOptimisticValue<Value>(value: Value, onChange: (next: Value) => void) {
  const [ahead, setAhead] = useState({ shown: value, behind: value });
  if (ahead.behind !== value) setAhead({ shown: value, behind: value });
  const choose = (next: Value) => {
    setAhead({ shown: next, behind: value });
    onChange(next);
  };
  return [ahead.shown, choose] as const;
}

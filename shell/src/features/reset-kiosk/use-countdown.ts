import { useEffect, useState } from 'react';

/**
 * The seconds left once fewer than `from` milliseconds are; `null` before. A touch gives all the time back.
 */
export function useCountdown(timeLeft: () => number, from: number): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const count = () => {
      const left = timeLeft();
      setSeconds(left <= from ? Math.max(0, Math.ceil(left / 1_000)) : null);
    };
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [timeLeft, from]);
  return seconds;
}

import { useRef } from 'react';

/** The idempotency key of a submission: the same body is the same attempt, so that a lost answer stores once. */
export function useAttemptKey(): (body: unknown) => string {
  const held = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (held.current.body !== text) held.current = { body: text, key: crypto.randomUUID() };
    return held.current.key;
  };
}

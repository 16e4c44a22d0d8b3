import { useEffect, useState } from 'react';

/** Delay before a challenge offers 'Try again', in milliseconds (joining specification 9). */
export const REPOST_AFTER = 15_000;

/** Counts the posts of a challenge, and says when one more may be asked for. */
export function useRepost() {
  const [posting, setPosting] = useState(1);
  const [offered, setOffered] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(posting), REPOST_AFTER);
    return () => clearTimeout(timer);
  }, [posting]);
  return { posting, canRepost: offered === posting, repost: () => setPosting(posting + 1) };
}

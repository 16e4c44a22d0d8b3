import { type RefObject, useEffect, useRef, useState } from 'react';

interface Steps<Element extends HTMLElement> {
  list: RefObject<Element | null>;
  /** Number of items of the list that are drawn. */
  count: number;
  showMore(): void;
}

/**
 * A long list a part at a time; the focus goes to the first of the new ones.
 * @param atLeast how many of them have to be drawn at first
 */
export function useSteps<Element extends HTMLElement>(size: number, atLeast = 0): Steps<Element> {
  const [first] = useState(() => Math.max(1, Math.ceil(atLeast / size)) * size);
  const [count, setCount] = useState(first);
  const list = useRef<Element>(null);
  useEffect(() => {
    if (count > first) list.current?.children[count - size]?.querySelector('button')?.focus();
  }, [count, size, first]);
  return { list, count, showMore: () => setCount(count + size) };
}

import { type RefObject, useEffect, useRef, useState } from 'react';

interface Steps<Element extends HTMLElement> {
  list: RefObject<Element | null>;
  /** How many of the list are drawn. */
  count: number;
  showMore(): void;
}

/** A long list a part at a time; the focus goes to the first of the new ones. */
export function useSteps<Element extends HTMLElement>(size: number): Steps<Element> {
  const [count, setCount] = useState(size);
  const list = useRef<Element>(null);
  useEffect(() => {
    if (count > size) list.current?.children[count - size]?.querySelector('button')?.focus();
  }, [count, size]);
  return { list, count, showMore: () => setCount(count + size) };
}

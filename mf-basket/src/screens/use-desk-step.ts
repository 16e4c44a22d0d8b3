import { useEffect, useRef, useState } from 'react';

interface Basket {
  /** Known to be empty, so that a class is what comes next. */
  isEmpty: boolean;
  isPaying: boolean;
}

/** The step at the desk: a class is added, as at first to an empty basket, or the basket is paid for. */
export function useDeskStep({ isEmpty, isPaying }: Basket) {
  const [chosen, setChosen] = useState<'adding' | 'paying' | null>(null);
  const payment = useRef<HTMLHeadingElement>(null);
  const classes = useRef<HTMLHeadingElement>(null);
  const isOnTheWay = useRef(false);
  // It stays open with the first class in the basket, since there may be a second; an empty basket has no other step.
  if (isEmpty && !isPaying && chosen !== 'adding') setChosen('adding');
  const isAdding = chosen === 'adding' && !isPaying;
  useEffect(() => {
    // The pressed button disappears with the step it was in.
    if (isOnTheWay.current) (isAdding ? classes : payment).current?.focus();
    isOnTheWay.current = false;
  }, [isAdding]);
  return {
    isAdding,
    /** Headings of the two steps, which take the focus. */
    payment,
    classes,
    add() {
      isOnTheWay.current = true;
      setChosen('adding');
    },
    pay() {
      if (!isAdding) payment.current?.focus();
      isOnTheWay.current = isAdding;
      setChosen('paying');
    },
  };
}

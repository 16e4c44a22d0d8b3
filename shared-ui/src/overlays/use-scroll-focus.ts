import { useEffect, useState } from 'react';

/** What the keyboard reaches on its own. */
const FOCUSABLE = 'a[href], button, input, select, textarea, iframe, [tabindex="0"]';

/**
 * For a box that scrolls: hands over its `ref`, and a `tabIndex` of 0 while it has more than it shows and nothing inside
 * takes the focus, so that arrow keys can scroll it (WCAG 2.1.1).
 */
export function useScrollFocus() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isAlone, setIsAlone] = useState(false);

  useEffect(() => {
    if (!box) return;
    const look = () => {
      setIsAlone(box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE));
    };
    look();
    const sizes = new ResizeObserver(look);
    const content = new MutationObserver(look);
    sizes.observe(box);
    content.observe(box, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [box]);

  return { ref: setBox, tabIndex: isAlone ? 0 : undefined };
}

import { useEffect, useState } from 'react';

/** Elements in the tab order from which arrow keys scroll what is around them: within a frame they scroll the frame. */
const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]';

/**
 * For a scroll container: returns its `ref`, and a `tabIndex` of 0 while its content overflows and nothing inside it is
 * focusable, so that arrow keys can scroll it (WCAG 2.1.1).
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

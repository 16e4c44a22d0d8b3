import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform-context.ts';
import { useLocation } from '../../router.ts';

/** Controls that need no script. */
const PLAIN = '[role=search] :is([name],[type=submit])';

/** The screen that a page came with. */
let arrived: { pathname: string; content: Node } | null = null;

/**
 * Keeps the screen that a page came with, for when its code cannot be loaded: it can be read, and its links and its search,
 * a plain form, work.
 *
 * @param page the element that is about to be hydrated
 */
export function keepArrivedContent(page: Element): void {
  const content = page.querySelector('main')?.cloneNode(true);
  if (!(content instanceof HTMLElement)) return;
  for (const control of content.querySelectorAll('button, input, select, textarea'))
    if (!control.matches(PLAIN)) control.setAttribute('disabled', '');
  arrived = { pathname: window.location.pathname, content };
}

/** The screen as it arrived, at its address. Its prices are a visitor's, so it is for visitors only. */
export function ArrivedContent() {
  const { session } = usePlatform();
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const [shown] = useState(() =>
    arrived?.pathname === pathname && session.session.get().status === 'anonymous' ? arrived.content : null,
  );
  useEffect(() => {
    if (shown) box.current?.replaceChildren(...shown.cloneNode(true).childNodes);
  }, [shown]);
  return shown && <div ref={box} />;
}

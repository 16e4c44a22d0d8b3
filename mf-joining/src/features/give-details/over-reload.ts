import { useEffect, useEffectEvent } from 'react';
import { tabStorage } from 'shared-platform';
import { type Answers, readTouched } from 'shared-ui/data-fields';
import { isReload, KEY } from './reload.ts';

/**
 * Answers that were typed before this page was reloaded, once. Any other way to come here forgets them: someone else may
 * use the tab by now.
 */
export function takeOverReload(): Answers | null {
  try {
    const stored = tabStorage().getItem(KEY);
    tabStorage().removeItem(KEY);
    return stored !== null && isReload() ? readTouched(JSON.parse(stored)) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the answers of a form that is on the page while it is reloaded, in this tab alone.
 * @param answers without passwords
 * @param isKept false on a screen that people share
 */
export function useKeepOverReload(answers: Answers, isKept: boolean): void {
  const keep = useEffectEvent(() => {
    if (!isKept || Object.keys(answers).length === 0) return;
    try {
      tabStorage().setItem(KEY, JSON.stringify(answers));
    } catch {
      return;
    }
  });
  useEffect(() => {
    const onHide = () => keep();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
}

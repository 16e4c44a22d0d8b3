import { useEffect } from 'react';

/** Tells the page how much of its top the bar covers, in CSS pixels, while the bar is shown. */
export function useHeaderHeight(height: number): void {
  useEffect(() => {
    document.documentElement.style.setProperty('--ui-header-height', `${height}px`);
    return () => {
      document.documentElement.style.removeProperty('--ui-header-height');
    };
  }, [height]);
}

import { useState } from 'react';
import { loadCode } from '../load-code/load-code.ts';

type CalendarPart = typeof import('./calendar-popover.tsx').CalendarPopover;

type Calendar =
  | { readonly state: 'closed' | 'loading' | 'failed' }
  | { readonly state: 'open'; readonly Part: CalendarPart; readonly anchor: HTMLElement };

const importCalendar = () => import(/* webpackChunkName: "calendar" */ './calendar-popover.tsx');

/** The calendar of a date field. It is heavy, so it is loaded when one is first opened. */
export function useCalendar() {
  const [calendar, setCalendar] = useState<Calendar>({ state: 'closed' });
  async function open(anchor: HTMLElement) {
    // Safari does not focus a clicked button, and the calendar returns focus to the element that had it.
    anchor.focus();
    setCalendar({ state: 'loading' });
    try {
      const { CalendarPopover } = await loadCode(importCalendar);
      setCalendar({ state: 'open', Part: CalendarPopover, anchor });
    } catch {
      setCalendar({ state: 'failed' });
    }
  }
  return { calendar, open, close: () => setCalendar({ state: 'closed' }) };
}

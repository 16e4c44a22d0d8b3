import Popover from '@mui/material/Popover';
import type { KeyboardEvent } from 'react';
import { Button } from '../core/button.tsx';
import { styled } from '../core/styled.ts';
import { texts } from '../texts/en.ts';
import { MuiTheme } from '../theme/mui-theme.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';

const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '0 12px 12px' });

export interface CalendarPopoverProps extends CalendarProps {
  /** The element that the calendar opens beside. */
  anchor: HTMLElement;
  /** Its accessible name. */
  label: string;
  onClose: () => void;
}

const otherPage: Readonly<Record<string, string>> = { PageUp: 'PageDown', PageDown: 'PageUp' };
const turned = new WeakSet<Event>();

/** MUI's grid takes Page Up for the next month; a date picker dialog goes back with it (ARIA APG). */
function onPageKey(event: KeyboardEvent) {
  const key = otherPage[event.key];
  if (!key || turned.has(event.nativeEvent)) return;
  event.preventDefault();
  event.stopPropagation();
  const other = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  turned.add(other);
  event.target.dispatchEvent(other);
}

/** A calendar in a small dialog beside its field; closing it gives focus back. */
export function CalendarPopover({ anchor, label, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <MuiTheme>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label, elevation: 8 } }}
      >
        <div onKeyDownCapture={onPageKey}>
          <Calendar {...calendar} />
        </div>
        <Foot>
          <Button variant="text" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Foot>
      </Popover>
    </MuiTheme>
  );
}

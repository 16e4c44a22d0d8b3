import { useState } from 'react';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { Button, Stack, styled } from 'shared-ui/core';
import { DateField } from 'shared-ui/dates';
import { type DayWindow, readStartDay, shortcuts } from '../../shared/costs/start-date.ts';
import { messagesWithout } from '../../shared/entries/joining-entries.ts';
import { useJoiningEntries } from '../../shared/entries/use-joining-entries.ts';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { texts } from '../../texts/review.ts';

const words = texts.dates;
const KEYS = ['startDate', 'startsAt'];

const Shortcuts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

interface Props {
  day: string;
  window: DayWindow;
  /** True if the field's content is valid. */
  onValid(isValid: boolean): void;
}

/** The start date: today, tomorrow, or a day from the calendar or the keyboard (joining specification 5). */
export function StartDatePicker({ day, window, onValid }: Props) {
  const { given, give } = useJoiningEntries();
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused === null ? null : readStartDay(refused, window).problem;
  const days = words.window(displayDay(window.min), displayDay(window.max));
  const messages = KEYS.flatMap((key) => given.messages[key] ?? []).join(' ');

  function choose(entered: string) {
    const read = readStartDay(entered, window);
    setRefused(read.day === null ? entered : null);
    onValid(read.day !== null);
    if (read.day !== null) {
      give({ startDate: read.day, messages: messagesWithout(given.messages, KEYS) });
    }
  }

  return (
    <Stack spacing={1.5} sx={{ maxWidth: FORM_WIDTH }}>
      <DateField
        label={words.startDate}
        name="startDate"
        hint={days}
        error={problem === null ? messages || undefined : problem === 'no-day' ? words.noDay : days}
        min={window.min}
        max={window.max}
        value={refused ?? day}
        onChange={choose}
      />
      <Shortcuts role="group" aria-label={words.startDate}>
        {shortcuts(siteDay(new Date()), window).map((shortcut) => (
          <Button
            key={shortcut.id}
            variant="quiet"
            size="small"
            aria-pressed={refused === null && shortcut.day === day}
            onClick={() => choose(shortcut.day)}
          >
            {words[shortcut.id]}
          </Button>
        ))}
      </Shortcuts>
    </Stack>
  );
}

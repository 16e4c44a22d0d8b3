import { useId, useState } from 'react';
import { displayDay, formatDayInput, isWireDay, parseDayInput } from 'shared-contracts/dates';
import { IconButton } from '../core/icon-button.tsx';
import { Text } from '../core/text.tsx';
import { TextField, type TextFieldProps } from '../forms/text-field.tsx';
import { words } from '../texts/calendar.ts';
import { formatTyping } from './format-typing.ts';
import { useCalendar } from './use-calendar.ts';

type OwnProps = 'label' | 'value' | 'onChange' | 'min' | 'max';
type FixedProps = 'type' | 'defaultValue' | 'endAdornment' | 'inputComponent' | 'inputComponentProps';

export interface DateFieldProps extends Omit<TextFieldProps, OwnProps | FixedProps> {
  label: string;
  /** A day as `YYYY-MM-DD`, or the typed text while it is not a day; '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  /** First and last day the calendar offers, `YYYY-MM-DD`. The form checks what is typed. */
  min?: string | undefined;
  max?: string | undefined;
}

const meantBy = (text: string) => parseDayInput(text) ?? text.trim();
const shownAs = (value: string) => (isWireDay(value) ? formatDayInput(value) : value);

/** A day typed as DD/MM/YYYY or chosen from a calendar (joining specification 9). */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, min, max, hint, onBlur, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const [typing, setTyping] = useState(() => shownAs(value));
  const { calendar, open, close } = useCalendar();
  // Typed text stays while it means the value; a value set from outside replaces it.
  const shown = meantBy(typing) === value ? typing : shownAs(value);
  const type = (text: string) => {
    setTyping(text);
    if (meantBy(text) !== value) onChange(meantBy(text));
  };
  const choose = (day: string) => {
    type(formatDayInput(day));
    close();
  };
  const calendarName = isWireDay(value) ? words.change(label, displayDay(value)) : words.choose(label);
  return (
    <div>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        {...input}
        id={id}
        label={label}
        hint={
          <>
            {hint && <div>{hint}</div>}
            <div>{words.form}</div>
          </>
        }
        value={shown}
        onChange={(event) => type(formatTyping(shown, event.target.value))}
        onBlur={(event) => {
          setTyping(shownAs(value));
          onBlur?.(event);
        }}
        endAdornment={
          !input.readOnly && (
            <IconButton
              icon="calendar"
              size="small"
              iconSize={22}
              label={calendarName}
              aria-haspopup="dialog"
              aria-busy={calendar.state === 'loading' || undefined}
              disabled={input.disabled}
              onClick={(event) => void open(event.currentTarget)}
            />
          )
        }
      />
      {calendar.state === 'failed' && (
        <Text role="alert" size="small" sx={{ mt: 1 }}>
          {words.failed}
        </Text>
      )}
      {calendar.state === 'open' && (
        <calendar.Part
          anchor={calendar.anchor}
          label={words.choose(label)}
          value={value}
          min={min}
          max={max}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}

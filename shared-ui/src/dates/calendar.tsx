import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import dayjs from 'dayjs';
import { isWireDay, siteDay } from 'shared-contracts/dates';
import { words as calendarWords } from '../texts/calendar.ts';
import { MuiTheme } from '../theme/mui-theme.tsx';
import { calendarStyles } from './calendar-styles.ts';

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`; anything else counts as none. */
  value: string;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
}

const WIRE = 'YYYY-MM-DD';
const read = (day: string | undefined) => (day && isWireDay(day) ? dayjs(day) : undefined);

/** Marks the site's today, which is not the browser's in every zone (decisions 5). */
function Day(props: PickerDayProps) {
  const isToday = props.day.format(WIRE) === siteDay(new Date());
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}

/** A month of days to choose from; years and months too where the day may be far away. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const chosen = read(value);
  const minDate = read(min);
  const maxDate = read(max);
  return (
    <MuiTheme>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb" localeText={words()}>
        <DateCalendar
          autoFocus
          views={minDate ? ['year', 'day'] : ['year', 'month', 'day']}
          openTo={chosen || minDate ? 'day' : 'year'}
          yearsOrder={minDate ? 'asc' : 'desc'}
          defaultValue={chosen ?? null}
          {...(minDate && { minDate })}
          {...(maxDate && { maxDate })}
          onChange={(day, progress) => day && progress === 'finish' && onChoose(day.format(WIRE))}
          slots={{ day: Day }}
          sx={calendarStyles}
        />
      </LocalizationProvider>
    </MuiTheme>
  );
}

const words = () => ({
  previousMonth: calendarWords.previousMonth,
  nextMonth: calendarWords.nextMonth,
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? calendarWords.backToDays : calendarWords.chooseYear,
});

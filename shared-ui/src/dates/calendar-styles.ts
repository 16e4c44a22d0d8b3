/** MUI's calendar in the brand's properties: 40 px days that fit a screen of 320 px, our focus ring. */
export const calendarStyles = {
  width: 'calc(7 * var(--target-size, 40px) + 24px)',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 'none',
  margin: '0',
  '& .MuiYearCalendar-root, & .MuiMonthCalendar-root': { width: '100%' },
  '& .MuiDayCalendar-weekDayLabel': {
    width: 'var(--target-size, 40px)',
    margin: 0,
    color: 'var(--ui-muted)',
    fontSize: '0.875rem',
  },
  '& .MuiPickerDay-root': {
    '--PickerDay-size': 'var(--target-size, 40px)',
    '--PickerDay-horizontalMargin': '0px',
    fontSize: '1rem',
    fontFamily: 'var(--font-body)',
  },
  '& .MuiPickerDay-root.Mui-disabled': { color: 'var(--ui-control)', textDecoration: 'line-through' },
  '& .MuiPickersCalendarHeader-label': { fontWeight: 700, fontFamily: 'var(--font-body)' },
  '& .MuiPickersCalendarHeader-root .MuiIconButton-root': {
    width: 'var(--target-size, 44px)',
    height: 'var(--target-size, 44px)',
    color: 'inherit',
  },
  '& .MuiPickersCalendarHeader-root .Mui-disabled': { color: 'var(--ui-border)' },
  '& button.Mui-selected, & button.Mui-selected:hover, & button.Mui-selected:focus': {
    background: 'var(--brand-action)',
    color: 'var(--brand-on-action)',
  },
  '& button:not(.Mui-selected):not(.Mui-disabled):hover': { background: 'var(--brand-wash)' },
  '& button:focus-visible': {
    outline: '3px solid var(--focus-ring, var(--brand-focus))',
    outlineOffset: '-3px',
  },
} as const;

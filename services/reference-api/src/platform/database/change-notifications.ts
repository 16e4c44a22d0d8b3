/** The notification channel for changes (migration 0110); the payload is the name of the table. */
export const CHANGES_CHANNEL = 'touchline_changes';

/** Name of the trigger on every table that announces its changes. */
export const CHANGE_TRIGGER = 'tell_change';

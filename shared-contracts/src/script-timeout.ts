/** Limit for a script to arrive before it counts as lost, in milliseconds. */
export const SCRIPT_TIMEOUT = 8_000;

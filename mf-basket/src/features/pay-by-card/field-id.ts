import type { CardEntry } from './card-entry.ts';

/** The id of a field's input, for the error summary's links. */
export const fieldId = (field: keyof CardEntry): string => `pay-${field}`;

import type { ApiError } from 'shared-platform';
import { texts } from '../texts/en.ts';

const words = texts.failure;

/** The server's own words about a failed load, else that the person has lost nothing. */
export const failureText = (error: Pick<ApiError, 'kind' | 'serverMessage'> | null): string =>
  error?.serverMessage ?? (error?.kind === 'network' ? words.offline : words.ours);

import { paths } from 'shared-contracts/links';
import { HOST_PATHS } from 'shared-contracts/route-claims';
import type { PageAnswers } from './gather-answers.ts';

/** Screens of the shell itself, which no remote declares. */
const SHELL_PATHS: readonly string[] = [paths.home, ...HOST_PATHS];

export const isShellPath = (pathname: string): boolean => SHELL_PATHS.includes(pathname);

/** The status a page is answered with; its scripts show the matching screen. */
export function pageStatus(
  answers: Pick<PageAnswers, 'client' | 'theme' | 'isVenueMissing'>,
  isRoute: boolean,
  pathname: string,
) {
  const { client, theme } = answers;
  if (!client || !theme || theme.status === 503 || client.status === 503) return 503;
  if (theme.status !== 200 || client.status !== 200) return 502;
  if (answers.isVenueMissing) return 404;
  return isRoute || isShellPath(pathname) ? 200 : 404;
}

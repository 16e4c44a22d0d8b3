import type { AppName } from 'shared-contracts/links';
import type { GalleryFilter, Job } from '../gallery/jobs.ts';
import { planJobs } from '../gallery/jobs.ts';
import type { Area } from '../gallery/state.ts';
import type { AnswerChange } from '../support/answers/answer-change.ts';

/** Areas whose screens are all behind the login, at a kiosk or in a mail. */
const PERSONAL_AREAS: readonly string[] = [
  'basket',
  'checkout',
  'account',
  'front-of-house',
  'kiosk',
  'mails',
];
const PERSONAL_APPS: readonly AppName[] = ['front-of-house'];

/** Paths of files: what a page looks like without them is for `npm run walk:files`. */
const FILES = ['/shell/', '/remotes/'];

const breaksFiles = (changes: readonly AnswerChange[]) =>
  FILES.some((pathname) => changes.some(({ fits }) => fits({ method: 'GET', pathname })));

const isOfAnotherHost = (path: Job['state']['path']) => typeof path === 'string' && !path.startsWith('/');

/**
 * The states of the gallery whose page may be rendered on the server. Each is opened again for every width, and only once
 * where several begin with the same page.
 */
export function planPages(areas: readonly Area[], filter: GalleryFilter): Job[] {
  const seen = new Set<string>();
  const answers: unknown[] = [];
  const numberOf = (changes: unknown) => {
    if (!answers.includes(changes)) answers.push(changes);
    return answers.indexOf(changes);
  };
  return planJobs(
    areas.filter(({ id }) => !PERSONAL_AREAS.includes(id)),
    filter,
  ).filter(({ state, tenant, content }) => {
    if (PERSONAL_APPS.includes(state.app) || isOfAnotherHost(state.path)) return false;
    if (breaksFiles(state.answers ?? [])) return false;
    const path = typeof state.path === 'string' ? state.path : `${state.id}()`;
    const key = [state.app, path, tenant, content, state.as ?? '', numberOf(state.answers)].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

import type { TestApi } from 'reference-api/testing/api';
import type { PreloadedAnswer } from 'shared-contracts/config';
import type { AppName } from 'shared-contracts/links';

/** Asks the reference API for what a page starts with, as a visitor of a tenant's host. */
export async function publicAnswers(
  api: TestApi,
  { app, tenant }: { app: AppName; tenant: string },
  urls: readonly string[],
): Promise<PreloadedAnswer[]> {
  const answers: PreloadedAnswer[] = [];
  for (const url of urls) {
    const { status, text } = await api.call(`GET /api/v1/${url}`, { app, tenant });
    answers.push({ url, status, body: JSON.parse(text) });
  }
  return answers;
}

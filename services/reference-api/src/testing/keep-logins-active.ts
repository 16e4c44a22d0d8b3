import type { TestApi } from './api.ts';

/** Everyone who is logged in has just used the service, as if they had been at it while the clock moved on. */
export async function keepLoginsActive({ db, now }: Pick<TestApi, 'db' | 'now'>): Promise<void> {
  await db.updateTable('logins').set({ lastSeenAt: now() }).execute();
}

import type { BrowserContext } from '@playwright/test';
import { currentUser } from 'shared-contracts/api/auth';
import { altered } from './answers/answer-change.ts';
import { interceptAnswers } from './answers/intercept-answers.ts';

type Step = 'enrol' | 'challenge' | null;

/**
 * The demonstration asks no one for a second factor: pages believe that it does, and the API checks the codes and passkeys
 * anyway. Begins with its setting up. Returns how to say what is asked from now on; `null` is nothing more.
 */
export async function requireSecondFactor(context: BrowserContext): Promise<(step: Step) => void> {
  let secondFactor: Step = 'enrol';
  const asked = altered(currentUser, (user) => ({ ...user, isStaff: secondFactor === null, secondFactor }));
  await interceptAnswers(context, [asked], 'light');
  return (step) => {
    secondFactor = step;
  };
}

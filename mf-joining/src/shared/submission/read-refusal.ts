import type { ApiError } from 'shared-platform';
import { placeMessages } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { texts as review } from '../../texts/review.ts';
import type { Refusal } from '../machine/joining-states.ts';
import { withoutSection } from '../machine/section-of-key.ts';

/** The two failures are worded differently on purpose (decisions 9). */
const failureTexts = { membership: review.submit.failed, answers: texts.wentWrong };

/** The server's objections; `null` = there are none. */
export function readRefusal(of: Refusal['of'], error: ApiError | null): Refusal {
  const messages = error?.validationMessages ?? {};
  const words =
    Object.keys(messages).length === 0
      ? (error?.serverMessage ?? failureTexts[of])
      : placeMessages(withoutSection(messages), []).whole.join(' ');
  return { of, messages, words };
}

import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle, requireUser } from '../../platform/index.ts';
import { answerLink, resendLink } from './answer-link.ts';
import { emailStateOf } from './rules.ts';
import { confirmByLink, disownByLink, findConfirmation } from './store.ts';

export function registerEmailConfirmation(app: ApiServer): void {
  const { emailConfirmation, sendConfirmation, confirmEmail, disownEmail } = apiTable.emailConfirmation;

  handle(app, emailConfirmation, async (call) => {
    const { id, email } = requireUser(call);
    return { email, state: emailStateOf(await findConfirmation(call.db, id)) };
  });
  handle(app, sendConfirmation, resendLink);
  handle(app, confirmEmail, (call) => answerLink(call, confirmByLink, 'email-confirmed'));
  handle(app, disownEmail, (call) => answerLink(call, disownByLink, 'email-disowned'));
}

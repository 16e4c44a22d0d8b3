import formbody from '@fastify/formbody';
import { paths } from 'shared-contracts/links';
import type { ApiServer } from '../../platform/index.ts';
import { endReminders, REMINDER_SWITCH_PATH } from './reminders.ts';

const FORM_LIMIT_BYTES = 1024;

/**
 * Route by which a mailbox switches reminders off for its owner (RFC 8058): a post without cookie or login, which the
 * unguessable token alone allows. It is not JSON, so it is no row of the API table. Opening the address leads to the
 * person's details, since mail scanners open every link.
 */
export function registerReminderSwitch(app: ApiServer): void {
  app.register(async (forms) => {
    forms.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
    forms.post<{ Params: { token: string } }>(`${REMINDER_SWITCH_PATH}:token`, async (request, reply) => {
      const { tenant } = await app.context.identify(request, app.context);
      await endReminders(app.context.db, tenant.id, request.params.token);
      return reply.code(204).send();
    });
    forms.get(`${REMINDER_SWITCH_PATH}:token`, async (_request, reply) => reply.redirect(paths.details, 303));
  });
}

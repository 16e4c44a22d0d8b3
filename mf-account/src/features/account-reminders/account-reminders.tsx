import type { User } from 'shared-contracts/api/auth';
import { useLinks, useSite } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Notice, Stack } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { type Reminder, remindersOf } from './reminders.ts';

const words = texts.reminders;

function documentTitle(name: string, days: number): string {
  if (days < 0) return words.expired(name);
  return days === 0 ? words.expiresToday(name) : words.expiresIn(name, days);
}

function wordsOf(reminder: Reminder, byEmail: string): { title: string; text: string } {
  switch (reminder.about) {
    case 'penalties':
      return { title: words.penalties, text: words.penaltiesText };
    case 'proof':
      return { title: words.proof, text: `${words.proofText} ${byEmail}` };
    case 'document':
      return {
        title: documentTitle(reminder.name, reminder.days),
        text: `${words.documentText} ${byEmail}`,
      };
  }
}

/** The one thing to do about it: what is owed is paid beside the payments, documents are sent beside the memberships. */
function ReminderAction({ about }: Pick<Reminder, 'about'>) {
  const links = useLinks();
  const isOwed = about === 'penalties';
  return (
    <Button variant="text" size="small" component={Link} to={links.to(isOwed ? '/payments' : '/memberships')}>
      {isOwed ? words.pay : words.upload}
    </Button>
  );
}

/** Open matters of the person, above everything else; nothing if there are none. */
export function AccountReminders({ user }: { user: User }) {
  const { customerServiceEmail } = useSite();
  const reminders = remindersOf(user);
  if (reminders.length === 0) return null;
  const byEmail = customerServiceEmail ? words.byEmail(customerServiceEmail) : '';
  return (
    <Stack spacing={2} sx={{ marginBlockEnd: 4 }}>
      {reminders.map((reminder) => {
        const { title, text } = wordsOf(reminder, byEmail);
        return (
          <Notice
            key={title}
            severity="warning"
            live={false}
            title={title}
            action={<ReminderAction about={reminder.about} />}
          >
            {text}
          </Notice>
        );
      })}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { useLinks, useSite } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, Disclosure, Notice, Stack, Text } from 'shared-ui/core';
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

interface Props {
  user: User;
  /** A matter more pressing than every other, with a deadline. */
  urgent?: ReactNode;
}

/** The most pressing matter of the person, above everything else; further ones on demand. Nothing if there are none. */
export function AccountReminders({ user, urgent }: Props) {
  const { customerServiceEmail } = useSite();
  const reminders = remindersOf(user);
  const first = urgent ? undefined : reminders[0];
  const others = urgent ? reminders : reminders.slice(1);
  if (!first && !urgent) return null;
  const byEmail = customerServiceEmail ? words.byEmail(customerServiceEmail) : '';
  return (
    <Stack spacing={2} sx={{ marginBlockEnd: 4 }}>
      {urgent}
      {first && (
        <Notice
          severity="warning"
          live={false}
          title={wordsOf(first, byEmail).title}
          action={<ReminderAction about={first.about} />}
        >
          {wordsOf(first, byEmail).text}
        </Notice>
      )}
      {others.length > 0 && (
        <Disclosure title={words.more(others.length)}>
          {others.map((reminder) => {
            const other = wordsOf(reminder, byEmail);
            return (
              <div key={other.title}>
                <Text weight="bold">{other.title}</Text>
                <Text>{other.text}</Text>
                <ReminderAction about={reminder.about} />
              </div>
            );
          })}
        </Disclosure>
      )}
    </Stack>
  );
}

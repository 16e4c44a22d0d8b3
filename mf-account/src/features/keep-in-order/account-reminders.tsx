import type { User } from 'shared-contracts/api/auth';
import type { Client } from 'shared-contracts/api/client';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { useApiQuery, useLinks, useSite } from 'shared-platform';
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
    case 'mandate':
      return { title: words.mandate, text: words.mandateText };
    case 'proof':
      return { title: words.proof, text: `${words.proofText} ${byEmail}` };
    case 'document':
      return {
        title: documentTitle(reminder.name, reminder.days),
        text: `${words.documentText} ${byEmail}`,
      };
  }
}

type Contact = Pick<Client, 'customerServiceEmail' | 'customerServicePhone'>;

function contactLink({ customerServicePhone: phone, customerServiceEmail: email }: Contact): string | null {
  if (phone) return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
  return email ? `mailto:${email}` : null;
}

/** The one thing to do about it: what is owed is settled with the venue, proof belongs to a membership. */
function ReminderAction({ about }: Pick<Reminder, 'about'>) {
  const site = useSite();
  const links = useLinks();
  if (about === 'penalties' || about === 'mandate') {
    const contact = contactLink(site);
    return (
      contact && (
        <Button variant="text" size="small" href={contact}>
          {words.contact}
        </Button>
      )
    );
  }
  return (
    <Button variant="text" size="small" component={Link} to={links.to('/memberships')}>
      {words.seeMemberships}
    </Button>
  );
}

/** What the person has to see to, above everything else; nothing when all is in order. */
export function AccountReminders({ user }: { user: User }) {
  const { customerServiceEmail } = useSite();
  const memberships = useApiQuery(ownMemberships, {});
  const reminders = remindersOf(user, memberships.data ?? []);
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

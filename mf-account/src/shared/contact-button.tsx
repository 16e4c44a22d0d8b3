import type { Client } from 'shared-contracts/api/client';
import { phoneLink } from 'shared-contracts/phone-link';
import { useSite } from 'shared-platform';
import { Button, type ButtonProps } from 'shared-ui/core';
import { texts } from '../texts/en.ts';

type Contact = Pick<Client, 'customerServiceEmail' | 'customerServicePhone'>;

function contactLink({ customerServicePhone: phone, customerServiceEmail: email }: Contact): string | null {
  if (phone) return phoneLink(phone);
  return email ? `mailto:${email}` : null;
}

/** The way to someone at the venue: a call, else an email; nothing where it gives neither. */
export function ContactButton({ variant = 'text' }: Pick<ButtonProps, 'variant'>) {
  const href = contactLink(useSite());
  return (
    href && (
      <Button variant={variant} size={variant === 'text' ? 'small' : 'medium'} href={href}>
        {texts.reminders.contact}
      </Button>
    )
  );
}

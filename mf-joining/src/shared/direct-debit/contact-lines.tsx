import { phoneLink } from 'shared-contracts/phone-link';
import { useSite } from 'shared-platform';
import { Text, TextLink } from 'shared-ui/core';

/** The site's contacts for a Direct Debit. */
export function ContactLines() {
  const { customerServiceEmail: email, customerServicePhone: phone } = useSite();
  return (
    <>
      {email && (
        <Text>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Text>
      )}
      {phone && (
        <Text>
          <TextLink href={phoneLink(phone)}>{phone}</TextLink>
        </Text>
      )}
    </>
  );
}

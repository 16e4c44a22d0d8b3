import { phoneLink } from 'shared-contracts/phone-link';
import { useFlags, useSite } from 'shared-platform';
import { Text, TextLink } from 'shared-ui/core';
import { texts as words } from '../../texts/opening-hours.ts';

/** Phone number and email address of the venue's operator: links, but not on a kiosk, which cannot call or write. */
export function VenueContact() {
  const { customerServicePhone: phone, customerServiceEmail: email } = useSite();
  const { kiosk } = useFlags();
  const ways = [
    ...(phone ? [{ href: phoneLink(phone), text: words.call(phone) }] : []),
    ...(email ? [{ href: `mailto:${email}`, text: words.write(email) }] : []),
  ];
  return ways.map(({ href, text }) => (
    <Text key={href} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {kiosk ? text : <TextLink href={href}>{text}</TextLink>}
    </Text>
  ));
}

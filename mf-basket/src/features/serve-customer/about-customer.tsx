import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { paths } from 'shared-contracts/links';
import { useHasRoute, useLinks } from 'shared-platform';
import { Card, Heading, Stack, TextLink } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { LogOutCustomer } from './log-out-customer.tsx';

/** More that staff can see of the customer and do for them; nothing where they can do neither. */
export function AboutCustomer({ customer }: { customer: DeskCustomer }) {
  const links = useLinks();
  const hasWaivers = useHasRoute('/waivers/:personId');
  return (
    <Card
      component="section"
      aria-labelledby="about-customer"
      sx={{ '&:not(:has(a, button))': { display: 'none' } }}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <Heading level={2} size={3} id="about-customer">
          {texts.about}
        </Heading>
        {hasWaivers && (
          // The customer being served is forgotten with this page.
          <TextLink href={links.to(paths.waiversOf(customer.id))} target="_blank">
            {texts.waivers}
          </TextLink>
        )}
        <div>
          <LogOutCustomer customer={customer} />
        </div>
      </Stack>
    </Card>
  );
}

import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { paths } from 'shared-contracts/links';
import { useHasRoute, useLinks } from 'shared-platform';
import { Card, Heading, Stack, styled, TextLink } from 'shared-ui/core';
import { texts } from '../../texts/desk.ts';
import { LogOutCustomer } from './log-out-customer.tsx';

/** Width of the page at which the customer's line has the facts. */
const PHONE = '@media (max-width: 950.98px)';

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& > dt': { color: 'var(--ui-muted)' },
  '& > dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
  '&:empty': { display: 'none' },
  [PHONE]: { display: 'none' },
});

/** More that staff can see of the customer and do for them; nothing where there is neither. */
export function AboutCustomer({ customer }: { customer: DeskCustomer }) {
  const { id, age, membership } = customer;
  const links = useLinks();
  const hasWaivers = useHasRoute('/waivers/:personId');
  return (
    <Card
      component="section"
      aria-labelledby="about-customer"
      sx={{
        '&:not(:has(a, button, dd))': { display: 'none' },
        [PHONE]: { '&:not(:has(a, button))': { display: 'none' } },
      }}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'start', '& > div:empty': { display: 'none' } }}>
        <Heading level={2} size={3} id="about-customer">
          {texts.about}
        </Heading>
        <Facts>
          {membership !== undefined && (
            <>
              <dt>{texts.membership}</dt>
              <dd>{membership ?? texts.noMembership}</dd>
            </>
          )}
          {age !== undefined && (
            <>
              <dt>{texts.age}</dt>
              <dd>{age}</dd>
            </>
          )}
        </Facts>
        {hasWaivers && (
          // The customer being served is forgotten with this page.
          <TextLink href={links.to(paths.waiversOf(id))} target="_blank">
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

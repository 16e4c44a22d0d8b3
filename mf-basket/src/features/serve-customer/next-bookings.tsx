import { customerBookings, type DeskBooking } from 'shared-contracts/api/desk-bookings';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { siteDay, siteTime } from 'shared-contracts/dates';
import { useApiQuery, useLinks } from 'shared-platform';
import { Box, Card, Heading, styled, Text, TextLink, VisuallyHidden } from 'shared-ui/core';
import { whenText } from '../../shared/basket/basket-lines.ts';
import { selectableDays } from '../../shared/selectable-days.ts';
import { texts } from '../../texts/desk.ts';

const words = texts.bookings;

const List = styled('ul')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 2, overflowWrap: 'anywhere' },
  '& > li + li': { marginTop: 12, paddingTop: 12, borderTop: '1px solid var(--ui-border)' },
});

/** The customer's next bookings; nothing from an API that does not list them. */
export function NextBookings({ customer: { id } }: { customer: DeskCustomer }) {
  const { data } = useApiQuery(customerBookings, { params: { customerId: id } }, { staleTime: 0 });
  if (!data) return null;
  return (
    <Card component="section" aria-labelledby="next-bookings">
      <Heading level={2} size={3} id="next-bookings">
        {words.title}
      </Heading>
      {data.length === 0 ? (
        <Text tone="muted" sx={{ mt: 1 }}>
          {words.none}
        </Text>
      ) : (
        <List>
          {data.map((booking) => (
            <li key={booking.id}>
              <NextBooking booking={booking} customerId={id} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}

function NextBooking({ booking, customerId }: { booking: DeskBooking; customerId: string }) {
  const { name, startDate, endDate, venue, location, purchasedFor } = booking;
  const links = useLinks();
  const date = siteDay(startDate);
  const isSelectable = selectableDays(siteDay(new Date())).some(({ value }) => value === date);
  return (
    <>
      <Text weight="bold">{name}</Text>
      <Text size="small">{whenText({ type: 'activity', startDate, endDate })}</Text>
      <Text size="small" tone="muted">
        {[venue.name, location].filter(Boolean).join(', ')}
      </Text>
      {purchasedFor.id !== customerId && <Text size="small">{words.attends(purchasedFor.name)}</Text>}
      {isSelectable && (
        <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>
          {/* The customer being served is forgotten with this page. */}
          <TextLink
            href={links.to(`/attendance?${new URLSearchParams({ venue: venue.slug, date })}`)}
            target="_blank"
          >
            {words.attendance}
            <VisuallyHidden> {words.about(name, siteTime(startDate))}</VisuallyHidden>
          </TextLink>
        </Box>
      )}
    </>
  );
}

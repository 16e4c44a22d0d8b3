import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Box, Card, Heading, styled, Text } from 'shared-ui/core';
import QrCode from 'shared-ui/qr-code';
import { texts } from '../../texts/desk.ts';

const words = texts.newCustomer;

const Code = styled('div')({
  flex: 'none',
  // The quiet edge of the code is outside the column of the words.
  margin: '-8px 0 -8px -12px',
  lineHeight: 0,
  '& > svg': { width: 128, height: 128, borderRadius: 'var(--ui-radius)' },
});

/**
 * The way to an account: on the person's own phone, so that they choose their password themselves.
 * @param isLast below the classes of the day on a phone, as long as no search has failed to find an account
 */
export function NewCustomer({ isLast }: { isLast: boolean }) {
  const address = useLinks().cross('bookings', paths.register);
  const { host, pathname } = new URL(address, window.location.origin);
  return (
    <Card
      component="section"
      aria-labelledby="new-customer"
      sx={{ display: 'grid', gap: 1.5, order: { xs: isLast ? 1 : 0 } }}
    >
      <Heading level={2} size={3} id="new-customer">
        {words.title}
      </Heading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Code>
          <QrCode text={address} label={words.code} />
        </Code>
        <Box sx={{ display: 'grid', gap: 1, flex: '1 1 14rem', minWidth: 0 }}>
          <Text>{words.text}</Text>
          <Text weight="bold" sx={{ overflowWrap: 'anywhere' }}>
            {`${host}${pathname}`}
          </Text>
          <Text tone="muted">{words.after}</Text>
        </Box>
      </Box>
    </Card>
  );
}

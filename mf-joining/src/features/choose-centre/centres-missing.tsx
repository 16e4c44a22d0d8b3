import { artworkAddress } from 'shared-contracts/artwork';
import { phoneLink } from 'shared-contracts/phone-link';
import { type ApiQuery, useFlags, useSite } from 'shared-platform';
import { Box, Button, EmptyState, Text, TextLink, useTheme } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/no-centres.ts';

/** Room for a finger. */
const ROOM = { display: 'inline-block', py: 1 };

export interface CentresMissingProps {
  query: Pick<ApiQuery<unknown>, 'error' | 'reload'>;
}

/**
 * No centres, or they could not be loaded: another try, or a person to ask. It is high, so that the steps below stay out of
 * view and nothing of them moves.
 */
export default function CentresMissing({ query: { error, reload } }: CentresMissingProps) {
  const { centre, tryAgain } = texts;
  const { palette } = useTheme();
  const { kiosk } = useFlags();
  const { customerServiceEmail: email, customerServicePhone: phone } = useSite();
  // Another try changes nothing where there are none, and a call does.
  const isClosed = !error && !kiosk && phone !== null;
  const hasContact = !kiosk && (email ?? phone) !== null;
  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'center',
        minHeight: { xs: 'min(66vh, 560px)', md: 'min(72vh, 620px)' },
      }}
    >
      <EmptyState
        picture={<img src={artworkAddress(palette, 'spot', 'drop')} alt="" width={220} height={154} />}
        title={error ? words.failed : centre.noCentres}
        level={3}
        action={
          isClosed ? (
            <Button href={phoneLink(phone)}>{words.call(phone)}</Button>
          ) : (
            <Button onClick={reload}>{tryAgain}</Button>
          )
        }
        sx={{ py: 2 }}
      >
        {error ? (error.serverMessage ?? words.failedHint) : words.hint}
      </EmptyState>
      {hasContact && (!isClosed || email) && (
        <Text component="div" tone="muted" sx={{ textAlign: 'center', overflowWrap: 'anywhere' }}>
          {isClosed ? words.orWrite : words.askUs}
          <br />
          {phone && !isClosed && (
            <TextLink href={phoneLink(phone)} sx={ROOM}>
              {phone}
            </TextLink>
          )}
          {phone && email && !isClosed && <br />}
          {email && (
            <TextLink href={`mailto:${email}`} sx={ROOM}>
              {email}
            </TextLink>
          )}
        </Text>
      )}
    </Box>
  );
}

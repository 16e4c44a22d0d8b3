import type { ReactNode } from 'react';
import type { Spot } from 'shared-contracts/artwork';
import { phoneLink } from 'shared-contracts/phone-link';
import { useAppName, useFlags, useSite } from 'shared-platform';
import { Box, EmptyState, Text, TextLink } from 'shared-ui/core';
import { texts } from '../texts/failures.ts';
import { SpotPicture } from './spot-picture.tsx';

/** Buttons beside one another, under each other on a phone. */
const ways = { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', justifyContent: 'center' };
const contacts = { display: 'flex', flexWrap: 'wrap', gap: '0 24px', justifyContent: 'center' };

/** Room for a finger. */
const ROOM = { display: 'inline-block', py: 1.25 };

interface Props {
  picture: Spot;
  title: string;
  /** The outline level of the title: 2 below the title of a screen. */
  level: 1 | 2;
  /** Of what this means for the person's money and places. */
  children: ReactNode;
  /** The way on, the loud one first. */
  actions: ReactNode;
}

/** A whole screen without its basket or order: what that means, the way on, and a person to ask. */
export function ScreenFailure({ picture, title, level, children, actions }: Props) {
  return (
    <div role="alert">
      <EmptyState
        picture={<SpotPicture name={picture} />}
        title={title}
        level={level}
        action={
          <>
            <Box sx={ways}>{actions}</Box>
            <AskUs />
          </>
        }
      >
        <Box sx={{ textWrap: 'balance' }}>{children}</Box>
      </EmptyState>
    </div>
  );
}

/** The venue's phone and email; not at a kiosk, and not for staff. */
function AskUs() {
  const { kiosk } = useFlags();
  const isAtDesk = useAppName() === 'front-of-house';
  const { customerServiceEmail: email, customerServicePhone: phone } = useSite();
  if (kiosk || isAtDesk || (email ?? phone) === null) return null;
  return (
    <Text component="div" tone="muted" sx={{ mt: 4 }}>
      {texts.askUs}
      <Box sx={contacts}>
        {phone && (
          <TextLink href={phoneLink(phone)} sx={ROOM}>
            {phone}
          </TextLink>
        )}
        {email && (
          <TextLink href={`mailto:${email}`} sx={{ ...ROOM, overflowWrap: 'anywhere' }}>
            {email}
          </TextLink>
        )}
      </Box>
    </Text>
  );
}

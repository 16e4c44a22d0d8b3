import { type ReactNode, useEffect, useState } from 'react';
import type { Brand } from 'shared-contracts/config';
import { phoneLink } from 'shared-contracts/phone-link';
import { Button, Container, Stack, Text, TextLink } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { words } from '../../texts/site-failure.ts';
import { SiteBar } from '../frame/site-bar.tsx';
import { type MessageKind, MessageScreen } from '../screens/full-page-screens.tsx';
import { pollUntilRecovered } from './poll-until-recovered.ts';

export type KnownBrand = Pick<Brand, 'name'> & Partial<Omit<Brand, 'name'>>;

interface Props {
  kind: MessageKind;
  brand: KnownBrand;
  /** Returns whether the site is back; left out where waiting helps no one. */
  lookAgain?: (() => Promise<boolean>) | undefined;
  homeHref?: string;
  /** Within another site's page there is no bar (shell specification 2). */
  hasBar?: boolean;
  /** The tenant's notices, where they are known. */
  notices?: ReactNode;
}

/** An item that does not fit beside the rest gets its own line, and is broken only if that is too short. */
const contactLine = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 16px',
  overflowWrap: 'anywhere',
};

/** A page in place of the site, in its brand. It goes away by itself once `lookAgain` has found the site. */
export function FailurePage({ kind, brand, lookAgain, homeHref = '/', hasBar = true, notices }: Props) {
  const [isLooking, setLooking] = useState(false);
  const [hasTried, setTried] = useState(false);
  const title = kind === 'maintenance' ? texts.maintenance : texts[kind].title;
  // The address may well be right where the tenant could not be asked for.
  const comesBack = kind === 'notFound' ? words.maybeOurs : words.comesBack;
  const { customerServicePhone: phone, customerServiceEmail: email } = brand;

  useEffect(() => {
    document.title = `${brand.name} | ${title}`;
  }, [brand.name, title]);
  useEffect(() => lookAgain && pollUntilRecovered(lookAgain), [lookAgain]);

  async function tryAgain() {
    if (!lookAgain) return window.location.reload();
    setLooking(true);
    setTried(!(await lookAgain()));
    setLooking(false);
  }

  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      {hasBar && <SiteBar name={brand.name} logo={brand.theme?.themeAppLogo ?? null} homeHref={homeHref} />}
      <Stack
        component="main"
        sx={{
          flex: 1,
          justifyContent: 'center',
          padding: 2,
          textAlign: 'center',
          '& h1': { maxWidth: '22em' },
        }}
      >
        <MessageScreen
          kind={kind}
          homeHref={homeHref}
          after={
            <Stack spacing={1} sx={{ mt: 4 }}>
              {lookAgain && (
                <Text role="status" tone="muted" sx={{ textWrap: 'balance' }}>
                  {hasTried ? words.notYet : comesBack}
                </Text>
              )}
              {(phone || email) && (
                <Text tone="muted" sx={contactLine}>
                  <span>{words.contact}</span>
                  {phone && <TextLink href={phoneLink(phone)}>{phone}</TextLink>}
                  {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
                </Text>
              )}
            </Stack>
          }
        >
          {(lookAgain || kind !== 'notFound') && (
            <Button
              variant={kind === 'notFound' ? 'quiet' : 'primary'}
              loading={isLooking}
              onClick={() => void tryAgain()}
            >
              {words.tryAgain}
            </Button>
          )}
        </MessageScreen>
      </Stack>
      {notices && <Container sx={{ py: 2 }}>{notices}</Container>}
    </Stack>
  );
}

import type { User } from 'shared-contracts/api/auth';
import { ownLogins } from 'shared-contracts/api/logins';
import { KIOSK_CODE_FLAG } from 'shared-contracts/kiosk-code-link';
import { useApiQuery, useSession, useSite } from 'shared-platform';
import { useOffersPasskeys } from 'shared-platform/passkeys';
import { useOwnDetails } from 'shared-platform/personal-details';
import { useSearchParams } from 'shared-platform/router';
import { Container, PageHeader, Stack } from 'shared-ui/core';
import { ChangePassword } from '../features/change-password/change-password.tsx';
import { Identity } from '../features/edit-my-details/identity.tsx';
import { MyDetails } from '../features/edit-my-details/my-details.tsx';
import { EditPhoto } from '../features/edit-photo/edit-photo.tsx';
import { KioskCode } from '../features/log-in-at-a-kiosk/kiosk-code.tsx';
import { KioskCodeAtOnce } from '../features/log-in-at-a-kiosk/kiosk-code-at-once.tsx';
import { useMayShowKioskCode } from '../features/log-in-at-a-kiosk/use-kiosk-code.ts';
import { OwnPasskeys } from '../features/manage-passkeys/own-passkeys.tsx';
import { SavedCards } from '../features/manage-saved-cards/saved-cards.tsx';
import { WaiversLink } from '../features/read-accepted-waivers/waivers-link.tsx';
import { OwnLogins } from '../features/see-my-logins/own-logins.tsx';
import { CardSkeleton } from '../shared/card-skeleton.tsx';
import { InOrder } from '../shared/in-order.tsx';
import { IndexedPart, PageIndex } from '../shared/page-index.tsx';
import { texts as indexTexts } from '../texts/details-index.ts';
import { texts } from '../texts/en.ts';
import { texts as kioskTexts } from '../texts/kiosk-code.ts';
import { texts as loginTexts } from '../texts/logins.ts';
import { texts as passkeyTexts } from '../texts/passkeys.ts';
import { texts as passwordTexts } from '../texts/password.ts';
import { texts as photoTexts } from '../texts/photo.ts';
import { texts as cardTexts } from '../texts/saved-cards.ts';

/**
 * The person's identity and photo, their answers, saved cards and ways to log in. The QR code of a kiosk opens a
 * code to log in with there, and nothing else.
 */
export default function DetailsScreen() {
  const { user } = useSession();
  const [query] = useSearchParams();
  const mayShowCode = useMayShowKioskCode();
  if (query.has(KIOSK_CODE_FLAG) && mayShowCode)
    return (
      <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
        <PageHeader title={kioskTexts.title} />
        {user ? <KioskCodeAtOnce /> : <CardSkeleton label={texts.details.loading} />}
      </Container>
    );
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.details.title} />
      {user ? (
        <Parts user={user} />
      ) : (
        <>
          <Index answers={null} />
          <CardSkeleton label={texts.details.loading} shape="facts" />
        </>
      )}
    </Container>
  );
}

function Parts({ user }: { user: User }) {
  const answers = useOwnDetails();
  const isLoading = answers.state === 'loading';
  const title = answers.data ? answers.data.sections[0]?.sectionName : indexTexts.answers;
  return (
    <>
      <Index answers={isLoading ? null : title} />
      <Stack spacing={4}>
        <InOrder spacing={4}>
          <Identity user={user} />
          <IndexedPart id="photo">
            <EditPhoto user={user} />
          </IndexedPart>
          <IndexedPart id="answers">
            <MyDetails query={answers} />
          </IndexedPart>
        </InOrder>
        <IndexedPart id="cards">
          <SavedCards />
        </IndexedPart>
        <WaiversLink />
        <IndexedPart id="password">
          <ChangePassword email={user.email} />
        </IndexedPart>
        <IndexedPart id="passkeys">
          <OwnPasskeys email={user.email} />
        </IndexedPart>
        <IndexedPart id="kiosk-code">
          <KioskCode />
        </IndexedPart>
        <IndexedPart id="logins">
          <OwnLogins />
        </IndexedPart>
      </Stack>
    </>
  );
}

/**
 * Links to the parts that are known before their answers, so that none comes late; `null` while the title of the
 * person’s answers is not known, `undefined` without any.
 */
function Index({ answers }: { answers: string | null | undefined }) {
  const { savedCardsEnabled } = useSite();
  const mayShowCode = useMayShowKioskCode();
  const hasPasskeys = useOffersPasskeys();
  const { user } = useSession();
  const logins = useApiQuery(ownLogins, {}, { enabled: user !== null });
  const hasLogins = logins.state !== 'loading' && logins.error?.kind !== 'not-found';
  return (
    <PageIndex
      label={indexTexts.label}
      parts={[
        { id: 'photo', label: photoTexts.title },
        ...(answers === undefined ? [] : [{ id: 'answers', label: answers }]),
        ...(savedCardsEnabled ? [{ id: 'cards', label: cardTexts.title }] : []),
        { id: 'password', label: passwordTexts.title },
        ...(hasPasskeys ? [{ id: 'passkeys', label: passkeyTexts.title }] : []),
        ...(mayShowCode ? [{ id: 'kiosk-code', label: indexTexts.kioskCode }] : []),
        { id: 'logins', label: loginTexts.title, isAwaited: !hasLogins },
      ]}
    />
  );
}

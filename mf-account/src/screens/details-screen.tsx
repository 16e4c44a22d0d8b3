import { KIOSK_CODE_FLAG } from 'shared-contracts/kiosk-code-link';
import { useSession, useSite } from 'shared-platform';
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

const PARTS = ['photo', 'answers', 'cards', 'logins'] as const;

/**
 * The person's identity and photo, their answers, saved cards and ways to log in. The QR code of a kiosk opens a
 * code to log in with there, and nothing else.
 */
export default function DetailsScreen() {
  const { user } = useSession();
  const { savedCardsEnabled } = useSite();
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
      <PageIndex
        label={indexTexts.label}
        parts={PARTS.filter((id) => id !== 'cards' || savedCardsEnabled).map((id) => ({
          id,
          label: indexTexts[id],
        }))}
      />
      {user ? (
        <Stack spacing={4}>
          <InOrder spacing={4}>
            <Identity user={user} />
            <IndexedPart id="photo">
              <EditPhoto user={user} />
            </IndexedPart>
            <IndexedPart id="answers">
              <MyDetails />
            </IndexedPart>
          </InOrder>
          <IndexedPart id="cards">
            <SavedCards />
          </IndexedPart>
          <WaiversLink />
          <IndexedPart id="logins">
            <ChangePassword email={user.email} />
          </IndexedPart>
          <OwnPasskeys email={user.email} />
          <KioskCode />
          <OwnLogins />
        </Stack>
      ) : (
        <CardSkeleton label={texts.details.loading} shape="facts" />
      )}
    </Container>
  );
}

import { type ReactNode, useMemo, useState } from 'react';
import { hiddenHeading } from 'shared-contracts/kiosk-styles';
import { lazyPart, ScreenNotFound, useFlags, useIsHydrated, useScreenTitle } from 'shared-platform';
import { useParams, useSearchParams } from 'shared-platform/router';
import { Container, Notice, PageHeader } from 'shared-ui/core';
import { CentreGate } from '../features/choose-centre/centre-gate.tsx';
import { CentreOfQuery } from '../features/choose-centre/centre-of-query.tsx';
import { useFirstLink } from '../features/choose-membership/use-named-membership.ts';
import { Sidebar } from '../features/see-selection/sidebar.tsx';
import { titleLine } from '../shared/beside-title.ts';
import { useEntriesDraft } from '../shared/entries/use-joining-entries.ts';
import { type JoiningAddress, readJoiningAddress } from '../shared/machine/joining-address.ts';
import { modeRules } from '../shared/machine/mode-rules.ts';
import { JoiningProvider } from '../shared/state/joining-provider.tsx';
import { texts } from '../texts/en.ts';
import { JoiningColumns } from './joining-columns.tsx';
import { ModeGuard } from './mode-guard.tsx';
import { sectionModules } from './section-modules.ts';
import { Sections } from './sections/sections.tsx';
import { SelectionGate } from './selection-gate.tsx';

/** Joining works without it, so nothing is drawn while it loads, or where it fails. */
const JoiningDraft = lazyPart<{
  address: JoiningAddress;
  below: HTMLElement | null;
  beside: HTMLElement | null;
}>(() => import(/* webpackChunkName: "joining-draft" */ './joining-draft.tsx'), {
  pending: () => null,
  failed: () => null,
});

/** Joining, with the membership that its address names. */
function JoiningOfAddress({ address, children }: { address: JoiningAddress; children: ReactNode }) {
  return (
    <JoiningProvider address={address} link={useFirstLink(address)}>
      {children}
    </JoiningProvider>
  );
}

const JoiningHandOver = lazyPart<object>(
  () => import(/* webpackChunkName: "joining-hand-over" */ './joining-hand-over.tsx'),
  { pending: () => null, failed: () => null },
);

/** Joining: its sections, one open at a time, and beside them what was chosen. */
export default function JoiningScreen() {
  useScreenTitle(texts.title);
  useEntriesDraft();
  const { kiosk } = useFlags();
  const isHydrated = useIsHydrated();
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const params = useParams();
  const [query] = useSearchParams();
  const address = useMemo(() => readJoiningAddress(params, query), [params, query]);
  if (!address) throw new ScreenNotFound();
  const { isHeld } = modeRules[address.mode];
  return (
    <Container sx={{ pb: 8, ...titleLine }}>
      <PageHeader title={texts.headings[address.mode]} sx={hiddenHeading} />
      <noscript>
        <Notice severity="warning" live={false} sx={{ mb: 3 }}>
          {texts.needsScript}
        </Notice>
      </noscript>
      <CentreOfQuery address={address}>
        <ModeGuard mode={address.mode}>
          <CentreGate slug={address.centreSlug}>
            <JoiningOfAddress address={address}>
              {isHydrated && !kiosk && !isHeld && <JoiningDraft {...{ address, below, beside }} />}
              {isHydrated && kiosk && !isHeld && <JoiningHandOver />}
              <SelectionGate address={address}>
                <JoiningColumns aside={<Sidebar />} questions={setBeside}>
                  <div>
                    <Sections modules={sectionModules} />
                    <div ref={setBelow} />
                  </div>
                </JoiningColumns>
              </SelectionGate>
            </JoiningOfAddress>
          </CentreGate>
        </ModeGuard>
      </CentreOfQuery>
    </Container>
  );
}

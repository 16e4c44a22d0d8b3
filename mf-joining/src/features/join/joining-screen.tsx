import { useMemo } from 'react';
import { ScreenNotFound, useScreenTitle } from 'shared-platform';
import { useParams, useSearchParams } from 'shared-platform/router';
import { Container, PageHeader } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { CentreGate } from './choose-centre/centre-gate.tsx';
import { CentreOfQuery } from './choose-centre/centre-of-query.tsx';
import { SelectionGate } from './choose-membership/selection-gate.tsx';
import { JoiningColumns } from './joining-columns.tsx';
import { ModeGuard } from './mode-guard.tsx';
import { sectionModules } from './section-modules.ts';
import { Sections } from './sections/sections.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { readJoiningAddress } from './state/joining-address.ts';
import { JoiningProvider } from './state/joining-provider.tsx';
import { useDraftedGiven } from './state/use-given.ts';

/** Joining: its sections, one open at a time, and beside them what was chosen. */
export default function JoiningScreen() {
  useScreenTitle(texts.title);
  useDraftedGiven();
  const params = useParams();
  const [query] = useSearchParams();
  const address = useMemo(() => readJoiningAddress(params, query), [params, query]);
  if (!address) throw new ScreenNotFound();
  return (
    <Container sx={{ pb: 8 }}>
      <PageHeader title={texts.title} />
      <CentreOfQuery address={address}>
        <ModeGuard mode={address.mode}>
          <CentreGate slug={address.centreSlug}>
            <JoiningProvider address={address}>
              <SelectionGate address={address}>
                <JoiningColumns aside={<Sidebar />}>
                  <Sections modules={sectionModules} />
                </JoiningColumns>
              </SelectionGate>
            </JoiningProvider>
          </CentreGate>
        </ModeGuard>
      </CentreOfQuery>
    </Container>
  );
}

import { useEffect, useState } from 'react';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { useBus } from 'shared-platform';
import { styled } from 'shared-ui/core';
import type { SectionId } from '../../shared/machine/section-ids.ts';
import type { SectionModule } from '../../shared/sections/section-module.ts';
import { JoiningSection } from './joining-section.tsx';
import { SectionMessages } from './section-messages.tsx';
import { usePreparedSections } from './use-prepared-sections.ts';
import { useSectionFlow } from './use-section-flow.ts';
import { useSectionFocus } from './use-section-focus.ts';
import { useSectionHistory } from './use-section-history.ts';

const List = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  // Two completed ones share a line, so that the open one begins higher up.
  [AT_KIOSK]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { gridColumn: '1 / -1' },
    '& > [data-status="completed"]': { gridColumn: 'auto' },
    '& > [data-status="completed"] h2': { fontSize: '1.0625rem' },
    // An odd one has its line to itself.
    '& > [data-status="completed"]:nth-of-type(odd):not(:has(+ [data-status="completed"]))': {
      gridColumn: '1 / -1',
    },
  },
});

/** The sections of joining, one of them open. */
export function Sections({ modules }: { modules: readonly SectionModule[] }) {
  const { sections, finish, edit } = useSectionFlow(modules.map(({ definition }) => definition));
  const bus = useBus();
  const open = sections.findIndex(({ status }) => status === 'open');
  const openId = sections[open]?.definition.id ?? null;
  const moduleOf = (id: SectionId) => modules.find(({ definition }) => definition.id === id);
  // The section that a page opens with comes without motion; those after it show where the person has got to.
  const [firstId] = useState(openId);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && openId !== firstId) setMoved(true);
  useSectionHistory(openId);
  useSectionFocus(openId);
  useEffect(() => {
    if (openId) bus.emit('joining:section-opened', { section: openId });
  }, [bus, openId]);
  usePreparedSections(
    sections.map(({ definition }) => moduleOf(definition.id)),
    open,
  );
  return (
    <List data-moved={hasMoved || undefined}>
      {sections.map((section) => {
        const { id } = section.definition;
        const module = moduleOf(id);
        return (
          module && (
            <JoiningSection
              key={id}
              section={section}
              count={sections.length}
              content={
                <>
                  <SectionMessages id={id} />
                  <module.Content onFinish={() => finish(id)} />
                </>
              }
              summary={<module.Summary />}
              onEdit={() => edit(id)}
            />
          )
        );
      })}
    </List>
  );
}

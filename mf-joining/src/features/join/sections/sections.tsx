import { styled } from 'shared-ui/core';
import { SectionMessages } from '../submit/section-messages.tsx';
import { JoiningSection } from './joining-section.tsx';
import type { SectionModule } from './section-module.ts';
import { useSectionFlow } from './use-section-flow.ts';
import { useSectionFocus } from './use-section-focus.ts';

const List = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });

/** The sections of joining, one of them open. */
export function Sections({ modules }: { modules: readonly SectionModule[] }) {
  const { sections, finish, edit } = useSectionFlow(modules.map(({ definition }) => definition));
  useSectionFocus(sections.find(({ status }) => status === 'open')?.definition.id ?? null);
  return (
    <List>
      {sections.map((section) => {
        const { id } = section.definition;
        const module = modules.find(({ definition }) => definition.id === id);
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

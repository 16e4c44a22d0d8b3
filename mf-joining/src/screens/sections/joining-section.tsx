import type { ReactNode } from 'react';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { WithoutTags } from 'shared-platform';
import { Button, Heading, keyframes, styled, VisuallyHidden } from 'shared-ui/core';
import { centreDefinition, membershipDefinition } from '../../shared/machine/section-definitions.ts';
import type { ShownSection } from '../../shared/machine/section-flow.ts';
import { titleId } from '../../shared/sections/focus-section.ts';
import { texts } from '../../texts/en.ts';
import { SectionMark } from './section-mark.tsx';

const words = texts.sections;

const Root = styled('section')({
  containerType: 'inline-size',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  '&[data-status="waiting"]': {
    borderColor: 'transparent',
    background: 'var(--ui-sunken)',
    color: 'var(--ui-muted)',
  },
});

const Top = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '72px',
  padding: '12px clamp(16px, 3cqi, 24px)',
  // Completed ones are low on a phone, so that the open one begins in the first view.
  '@container (max-width: 480px)': {
    '[data-status="completed"] > &': { paddingBlock: '8px', '& > h2': { fontSize: '1.0625rem' } },
  },
  [AT_KIOSK]: {
    minHeight: '52px',
    padding: '4px clamp(12px, 3cqi, 20px)',
    // With room, what was chosen is beside the name of its section.
    '@container (min-width: 44rem)': {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      '& > div': { gridArea: '1 / 3' },
      '& > button': { gridColumn: 4 },
    },
  },
  // At a kiosk the ways to pay are in this line, clear of the section's edge.
  '@container (min-width: 36em)': {
    'html[data-kiosk] #membership_section[data-status="open"] > &': { minHeight: '76px' },
  },
});

/** Far enough below the top of the view to clear a header that stays there. */
const title = { scrollMarginTop: 'calc(var(--ui-header-height) + 24px)', '&:focus': { outline: 'none' } };

const Chosen = styled('div')({
  gridColumn: '2 / -1',
  overflowWrap: 'anywhere',
  color: 'var(--ui-muted)',
});

/** As a screen arrives, but opaque: its first field may be read at once. */
const rise = keyframes({ from: { transform: 'translateY(12px)' } });

const Body = styled('div')({
  padding: '0 clamp(16px, 3cqi, 24px) clamp(16px, 3cqi, 24px)',
  [AT_KIOSK]: { paddingInline: 'clamp(12px, 3cqi, 20px)' },
  '[data-moved] &': { animation: `${rise} 180ms cubic-bezier(0.2, 0, 0, 1)` },
});

/** The centre and the membership; all later sections need to know the person. */
const SHOWS_NOTHING_PERSONAL: ReadonlySet<string> = new Set([centreDefinition.id, membershipDefinition.id]);

interface Props {
  section: ShownSection;
  /** Number of sections. */
  count: number;
  content: ReactNode;
  summary: ReactNode;
  onEdit(): void;
}

/** Any section: open with its content, completed or incomplete with Edit, or waiting and greyed. */
export function JoiningSection({ section, count, content, summary, onEdit }: Props) {
  const { definition, status, hasEdit } = section;
  const heading = titleId(definition.id);
  return (
    <Root
      id={definition.id}
      data-status={status}
      aria-labelledby={heading}
      aria-current={status === 'open' ? 'step' : undefined}
    >
      <Top>
        <SectionMark {...section} />
        <Heading level={2} size={3} id={heading} tabIndex={-1} sx={title}>
          <VisuallyHidden>{words.step(section.number, count)} </VisuallyHidden>
          {definition.title()}
          {status === 'completed' && <VisuallyHidden>, {words.completed}</VisuallyHidden>}
          {status === 'incomplete' && <VisuallyHidden>, {words.incomplete}</VisuallyHidden>}
        </Heading>
        {hasEdit && (
          <Button variant="text" size="small" onClick={onEdit} aria-describedby={heading}>
            {words.edit}
          </Button>
        )}
        {status === 'completed' && <Chosen>{summary}</Chosen>}
        {status === 'incomplete' && <Chosen aria-hidden="true">{words.incomplete}</Chosen>}
      </Top>
      {status === 'open' && (
        <Body>
          {SHOWS_NOTHING_PERSONAL.has(definition.id) ? content : <WithoutTags>{content}</WithoutTags>}
        </Body>
      )}
    </Root>
  );
}

import { useId } from 'react';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { Link, useLocation } from 'shared-platform/router';
import { Button, Heading, Icon, styled, Text } from 'shared-ui/core';
import { type WhoFor, whoForKey } from '../../shared/offers/who-for.ts';
import { searchWithWhoFor } from '../../shared/offers/who-for-address.ts';
import { whoForText } from '../../shared/offers/who-for-texts.ts';
import { texts as words } from '../../texts/who-for.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '10px',
  marginBottom: '20px',
  '@container (max-width: 575.98px)': { marginBottom: '12px' },
  [AT_KIOSK]: {
    marginBottom: '12px',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
    // On a wide display the answers are beside the question.
    '@container (min-width: 1000px)': {
      gridTemplateColumns: '220px minmax(0, 1fr)',
      alignItems: 'center',
      '& > div': { display: 'block' },
      '& a:not([aria-current])': { paddingInline: '16px' },
      '& [aria-current]': { paddingInline: '6px' },
    },
  },
});

/** The question, and the way back to all, which moves no answer. */
const Top = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  '& > p': { gridColumn: '1 / -1' },
  '& > a': { gridArea: '1 / 2', marginBlock: '-10px' },
  // On a phone the first price is worth more than the hint.
  '@container (max-width: 575.98px)': { '& > p': { display: 'none' } },
});

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // One row on a phone, to be moved sideways: the first price is in view below it.
  '@container (max-width: 575.98px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    marginInline: 'calc(-1 * clamp(16px, 3cqi, 24px))',
    padding: '4px clamp(16px, 3cqi, 24px)',
    scrollbarWidth: 'none',
    '& > li': { flex: 'none' },
    // Those that go on fade, and the last one can be pushed clear of that.
    '@media not (forced-colors: active)': {
      'html:not([data-kiosk]) &': {
        maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)',
        paddingInlineEnd: '40px',
      },
    },
  },
});

const Choice = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: 'var(--target-size, 44px)',
  // Either side has room for half the tick, so that an answer is as wide when it is chosen.
  padding: '8px 20px',
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
  color: 'var(--ui-text)',
  fontWeight: 700,
  textDecoration: 'none',
  '@media (hover: hover)': {
    '&:hover': { borderColor: 'var(--brand-strong)', color: 'var(--brand-strong)' },
  },
  '&[aria-current]': {
    gap: '4px',
    paddingInline: '10px',
    borderColor: 'var(--brand-strong)',
    background: 'var(--brand-wash)',
    color: 'var(--brand-strong)',
  },
});

interface Props {
  choices: readonly WhoFor[];
  whoFor: WhoFor | null;
}

/**
 * Asks whom the membership is for. Its answers are links, so that each has an address; they take the place of the one
 * before, so that Back still leads to the page before. Nothing depends on an answer.
 */
export function WhoForQuestion({ choices, whoFor }: Props) {
  const titleId = useId();
  const { search } = useLocation();
  const current = whoFor && whoForKey(whoFor);
  return (
    <Root role="group" aria-labelledby={titleId}>
      <Top>
        <Heading level={3} size={4} id={titleId}>
          {words.question}
        </Heading>
        {current === null ? (
          <Text size="small" tone="muted">
            {words.hint}
          </Text>
        ) : (
          <Button
            component={Link}
            variant="text"
            size="small"
            to={{ search: searchWithWhoFor(search, null) }}
            replace
          >
            {words.everyone}
          </Button>
        )}
      </Top>
      <List>
        {choices.map((choice) => {
          const key = whoForKey(choice);
          const isCurrent = key === current;
          return (
            <li key={key}>
              <Choice
                to={{ search: searchWithWhoFor(search, key) }}
                replace
                aria-current={isCurrent ? 'true' : undefined}
              >
                {isCurrent && <Icon name="check" size={16} />}
                {whoForText(choice)}
              </Choice>
            </li>
          );
        })}
      </List>
    </Root>
  );
}

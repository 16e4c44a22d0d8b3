import type { Inclusions } from 'shared-contracts/api/membership-entities';
import { Heading, Notice, Stack, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/change.ts';
import { compareInclusions, type Difference } from './compare-inclusions.ts';
import { differenceText } from './difference-text.ts';

const List = styled('ul')({ margin: '8px 0 0', paddingInlineStart: '20px', overflowWrap: 'anywhere' });

const Lines = ({ differences }: { differences: readonly Difference[] }) => (
  <List>
    {differences.map(differenceText).map((line) => (
      <li key={line}>{line}</li>
    ))}
  </List>
);

/** Benefits gained, lost and changed with one membership instead of another. */
export function Differences({ before, now }: { before: Inclusions; now: Inclusions }) {
  const all = compareInclusions(before, now);
  const { gained = [], lost = [], changed = [] } = Object.groupBy(all, ({ outcome }) => outcome);
  if (all.length === 0) return <Text>{texts.same}</Text>;
  return (
    <Stack spacing={3}>
      {lost.length > 0 && (
        <Notice severity="warning" title={texts.lost} live={false}>
          <Lines differences={lost} />
        </Notice>
      )}
      {[
        { title: texts.gained, differences: gained },
        { title: texts.changed, differences: changed },
      ].map(
        ({ title, differences }) =>
          differences.length > 0 && (
            <div key={title}>
              <Heading level={4} size={4}>
                {title}
              </Heading>
              <Lines differences={differences} />
            </div>
          ),
      )}
      {lost.length === 0 && changed.length === 0 && <Text>{texts.keptAll}</Text>}
    </Stack>
  );
}

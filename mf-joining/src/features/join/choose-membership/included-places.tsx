import { type MembershipType, NATIONAL_COVERAGE } from 'shared-contracts/api/membership-entities';
import { Heading, styled, Text } from 'shared-ui/core';
import { texts } from '../../../texts/en.ts';
import { placesOf } from './offer-words.ts';

const List = styled('ul')({
  margin: '8px 0 0',
  paddingInlineStart: '20px',
  columns: '220px',
  columnGap: '24px',
});

/** The places a membership gives access to; nothing where it is not said. */
export function IncludedPlaces({ type }: { type: MembershipType }) {
  const isNational = type.coverage === NATIONAL_COVERAGE;
  const places = placesOf(type);
  if (!isNational && places.length === 0) return null;
  return (
    <section>
      <Heading level={3} size={4}>
        {texts.membership.access}
      </Heading>
      {isNational ? (
        <Text>{texts.membership.everywhere}</Text>
      ) : (
        <List>
          {places.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </List>
      )}
    </section>
  );
}

import { type MembershipType, NATIONAL_COVERAGE } from 'shared-contracts/api/membership-entities';
import { Heading, styled, Text } from 'shared-ui/core';
import { placesOf } from '../../shared/offers/offer-texts.ts';
import { texts as words } from '../../texts/membership.ts';

const List = styled('ul')({
  margin: '8px 0 0',
  paddingInlineStart: '20px',
  columns: '220px',
  columnGap: '24px',
});

/** The places a membership gives access to: by name where it is restricted to some, else in words. */
export function IncludedPlaces({ type }: { type: MembershipType }) {
  const isNational = type.coverage === NATIONAL_COVERAGE;
  const places = placesOf(type);
  const everywhere = isNational ? words.everywhere : (type.coverage ?? words.everyCentre);
  return (
    <section>
      <Heading level={3} size={4}>
        {words.access}
      </Heading>
      {isNational || places.length === 0 ? (
        <Text>{everywhere}</Text>
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

import { type OwnMembership, ownMemberships } from 'shared-contracts/api/own-memberships';
import { displayDay } from 'shared-contracts/dates';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useIsHydrated, useLinks, useSession } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Button, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/already-held.ts';
import { modeRules } from '../machine/mode-rules.ts';
import { useJoining } from '../state/joining-provider.tsx';

const Root = styled('section')({
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  // Room for the title, a line and a link, so that little moves when they come.
  minHeight: '110px',
  marginBottom: '16px',
  padding: '12px 20px 4px',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--brand-wash)',
  overflowWrap: 'anywhere',
});

/** The way to go on with a membership instead of buying another; `null` where there is none. */
function wayOn({ id, name, canChange, canRenew }: OwnMembership, isOnly: boolean) {
  if (canChange)
    return { to: paths.changeMembership(id), text: isOnly ? texts.change : texts.changeNamed(name) };
  if (canRenew) return { to: paths.renewMembership(id), text: isOnly ? texts.renew : texts.renewNamed(name) };
  return null;
}

const nameOf = ({ name, endDate }: OwnMembership) =>
  endDate === null ? name : texts.until(name, displayDay(endDate));

/** Names as a list in words: `Adult, Swim Only and Gym`. */
function listed(names: readonly string[]): string {
  const before = names.slice(0, -1).join(', ');
  const last = names.at(-1) ?? '';
  return before === '' ? last : texts.and(before, last);
}

/**
 * Says to a person who buys a membership for themselves which they have, before they choose. An API that does not list a
 * person's memberships leaves it out.
 */
export function AlreadyHeld() {
  const { mode } = useJoining().joining;
  const { user } = useSession();
  const isHydrated = useIsHydrated();
  const links = useLinks();
  const isAsked = isHydrated && Boolean(user?.membershipUser) && !modeRules[mode].isHeld;
  const { state, data } = useApiQuery(ownMemberships, {}, { enabled: isAsked });
  if (!isAsked) return null;
  if (state === 'loading') return <Root aria-busy="true" />;
  const held = data?.filter((each) => each.state !== 'ended') ?? [];
  if (held.length === 0) return null;
  const isOnly = held.length === 1;
  return (
    <Root aria-labelledby="joining-already-held" data-personal>
      <Text weight="bold" id="joining-already-held">
        {texts.title(listed(held.map(nameOf)))}
      </Text>
      <Text size="small">{isOnly ? texts.beside : texts.besideSeveral}</Text>
      {held.map((each) => {
        const way = wayOn(each, isOnly);
        return (
          way && (
            <Button key={each.id} component={Link} variant="text" size="small" to={links.to(way.to)}>
              {way.text}
            </Button>
          )
        );
      })}
    </Root>
  );
}

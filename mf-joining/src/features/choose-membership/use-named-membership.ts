import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { membershipTypes } from 'shared-contracts/api/memberships';
import { useApiQuery } from 'shared-platform';
import { useCentre } from '../../shared/centre/use-centre.ts';
import type { JoiningAddress } from '../../shared/machine/joining-address.ts';
import type { LinkRead } from '../../shared/machine/joining-states.ts';
import { readLink } from '../../shared/offers/read-link.ts';
import { useMembershipList } from '../../shared/offers/use-membership-list.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';
import { membershipModule } from './membership-module.tsx';

/** True once the code of the memberships has loaded, or was given up. */
function useHasCode(): boolean {
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => {
    const settle = () => setHasCode(true);
    membershipModule.prepare().then(settle, settle);
  }, []);
  return hasCode;
}

/**
 * Tells the machine of the membership that an address names. One that is unavailable changes the address, for which
 * React would replace a rendered list by its skeleton as long as the list's code is on its way.
 */
export function useNamedMembership(address: JoiningAddress): void {
  const { stage, send } = useJoining();
  const { types, centre, isRefreshing } = useMembershipList();
  const hasCode = useHasCode();
  const isBegun = stage !== 'opening' && stage !== 'leading';
  // Before the list is painted, so that it does not change its way to pay in front of the person.
  useLayoutEffect(() => {
    const link = isBegun && !isRefreshing && types && centre ? readLink(address, types, centre) : null;
    if (link && (hasCode || link.unavailable === null)) send(link);
  }, [address, isBegun, isRefreshing, types, centre, hasCode, send]);
}

/**
 * The same for the first render, from what is known by then: a page that the server renders has the membership chosen,
 * and keeps it while a person's own list is on its way. `null` unless it can be bought.
 */
export function useFirstLink(address: JoiningAddress): LinkRead | null {
  const { centre } = useCentre(address.centreSlug);
  const args = { query: { venue_id: centre?.id ?? '' } };
  const { data: types } = useApiQuery(membershipTypes, args, { enabled: false });
  return useMemo(() => {
    const link = types && centre ? readLink(address, types, centre) : null;
    return link?.unavailable === null ? link : null;
  }, [address, types, centre]);
}

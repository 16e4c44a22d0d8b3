import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Navigate, useSearchParams } from 'shared-platform/router';
import type { JoiningAddress } from '../../shared/machine/joining-address.ts';
import { modeRules } from '../../shared/machine/mode-rules.ts';

/** `/?centre={slug}` is another way to name a centre: it leads to the centre's own address, the rest of the query kept. */
export function CentreOfQuery({ address, children }: { address: JoiningAddress; children: ReactNode }) {
  const [query] = useSearchParams();
  const links = useLinks();
  const slug = query.get('centre');
  if (!slug || address.centreSlug !== null || modeRules[address.mode].isHeld) return children;
  const rest = new URLSearchParams(query);
  rest.delete('centre');
  return <Navigate to={links.to(`${paths.centre(slug)}?${rest}`)} replace />;
}

import { paths } from 'shared-contracts/links';
import { useVenue } from 'shared-platform';
import { Navigate, useLocation } from 'shared-platform/router';

/** Sends the person to the venue they chose before, else to the search; the query goes with them. */
export default function RedirectScreen() {
  const { slug } = useVenue();
  const { search } = useLocation();
  return <Navigate to={{ pathname: slug ? paths.venue(slug) : paths.home, search }} replace />;
}

import { agreedTerms } from 'shared-contracts/api/agreed-terms';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { TextLink } from 'shared-ui/core';
import { texts } from '../../texts/agreed-terms.ts';

/**
 * The way to what was agreed to; absent where there is none, or where the API keeps none. While the terms cannot be loaded, the
 * way stays: its page says so and tries again.
 */
export function AgreedTermsLink() {
  const links = useLinks();
  const { data, error } = useApiQuery(agreedTerms, {});
  if (data ? data.length === 0 : !error || error.kind === 'not-found') return null;
  return (
    <TextLink component={Link} to={links.to(paths.agreedTerms)} sx={{ justifySelf: 'start' }}>
      {texts.link}
    </TextLink>
  );
}

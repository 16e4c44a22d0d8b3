import { useId } from 'react';
import { acceptedWaivers, acceptedWaiversOf } from 'shared-contracts/api/accepted-waivers';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Card, Heading, Text, TextLink } from 'shared-ui/core';
import { texts } from '../../texts/waivers.ts';

/**
 * The way to what was accepted; nothing where nothing was, or where the API keeps none. While they cannot be loaded, the way
 * stays: its page says so and tries again.
 */
export function WaiversLink() {
  const titleId = useId();
  const links = useLinks();
  const { data, error } = useApiQuery(acceptedWaivers, acceptedWaiversOf(null));
  if (data ? data.waivers.length === 0 : !error || error.kind === 'not-found') return null;
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId}>
        {texts.cardTitle}
      </Heading>
      <Text sx={{ mt: 1, mb: 1 }}>{data ? texts.cardText(data.waivers.length) : texts.lead}</Text>
      <TextLink component={Link} to={links.to(paths.acceptedWaivers)}>
        {texts.link}
      </TextLink>
    </Card>
  );
}

import { LegalNotices, SafeHtml, useSite } from 'shared-platform';
import { Container, Stack, styled, Text } from 'shared-ui/core';
import { useVenueFooter } from './use-venue-footer.ts';
import { VenueFooterText } from './venue-footer-text.tsx';

const Area = styled('footer')({
  background: 'var(--brand-dark)',
  color: 'var(--brand-on-dark)',
  '--focus-ring': 'var(--brand-on-dark)',
});

/** The footer of every page: the selected venue's text, for customers only, the site's name and the tenant's notices. */
export default function Footer() {
  const { name } = useSite();
  const html = useVenueFooter();
  return (
    <Area>
      <Container>
        {html && (
          <VenueFooterText>
            <SafeHtml html={html} />
          </VenueFooterText>
        )}
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 2.5 }}
        >
          <Text size="small">{name}</Text>
          <LegalNotices />
        </Stack>
      </Container>
    </Area>
  );
}

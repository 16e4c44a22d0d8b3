import { SafeHtml, useSite } from 'shared-platform';
import { Container, styled, Text } from 'shared-ui/core';
import { useVenueFooter } from './use-venue-footer.ts';
import { VenueFooterText } from './venue-footer-text.tsx';

const Area = styled('footer')({
  background: 'var(--brand-dark)',
  color: 'var(--brand-on-dark)',
  '--focus-ring': 'var(--brand-on-dark)',
});

/** The foot of every page: what the selected venue says there, and the site's name. */
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
        <Text size="small" sx={{ py: 2.5 }}>
          {name}
        </Text>
      </Container>
    </Area>
  );
}

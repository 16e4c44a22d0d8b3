import { useId } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { codeBesideSteps, loudButton, numberedSteps, WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import { paths } from 'shared-contracts/links';
import { useBus } from 'shared-platform';
import { Button, Card, Heading, styled, Text } from 'shared-ui/core';
import QrCode from 'shared-ui/qr-code';
import { texts } from '../../texts/pay-on-phone.ts';

/** On a wide display the button is below the steps, beside the code, so that the other way to pay is in view. */
const Scan = styled('div')({
  ...codeBesideSteps,
  '& > button': { gridColumn: '1 / -1' },
  [WIDE_VIEW]: { '& > svg': { gridRow: '1 / 3' }, '& > button': { gridColumn: 2 } },
});
const Steps = styled('ol')({ ...numberedSteps, textWrap: 'wrap' });

/** The last step: as long as the places are held, where the server holds them at all. */
function lastStep({ holdExpiresAt, items }: Cart): string {
  if (!holdExpiresAt) return texts.payAsUsual;
  return items.filter(({ type }) => type === 'activity').length === 1
    ? texts.payForPlace
    : texts.payForPlaces;
}

export interface PayOnPhoneProps {
  cart: Cart;
  /** A payment by card is in flight: there must be no second one. */
  isPaying: boolean;
}

/**
 * The first way to pay at a kiosk. A basket is kept with its person's account, so the code is the plain address of the
 * checkout: it needs no secret, and opens a login for anyone else.
 */
export default function PayOnPhone({ cart, isPaying }: PayOnPhoneProps) {
  const titleId = useId();
  const bus = useBus();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      inert={isPaying}
      sx={{
        display: 'grid',
        gap: '16px',
        borderColor: 'var(--brand-strong)',
        '&[inert]': { opacity: 0.4 },
      }}
    >
      <div>
        <Heading level={2} size={3} id={titleId}>
          {texts.title}
        </Heading>
        <Text size="lead" tone="muted" sx={{ mt: 0.5 }}>
          {texts.lead}
        </Text>
      </div>
      <Scan>
        <QrCode text={new URL(paths.checkout, window.location.origin).href} label={texts.code} />
        <Steps>
          {[...texts.steps, lastStep(cart)].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Button
          size="large"
          variant="quiet"
          sx={loudButton}
          onClick={() => bus.emit('session:logout-requested', {})}
        >
          {texts.done}
        </Button>
      </Scan>
    </Card>
  );
}

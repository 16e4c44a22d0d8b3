import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/links';
import { lazyPart, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, Spinner, Text } from 'shared-ui/core';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { formSections } from '../../shared/form-section.ts';
import { texts } from '../../texts/en.ts';
import { CardFormFields } from './card-form-fields.tsx';
import { CheckingPayment } from './checking-payment.tsx';
import { FocusedNotice } from './focused-notice.tsx';
import { isFormShown, isPaying } from './payment-machine.ts';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import type { PaymentEvent, PaymentState } from './payment-states.ts';
import type { CardForm } from './use-card-form.ts';

const ChallengeDialog = lazyPart(async () => {
  const { ChallengeDialog } = await import(/* webpackChunkName: "challenge" */ './challenge-dialog.tsx');
  return { default: ChallengeDialog };
});

interface Props {
  state: PaymentState;
  send(event: PaymentEvent): void;
  form: CardForm;
  /** Below the fields of the form: terms and the pay button. */
  children: ReactNode;
}

/** View of the payment, phase by phase. */
export function CardPayment({ state, send, form, children }: Props) {
  const { phase, session } = state;
  const words = useBasketWords();
  const links = useLinks();
  switch (phase.at) {
    case 'checking':
      return phase.isUnderWay ? (
        <CheckingPayment asked={phase.asked} />
      ) : (
        <PaymentSkeleton isFree={state.kind === 'free'} />
      );
    case 'challenge':
      return (
        <>
          <Spinner text={texts.pay.challengeText} showText />
          <ChallengeDialog
            key={phase.challenge.transactionUuid}
            challenge={phase.challenge}
            onEnd={(end) => send({ type: 'challenge-ended', ...end })}
            onLeave={(to) => send({ type: 'challenge-left', to })}
          />
        </>
      );
    case 'complete-failed':
      return (
        <TryAgain title={words.pay.completeFailedTitle} onRetry={() => send({ type: 'retried' })}>
          <Text>{phase.message ?? texts.toasts.orderFailed}</Text>
          <Text>{words.pay.completeFailedText}</Text>
        </TryAgain>
      );
    case 'prepare-failed':
      return (
        <TryAgain
          title={texts.pay.notLoaded}
          onRetry={() => send({ type: 'retried' })}
          otherWay={
            <Button variant="text" component={Link} to={links.to(paths.basket)}>
              {texts.checkout.backToBasket}
            </Button>
          }
        >
          {texts.pay.unavailable}
        </TryAgain>
      );
    case 'leaving':
    case 'closed':
      return <Spinner text={texts.pay.leaving} showText />;
    case 'completed':
      return <Spinner text={words.pay.confirming} showText />;
    default:
      if (!isFormShown(state)) {
        return phase.at === 'completing' ? (
          <Spinner text={words.pay.confirming} showText />
        ) : (
          <PaymentSkeleton isFree={state.kind === 'free'} />
        );
      }
      return session ? (
        <CardFormFields form={form} session={session} isLocked={isPaying(state)}>
          {children}
        </CardFormFields>
      ) : (
        <Box sx={formSections}>{children}</Box>
      );
  }
}

interface TryAgainProps {
  title: string;
  children: ReactNode;
  onRetry(): void;
  /** The way back, while nothing has been paid for. */
  otherWay?: ReactNode;
}

function TryAgain({ title, children, onRetry, otherWay }: TryAgainProps) {
  return (
    <FocusedNotice
      title={title}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onRetry}>{texts.tryAgain}</Button>
          {otherWay}
        </Box>
      }
    >
      {children}
    </FocusedNotice>
  );
}

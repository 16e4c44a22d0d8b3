import { Text } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { FocusedNotice } from './focused-notice.tsx';
import type { PaymentNotice as NoticeValue } from './payment-states.ts';

/** The result of the last attempt; it stays after its toast. */
export function PaymentNotice({ notice }: { notice: NoticeValue | null }) {
  if (!notice) return null;
  if (notice.about === 'failed-payment') {
    // The server may say the very same words.
    const detail = notice.detail?.includes(texts.pay.failedText) ? null : notice.detail;
    return (
      <FocusedNotice title={texts.pay.failedTitle}>
        {detail && <Text>{detail}</Text>}
        <Text>{texts.pay.failedText}</Text>
        {notice.reason && <Text>{texts.pay.failedBecause[notice.reason]}</Text>}
      </FocusedNotice>
    );
  }
  if (notice.about === 'returned-payment') {
    const { formattedAmount, isDone, detail } = notice;
    const words = texts.pay.returned;
    return (
      <FocusedNotice title={words.title}>
        <Text>{detail ?? (isDone ? words.done(formattedAmount) : words.onItsWay(formattedAmount))}</Text>
      </FocusedNotice>
    );
  }
  const isCard = notice.about === 'refused-card';
  const messages = notice.messages.length > 0 ? notice.messages : [texts.toasts.orderFailed];
  return (
    <FocusedNotice title={isCard ? texts.pay.problemsTitle : texts.pay.orderProblemsTitle}>
      {messages.map((message) => (
        <Text key={message}>{message}</Text>
      ))}
    </FocusedNotice>
  );
}

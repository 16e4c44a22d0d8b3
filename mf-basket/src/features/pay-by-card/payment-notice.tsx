import { Box, Text } from 'shared-ui/core';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { texts as news } from '../../texts/checkout-news.ts';
import { texts } from '../../texts/en.ts';
import { FocusedNotice } from './focused-notice.tsx';
import type { PaymentNotice as NoticeValue } from './payment-states.ts';

/** The result of the last attempt; it stays after its toast. */
export function PaymentNotice({ notice }: { notice: NoticeValue | null }) {
  const words = useBasketWords();
  if (!notice) return null;
  if (notice.about === 'failed-payment') {
    // The server may say the very same words.
    const detail = notice.detail?.includes(texts.pay.failedText) ? null : notice.detail;
    return (
      <FocusedNotice title={words.pay.failedTitle}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {detail && <Text>{detail}</Text>}
          {notice.reason && <Text>{texts.pay.failedBecause[notice.reason]}</Text>}
          <Text>
            <span>{words.pay.failedText}</span> <span>{news.cardAgain}</span>
          </Text>
        </Box>
      </FocusedNotice>
    );
  }
  if (notice.about === 'returned-payment') {
    const { formattedAmount, isDone, detail } = notice;
    const { returned } = texts.pay;
    return (
      <FocusedNotice title={returned.title}>
        <Text>
          {detail ?? (isDone ? returned.done(formattedAmount) : returned.onItsWay(formattedAmount))}
        </Text>
      </FocusedNotice>
    );
  }
  const isCard = notice.about === 'refused-card';
  const messages = notice.messages.length > 0 ? notice.messages : [texts.toasts.orderFailed];
  return (
    <FocusedNotice title={isCard ? texts.pay.problemsTitle : words.pay.orderProblemsTitle}>
      {messages.map((message) => (
        <Text key={message}>{message}</Text>
      ))}
    </FocusedNotice>
  );
}

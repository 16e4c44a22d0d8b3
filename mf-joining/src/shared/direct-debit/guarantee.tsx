import { Disclosure, Text } from 'shared-ui/core';
import { texts } from '../../texts/direct-debit.ts';
import { NOTICE_WORKING_DAYS, useCollector } from './collector.ts';

const words = texts;

/** The Direct Debit Guarantee in its fixed words; a payer has to get a copy (Bacs). */
export function Guarantee() {
  const name = useCollector();
  return (
    <Disclosure title={words.guarantee}>
      <Text>{words.guaranteeOffer}</Text>
      <Text>{words.guaranteeNotice(name, NOTICE_WORKING_DAYS)}</Text>
      <Text>{words.guaranteeRefund(name)}</Text>
      <Text>{words.guaranteeCancel}</Text>
    </Disclosure>
  );
}

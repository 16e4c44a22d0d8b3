import { useSite } from 'shared-platform';

/** Working days of notice before a collection, as the Direct Debit Guarantee names them. */
export const NOTICE_WORKING_DAYS = 10;

/** The name a bank statement shows, which every page about a Direct Debit has to say (Bacs). */
export function useCollector(): string {
  const { directDebitServiceUserName, name } = useSite();
  return directDebitServiceUserName ?? name;
}

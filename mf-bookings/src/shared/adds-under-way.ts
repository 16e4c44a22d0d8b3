import { number, object, record, safeParse, string } from 'shared-contracts/schema';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** What a document asked for; another document's requests were lost with it. */
const storedSchema = object({ document: number(), requests: record(string(), string()) });

/** Requests that are not settled, by session id: screens mount anew when the visitor who made them logs in. */
export function readAddsUnderWay(): Record<string, string> {
  try {
    const stored = safeParse(
      storedSchema,
      JSON.parse(tabStorage().getItem(storageKeys.addsUnderWay) ?? 'null'),
    );
    return stored.success && stored.data.document === performance.timeOrigin ? stored.data.requests : {};
  } catch {
    return {};
  }
}

export function keepAddsUnderWay(requests: Readonly<Record<string, string>>): void {
  try {
    if (Object.keys(requests).length === 0) tabStorage().removeItem(storageKeys.addsUnderWay);
    else {
      const stored = { document: performance.timeOrigin, requests };
      tabStorage().setItem(storageKeys.addsUnderWay, JSON.stringify(stored));
    }
  } catch {
    return;
  }
}

import { number, object, record, safeParse, string } from 'shared-contracts/schema';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** Requests of one document; those of another document were lost with it. */
const storedSchema = object({ document: number(), requests: record(string(), string()) });

/** Requests that are not settled, by session id: screens mount again when the visitor who made them logs in. */
export function readPendingAdds(): Record<string, string> {
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

export function storePendingAdds(requests: Readonly<Record<string, string>>): void {
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

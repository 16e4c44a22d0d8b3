import type { Generated } from 'kysely';

/** A person who waits for a place in a session. */
export interface WaitingPlaceTable {
  id: Generated<string>;
  tenantId: number;
  sessionId: string;
  personId: string;
  /** Origin of the pages that the mail about a place leads to. */
  origin: string;
  joinedAt: Date;
  /** Until when a place is kept for them; `null` while they wait. */
  offeredUntil: Date | null;
}

/** Tables of the waiting lists. */
export interface WaitingTables {
  waitingPlaces: WaitingPlaceTable;
}

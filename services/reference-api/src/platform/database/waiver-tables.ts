import type { Generated } from 'kysely';

/** A wording of a waiver that someone has accepted, kept as they read it. */
export interface WaiverWordingTable {
  tenantId: number;
  /** Id of the waiver in the settings of the tenant. */
  waiverId: string;
  /** SHA-256 of title and text. */
  wording: string;
  title: string;
  html: string;
  /** The tenant's name for this version. */
  version: string;
}

/** Acceptance of a wording: by whom, for whom and when. */
export interface WaiverAcceptanceTable {
  id: Generated<string>;
  tenantId: number;
  waiverId: string;
  wording: string;
  /** The attendee. */
  personId: string;
  /** Whose account it was accepted in: their own, or that of a person who books for them. */
  acceptedBy: string;
  /** The member of staff who noted it at the desk; `null` online. */
  notedBy: string | null;
  acceptedAt: Date;
}

/** Tables of what people accept before they take part. */
export interface WaiverTables {
  waiverWordings: WaiverWordingTable;
  waiverAcceptances: WaiverAcceptanceTable;
}

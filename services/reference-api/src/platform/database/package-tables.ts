import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** So many uses of something, paid for at once. */
export interface PackageTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  name: string;
  /** Slugs of the activities that a use is good for. */
  covers: JSONColumnType<string[], string | undefined, string>;
  totalUses: number;
  /** Last day, YYYY-MM-DD; `null` = good until it is used up. */
  validUntil: string | null;
  createdAt: Date;
}

export interface PackageUseTable {
  id: Generated<string>;
  packageId: string;
  /** Name of the use. */
  name: string;
  usedAt: Date;
  /** The item of an order that it paid for; `null` when it was taken another way, as at a desk. */
  orderItemId: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Lets a person bring a guest, once. */
export interface GuestPassTable {
  id: Generated<string>;
  tenantId: number;
  personId: string;
  name: string;
  /** The guest; `null` if none was named, or it ended so long ago that the name is deleted. */
  guestName: ColumnType<string | null, string | null | undefined, string | null>;
  /** The code that the guest shows at the door. */
  code: string;
  /** Last day, YYYY-MM-DD. */
  validUntil: string;
  usedAt: Date | null;
  /** Since when it is not good any more, and counts as not issued. */
  cancelledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: Date;
}

/** Tables of packages and guest passes. */
export interface PackageTables {
  packages: PackageTable;
  packageUses: PackageUseTable;
  guestPasses: GuestPassTable;
}

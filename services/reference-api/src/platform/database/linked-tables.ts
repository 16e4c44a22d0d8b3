import type { LinkedPerson } from 'shared-contracts/api/linked-people';

/** One who may book for another; it does not hold the other way round. */
export interface LinkedPersonTable {
  personId: string;
  linkedPersonId: string;
  relation: LinkedPerson['relation'];
}

/** Tables of people who are booked for by others. */
export interface LinkedTables {
  linkedPeople: LinkedPersonTable;
}

import type { DataField, DataFieldSection } from 'shared-contracts/data-fields';

export const dataFieldSection = (sectionName: string, ...sectionFields: DataField[]): DataFieldSection => ({
  sectionName,
  sectionReference: sectionName.toLowerCase(),
  sectionFields,
});

import type { DataField, DataFieldSection } from 'shared-contracts/data-fields';

/** A data field with a path and label; the rest is plain text that need not be answered. */
export const dataField = (path: string, label: string, change: Partial<DataField> = {}): DataField => ({
  name: path,
  path,
  label,
  type: 'text',
  options: [],
  placeholder: null,
  isRequired: false,
  isAuthorised: true,
  htmlAttributes: {},
  metadata: { description: null },
  answer: null,
  ...change,
});

export const dataFieldSection = (sectionName: string, ...sectionFields: DataField[]): DataFieldSection => ({
  sectionName,
  sectionReference: sectionName.toLowerCase(),
  sectionFields,
});

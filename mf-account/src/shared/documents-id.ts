/** Part of an address that leads to the documents on the page of memberships. */
export const DOCUMENTS_ID = 'documents';

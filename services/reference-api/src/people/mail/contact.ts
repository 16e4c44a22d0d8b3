/** Where a tenant's customers reach somebody who can help. */
export interface Contact {
  phone: string | null;
  email: string | null;
}

/** The ways to reach the tenant, in words; empty when it has named none. */
export const contactWords = (contact: Contact): string =>
  [contact.phone, contact.email].filter(Boolean).join(' or ');

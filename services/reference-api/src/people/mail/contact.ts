/** Contacts through which a tenant's customers reach a person who can help. */
export interface Contact {
  phone: string | null;
  email: string | null;
}

/** The ways to reach the tenant, in words; empty when it has named none. */
export const contactText = (contact: Contact): string =>
  [contact.phone, contact.email].filter(Boolean).join(' or ');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if text can be compared with an id of the database. */
export const isUuid = (text: string): boolean => UUID.test(text);

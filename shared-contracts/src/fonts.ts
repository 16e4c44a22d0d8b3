/** The family by which pages ask for a venue's own copy of garage gothic, which stands before its open relative. */
export const LICENSED_FAMILY = 'Garage Gothic';

/** Every word about waiting lists. */
export const waitingTexts = {
  free: 'A place is free. You can book it now.',
  offered: 'A place is held for the customer now. Check with them before you take them off the list.',
  inBasket: 'The place is in the customer’s basket. Take it out of there first.',
  tooMany: (most: number) =>
    `You are on ${most} waiting lists already. Leave one of them before you join another.`,
  tooManyOfCustomer: (most: number) =>
    `The customer is on ${most} waiting lists already. Take them off one before you add them to another.`,
} as const;

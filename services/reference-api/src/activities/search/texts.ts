/** Messages for impossible searches. */
export const searchTexts = { notAPoint: 'Send the latitude and the longitude of a point, in degrees.' };

/** From here on there is room for seven days beside one another. */
export const ROOM_FOR_WEEK = '(min-width: 1100px)';

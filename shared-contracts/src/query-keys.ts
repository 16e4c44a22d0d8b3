/** The search box of bookings and of joining: what was typed, or sent by a form without scripts. */
export const SEARCH_KEY = 'search';

/** Words that were sent off to find classes and courts. */
export const WORDS_KEY = 'q';

/** The group a membership is for, so that it survives a reload and Back and can be shared. */
export const WHO_FOR_KEY = 'for';

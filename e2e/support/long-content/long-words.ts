/** The longest place name of the United Kingdom; it cannot be broken. */
export const LONGEST_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

export const LONG_FIRST_NAME = 'Bartholomew-Maximilian';
export const LONG_LAST_NAME = 'Featherstonehaugh-Cholmondeley';
export const LONG_PERSON = `${LONG_FIRST_NAME} ${LONG_LAST_NAME}`;
export const LONG_EMAIL =
  'bartholomew-maximilian.featherstonehaugh-cholmondeley@community-wellbeing.northumberland.example.com';

export const LONG_NAME_ENDING = ' and Wolverhampton Intergenerational Community Wellbeing Programme';
export const LONG_ADDRESS = 'Second Floor, The Old Corn Exchange and Market Hall, 128–134 Great Western Road';
export const LONG_ROOM = 'Multi-purpose activity hall 3 (upper level, past the climbing wall and the café)';
export const LONG_LEVEL = 'Intermediate to advanced, by arrangement with the instructor';
export const LONG_TITLE_ENDING =
  ' for classes, courses, swimming lessons and holiday activities at every venue';
export const LONG_SENTENCE =
  ' If this happens again, please speak to a member of our team at reception, or write to us and tell us what you were doing, which venue you chose and at what time it happened, so that we can put it right.';
export const LONG_PARAGRAPH =
  ' Bring water, a towel and shoes with clean, non-marking soles. Lockers take a new one-pound coin. The lift to the upper level is being replaced, so please allow ten more minutes if you use a wheelchair or have a pushchair with you, and ring the bell at the side entrance. Read more at https://www.community-wellbeing.example.com/everything-you-need-to-know-before-you-come/accessibility-and-changing-places.';
export const LONG_HTML = `<section><h2>Everything else you may want to know before you come</h2><p>${LONG_PERSON}, ${LONGEST_TOWN}<br><a href="mailto:${LONG_EMAIL}">${LONG_EMAIL}</a></p><p>${LONG_PARAGRAPH}</p></section>`;

/** The widest that fields to type in become: about as long as what is typed. */
export const FORM_WIDTH = '34rem';

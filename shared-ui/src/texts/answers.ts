import { defineTexts } from 'shared-contracts/texts';

/** The words of questions that are asked a group at a time. */
export const texts = defineTexts('shared-ui/answers', {
  checkFields: (fields: number) => `Please check ${fields === 1 ? '1 field' : `${fields} fields`}.`,
});

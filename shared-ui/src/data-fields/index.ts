export { type AnswerFault, answerFaults, messageKeys } from './answer-faults.ts';
export type { Answers } from './answers.ts';
export { answersBody } from './answers-body.ts';
export { DataFieldForm, type DataFieldFormProps } from './data-field-form.tsx';
export { draftedAnswers } from './drafted-answers.ts';
export { isSecret } from './input-attributes.ts';
export { startAnswers } from './start-answers.ts';

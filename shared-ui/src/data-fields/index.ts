export { type AnswerError, type AnswerRule, answerErrors, messageFields } from './answer-errors.ts';
export type { Answers } from './answers.ts';
export { answersBody } from './answers-body.ts';
export { DataFieldForm, type DataFieldFormProps } from './data-field-form.tsx';
export { isSecret } from './input-attributes.ts';
export { startAnswers } from './start-answers.ts';
export { overlayAnswers, readTouched, storedSections, touchedSince } from './touched-answers.ts';

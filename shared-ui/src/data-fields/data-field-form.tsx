import { Stack } from '@mui/system';
import { type FocusEvent, type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';
import type { Answer, DataFieldSection } from 'shared-contracts/data-fields';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { Button } from '../core/button.tsx';
import { Heading } from '../core/heading.tsx';
import { FieldGroup } from '../forms/field-group.tsx';
import { FormErrorSummary } from '../forms/form-error-summary.tsx';
import type { AnswerRule } from './answer-errors.ts';
import { type Answers, openFieldsOf } from './answers.ts';
import { DataFieldInput } from './data-field-input.tsx';
import { PartFrame, PartWays } from './form-parts.tsx';
import { KnownAnswer } from './known-answer.tsx';
import { ShortErrorSummary } from './short-error-summary.tsx';
import { useAnswerErrors } from './use-answer-errors.ts';
import { useFormParts } from './use-form-parts.ts';

const NO_MESSAGES: ValidationMessages = {};

export interface DataFieldFormProps {
  sections: readonly DataFieldSection[];
  answers: Answers;
  onAnswer: (path: string, answer: Answer) => void;
  /** Called when the field at a path is left. */
  onLeave?: ((path: string) => void) | undefined;
  /** Messages of the last call: the same object until the next one. Those about no field go into the summary. */
  serverMessages?: ValidationMessages | undefined;
  /** The site's day, `YYYY-MM-DD`: a date answer may not be later. */
  today: string;
  /** A rule of this form besides those of the questions, as that an age suits what is bought. */
  rule?: AnswerRule | undefined;
  /** Called only when every answer is valid. */
  onSubmit: () => void;
  submitLabel: string;
  isSubmitting?: boolean | undefined;
  /** An error of the form as a whole. */
  submitError?: string | null | undefined;
  /** The heading level of the section names, 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** One group at a time, as at a terminal; all of them by default. */
  isInParts?: boolean | undefined;
  /** Place of the open group, from 0 on, for a page that keeps it in its history; without `onPart` the form keeps it. */
  part?: number | undefined;
  /** Called with the place of the group to open. */
  onPart?: ((part: number) => void) | undefined;
  /** The name of the first section is the title of the whole form: its errors are below that. */
  isTitled?: boolean | undefined;
  /** Help below the field at a path, which can fill in its answer and those of other fields. */
  below?: ((path: string, fill: (answers: Answers) => void) => ReactNode) | undefined;
  /** Between the fields and the button: terms, a notice. */
  children?: ReactNode;
}

/** A form generated from a server's data fields (joining specification 3 and 5); it sends nothing itself. */
export function DataFieldForm(props: DataFieldFormProps) {
  const { sections, answers, onAnswer, serverMessages = NO_MESSAGES, today, rule, headingLevel = 2 } = props;
  const {
    onLeave,
    onSubmit,
    submitLabel,
    isSubmitting,
    submitError,
    below,
    children,
    isInParts,
    part,
    onPart,
    isTitled,
  } = props;
  const formId = useId();
  const form = useAnswerErrors({ sections, answers, serverMessages, today, rule });
  const idOf = (path: string) => `${formId}-${path}`;
  const errorAt = (path: string) => form.faults.find((fault) => fault.path === path)?.message;
  // An error of the form as a whole is about what was sent, so that it ends once a person leaves the group they read it in.
  const [isPast, setPast] = useState(false);
  const parts = useFormParts({
    sections,
    faults: form.faults,
    attempt: form.attempt,
    part,
    onPart,
    onMoved: () => setPast(true),
  });
  const shown = isInParts && parts.part ? [parts.part] : sections;
  const shownPaths = new Set(openFieldsOf(shown).map(({ path }) => path));
  const isLast = !isInParts || parts.number === parts.count;
  const whole = new Set(isPast ? [] : [...(submitError ? [submitError] : []), ...form.whole]);

  // One group fits a view with its errors, so that its summary needs no box of its own.
  const inView =
    isInParts && whole.size === 0 && form.summary.every(({ path }) => shownPaths.has(path))
      ? form.summary.map(({ path, message }) => ({ fieldId: idOf(path), message }))
      : null;

  function change(path: string, answer: Answer) {
    form.changed(path);
    onAnswer(path, answer);
  }

  function fill(parts: Answers) {
    for (const [path, answer] of Object.entries(parts)) change(path, answer);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    if (isLast) {
      setPast(false);
      if (form.check()) onSubmit();
    } else if (parts.part && form.checkPart(parts.part)) parts.move(1);
  }

  function leave({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    const field = openFieldsOf(sections).find(({ path }) => idOf(path) === target.id);
    if (!field) return;
    // The button checks it as well, and an error that appears now would move the button away from under the finger.
    const isPressing = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (!isPressing) form.left(field.path);
    onLeave?.(field.path);
  }

  const summary = inView ? (
    inView.length > 0 && <ShortErrorSummary errors={inView} attempt={form.attempt} />
  ) : (
    <FormErrorSummary
      errors={[
        ...[...whole].map((message) => ({ message })),
        ...form.summary.map(({ path, message }) => ({
          message,
          ...(shownPaths.has(path) && { fieldId: idOf(path) }),
        })),
      ]}
      attempt={form.attempt}
    />
  );

  const isBelowTitle = isTitled && !isInParts && shown.some(({ sectionFields }) => sectionFields.length > 0);
  const groups = shown
    .filter(({ sectionFields }) => sectionFields.length > 0)
    .map(({ sectionReference, sectionName, sectionFields }, index) => (
      <FieldGroup
        key={sectionReference}
        legend={
          <Heading level={headingLevel} size={3} sx={{ mb: 1 }} {...(isInParts && parts.heading)}>
            {sectionName}
          </Heading>
        }
      >
        {index === 0 && isBelowTitle && summary}
        {sectionFields.map((field) =>
          field.isAuthorised ? (
            <Fragment key={field.path}>
              <DataFieldInput
                id={idOf(field.path)}
                field={field}
                answer={answers[field.path]}
                error={errorAt(field.path)}
                today={today}
                onAnswer={(answer) => change(field.path, answer)}
              />
              {below?.(field.path, fill)}
            </Fragment>
          ) : (
            <KnownAnswer key={field.path} field={field} />
          ),
        )}
      </FieldGroup>
    ));

  return (
    <Stack
      component="form"
      method="post"
      noValidate
      spacing={isInParts ? 2 : 4}
      onSubmit={submit}
      onBlur={leave}
    >
      {!isBelowTitle && summary}
      {isInParts ? (
        <PartFrame number={parts.number} count={parts.count}>
          {groups}
        </PartFrame>
      ) : (
        groups
      )}
      {isLast && children}
      {isInParts ? (
        <PartWays
          isFirst={parts.number === 1}
          isLast={isLast}
          isSubmitting={isSubmitting}
          submitLabel={submitLabel}
          onBack={() => parts.move(-1)}
        />
      ) : (
        <Button type="submit" loading={isSubmitting} sx={{ alignSelf: { sm: 'start' } }}>
          {submitLabel}
        </Button>
      )}
    </Stack>
  );
}

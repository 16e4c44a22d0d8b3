import { type ApiError, formBanner } from 'shared-platform';
import { type FormErrors, useFormErrors } from 'shared-platform/forms';
import { type FileTexts, failedUploadMessage } from './check-file.ts';

const FILE = 'content';

interface FileErrors extends Pick<FormErrors<typeof FILE>, 'summary'> {
  /** Props of the chooser. */
  chooser: ReturnType<FormErrors<typeof FILE>['at']>;
  /** Takes back what was said, as before another try. */
  forget(): void;
  /** Shows what is wrong with a file, or why it did not arrive. */
  show(fault: string | ApiError): void;
}

/** Errors of a file to send: shown at its chooser and in the form's summary. */
export function useFileErrors(label: string, words: FileTexts): FileErrors {
  const errors = useFormErrors([{ name: FILE, label, keys: [FILE, 'fileName'] }]);
  return {
    chooser: errors.at(FILE),
    summary: errors.summary,
    forget: () => void errors.show({}),
    show(fault) {
      if (typeof fault === 'string') errors.show({ [FILE]: fault });
      else if (formBanner(fault) === null) errors.refuse(fault);
      else errors.show({ [FILE]: failedUploadMessage(fault, words) });
    },
  };
}

import type { DataFields } from 'shared-contracts/data-fields';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { messagesElsewhere, useToast } from 'shared-platform';
import { messageKeys } from 'shared-ui/data-fields';

/** Tells the messages that no field of a form shows (decisions 10). */
export function useFormToast({ sections }: DataFields): (messages: ValidationMessages) => void {
  const toast = useToast();
  return (messages) => {
    const elsewhere = messagesElsewhere(messages, messageKeys(sections));
    if (Object.keys(elsewhere).length > 0) {
      toast({ content: '', type: 'danger', validationMessages: elsewhere });
    }
  };
}

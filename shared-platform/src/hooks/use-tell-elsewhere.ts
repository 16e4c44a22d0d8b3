import type { ValidationMessages } from 'shared-contracts/envelope';
import { messagesElsewhere } from '../http/form-errors.ts';
import { useToast } from './platform-hooks.ts';

/**
 * Tells what a server says about keys that a form does not show itself, in the 'Validation errors' toast (decisions 10).
 * What it returns takes the messages and the keys that the form shows.
 */
export function useTellElsewhere(): (messages: ValidationMessages, ownKeys: ReadonlySet<string>) => void {
  const toast = useToast();
  return (messages, ownKeys) => {
    const validationMessages = messagesElsewhere(messages, ownKeys);
    if (Object.keys(validationMessages).length > 0)
      toast({ content: '', type: 'danger', validationMessages });
  };
}

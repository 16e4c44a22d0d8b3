import { type ParsedMail, simpleParser } from 'mailparser';
import type { Delivery } from './smtp-server.ts';

/** A mail as a mail program reads it, from what a server was handed. */
export const readDelivery = ({ message }: Delivery): Promise<ParsedMail> => simpleParser(message);

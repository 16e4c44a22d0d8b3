import { createHash, timingSafeEqual } from 'node:crypto';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import type { Vendor } from '../protocol/authentication.ts';

/** A command of the Reporting and Admin API whose signature is right. */
export interface ReportingCommand {
  name: string;
  vendorName: string;
  /** Parameters of the command, by the name of the element. */
  parameters: Record<string, string>;
}

const SIGNATURE = /<signature>([0-9a-fA-F]{32})<\/signature><\/vspaccess>$/;

/** The same elements with the password in the signature's place, hashed: in hexadecimal letters of either case. */
function isSigned(xml: string, password: string): boolean {
  const signature = SIGNATURE.exec(xml)?.[1]?.toLowerCase();
  if (!signature) return false;
  const content = xml.slice('<vspaccess>'.length).replace(SIGNATURE, '');
  const expected = createHash('md5').update(`${content}<password>${password}</password>`).digest('hex');
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

/** Reads a command; `null` when it is none or is not signed by a vendor of the sandbox. */
export function readCommand(xml: string, vendors: readonly Vendor[]): ReportingCommand | null {
  try {
    const { root } = parseXml(xml);
    const elements = root?.children.filter((child): child is XmlElement => child instanceof XmlElement) ?? [];
    const values = Object.fromEntries(elements.map(({ name, text }) => [name, text.trim()]));
    const { command, vendor: vendorName, user, signature, ...parameters } = values;
    const vendor = vendors.find((each) => each.vendorName === vendorName && each.integrationKey === user);
    if (!command || !signature || !vendor || !isSigned(xml, vendor.integrationPassword)) return null;
    return { name: command, vendorName: vendor.vendorName, parameters };
  } catch {
    return null;
  }
}

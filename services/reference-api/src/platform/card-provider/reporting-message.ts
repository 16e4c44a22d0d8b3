import { createHash } from 'node:crypto';
import { parseXml, XmlElement } from '@rgrove/parse-xml';

export interface ReportingAccount {
  vendor: string;
  user: string;
  password: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** One element with a text in it. */
export const element = (name: string, value: string): string => `<${name}>${escaped(value)}</${name}>`;

/**
 * A command as the provider's Reporting and Admin API takes it: the elements in a fixed order, signed by an MD5 hash of
 * the same elements with the password in the signature's place.
 * @param parameters of the command, as elements.
 */
export function reportingCommand(account: ReportingAccount, command: string, parameters: string): string {
  const content =
    element('command', command) +
    element('vendor', account.vendor) +
    element('user', account.user) +
    parameters;
  const signature = createHash('md5')
    .update(content + element('password', account.password))
    .digest('hex');
  return `<vspaccess>${content}${element('signature', signature)}</vspaccess>`;
}

/** An element of an answer with its text and the elements in it. */
export interface ReportingNode {
  text(name: string): string;
  children(name: string): ReportingNode[];
}

function nodeOf(parent: XmlElement): ReportingNode {
  const all = (name: string) =>
    parent.children.filter(
      (child): child is XmlElement => child instanceof XmlElement && child.name.toLowerCase() === name,
    );
  return {
    text: (name) => all(name)[0]?.text.trim() ?? '',
    children: (name) => all(name).map(nodeOf),
  };
}

/** The answer to a command; `null` when it is none. */
export function readReportingAnswer(xml: string): ReportingNode | null {
  try {
    const { root } = parseXml(xml);
    return root?.name.toLowerCase() === 'vspaccess' ? nodeOf(root) : null;
  } catch {
    return null;
  }
}

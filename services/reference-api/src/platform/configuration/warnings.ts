import type { Configuration } from './configuration.ts';

type Settings = Pick<
  Configuration,
  'isProduction' | 'hasDemoData' | 'publicScheme' | 'baseDomain' | 'fileScannerUrl' | 'cardProvider'
>;

const isLocal = (domain: string) => domain === 'localhost' || domain.endsWith('.localhost');

/** Warnings that do not stop a start but that an operator should know, a line each. */
export function warningsOf(settings: Settings): string[] {
  const { isProduction, hasDemoData, publicScheme, baseDomain, fileScannerUrl, cardProvider } = settings;
  if (!isProduction) {
    return hasDemoData && !isLocal(baseDomain)
      ? [
          `This is the demonstration at ${baseDomain}: anyone can log in as its staff. NODE_ENV=production ends it.`,
        ]
      : [];
  }
  const lines = [
    publicScheme === 'http' &&
      "PUBLIC_SCHEME is 'http': passwords travel unencrypted, and passkeys do not work.",
    isLocal(baseDomain) &&
      `BASE_DOMAIN is '${baseDomain}': links in mails lead nowhere but to the machine that opens them.`,
    cardProvider.mode === 'test' && "CARD_PROVIDER_MODE is 'test': no card is charged.",
    fileScannerUrl === null &&
      'FILE_SCANNER_URL is not set: documents that customers send are not scanned for malware.',
  ];
  return lines.filter((line) => line !== false);
}

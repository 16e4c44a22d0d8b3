// The part of the URL standard that shared-contracts uses. Browsers and Node both have it, and neither world's types
// are loaded here, so that nothing else of either slips in. https://url.spec.whatwg.org/#api

interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  getAll(name: string): string[];
  append(name: string, value: string): void;
  has(name: string): boolean;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

declare var URLSearchParams: { new (init?: string | Iterable<[string, string]>): URLSearchParams };

interface URL {
  readonly href: string;
  readonly origin: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: URLSearchParams;
}

declare var URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };

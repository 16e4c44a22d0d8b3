export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a client takes, by its Accept-Encoding header (RFC 9110 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const isTaken = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (isTaken('br')) return 'br';
  return isTaken('gzip') ? 'gzip' : 'identity';
}

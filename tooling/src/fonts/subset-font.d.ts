declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'truetype';
    noHinting?: boolean;
    keepFeatures?: readonly string[];
  }
  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
declare module 'fontverter' {
  /** Writes a font in another format. */
  export function convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}

import type { Readable } from 'node:stream';

/** An answer with another status than its endpoint's. */
export class Reply<Data> {
  readonly status: number;
  readonly data: Data;

  constructor(status: number, data: Data) {
    this.status = status;
    this.data = data;
  }
}

export const reply = <Data>(status: number, data: Data): Reply<Data> => new Reply(status, data);

/** An answer sent as it is, without the envelope: a file to keep. */
export class FileAnswer {
  readonly contentType: string;
  readonly fileName: string;
  readonly content: string | Uint8Array | Readable;

  constructor(contentType: string, fileName: string, content: string | Uint8Array | Readable) {
    this.contentType = contentType;
    this.fileName = fileName;
    this.content = content;
  }
}

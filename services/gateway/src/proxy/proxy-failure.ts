import { texts } from '../texts/en.ts';

interface Failure {
  status: number;
  message: string;
}

/** The answer to a call that could not be passed on. */
export function proxyFailure(error: { statusCode?: number | undefined }): Failure {
  if (error.statusCode === 408) return { status: 408, message: texts.tooSlow.title };
  if (error.statusCode === 413) return { status: 413, message: texts.tooLarge };
  if (error.statusCode === 504) return { status: 504, message: texts.tookTooLong };
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { status: error.statusCode, message: texts.somethingWrong };
  }
  return { status: 503, message: texts.somethingWrong };
}

/** SQLSTATE classes and codes of a server that went, goes or takes no one more, and codes of a socket that is gone. */
const LOST = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
/** The driver says these without a code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/;

/** True if a statement failed because its connection to the database was lost or never established. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && LOST.test(error.code)) return true;
  return LOST_CONNECTION.test(error.message) || (error.cause !== undefined && isLostConnection(error.cause));
}

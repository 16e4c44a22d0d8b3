import { login } from 'shared-contracts/api/auth';
import {
  type PaymentToSortOut,
  paymentsToSortOut,
  paymentToSortOut,
  sortOutPayment,
} from 'shared-contracts/api/payments-to-sort-out';
import { passSecondFactor } from 'shared-contracts/api/second-factor';
import { fromWire } from 'shared-contracts/codec';
import { fillPath } from 'shared-contracts/endpoint';
import { type Schema, safeParse } from 'shared-contracts/schema';
import { ExpectedFailure } from '../expected-failure.ts';
import { callSite, type SiteCall } from './call-site.ts';
import { describePayment, listPayments } from './describe-payment.ts';
import { type PaymentsArguments, readArguments } from './read-arguments.ts';

async function runCommand({ command, site, as, password, code }: PaymentsArguments): Promise<string[]> {
  async function call<Answer>(schema: Schema<Answer>, request: SiteCall): Promise<Answer> {
    const result = safeParse(schema, fromWire(await callSite(site, request)));
    if (result.success) return result.data;
    throw new ExpectedFailure(`${site} answers ${request.path} in another shape. Is it this release?`);
  }
  const { token } = await call(login.answer, {
    method: 'POST',
    path: login.path,
    body: { username: as, password },
  });
  if (code !== null) {
    const request = { method: 'POST', path: passSecondFactor.path, body: { code }, token } as const;
    await call(passSecondFactor.answer, request);
  }
  const one = async (request: Pick<SiteCall, 'method' | 'body'>, path: string, id: string) =>
    describePayment(
      await call<PaymentToSortOut>(paymentToSortOut.answer, {
        ...request,
        path: fillPath(path, { problemId: id }),
        token,
      }),
    );
  if (command.do === 'list') {
    return listPayments(
      await call(paymentsToSortOut.answer, { method: 'GET', path: paymentsToSortOut.path, token }),
    );
  }
  if (command.do === 'show') return one({ method: 'GET' }, paymentToSortOut.path, command.id);
  const { id, resolution, note } = command;
  return one({ method: 'POST', body: { resolution, note } }, sortOutPayment.path, id);
}

/** Lists, shows and sorts out payments through the API, as the front of house does. */
export async function runPayments(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<number> {
  for (const line of await runCommand(readArguments(words, environment))) print(line);
  return 0;
}

import type { FastifyInstance } from 'fastify';
import type { Provider } from '../state/provider.ts';
import { detailAnswer, listAnswer, refusal, sortable, sortableTime } from './answers.ts';
import { type ReportingCommand, readCommand } from './command.ts';
import { entriesOf } from './entries.ts';

const bodySchema = {
  type: 'object',
  required: ['XML'],
  properties: { XML: { type: 'string', maxLength: 16_384 } },
};

const rowNumber = (text: string | undefined, otherwise: number) =>
  /^\d+$/.test(text ?? '') ? Number(text) : otherwise;
const ROWS = 50;

/**
 * Two commands of the provider's Reporting and Admin API: a transaction by our reference or its own, and the list of a
 * span of time. The words and numbers are those that published clients of it know.
 */
export function reportingRoutes(app: FastifyInstance, { settings, ledger, now }: Provider): void {
  function run({ name, vendorName, parameters }: ReportingCommand): string {
    const entries = ledger
      .transactions()
      .filter((transaction) => transaction.vendorName === vendorName)
      .flatMap(entriesOf);
    if (name === 'getTransactionDetail') {
      const { vendortxcode, vpstxid } = parameters;
      const entry = entries.find((each) =>
        vendortxcode ? each.vendorTxCode === vendortxcode : each.transactionId === vpstxid?.toUpperCase(),
      );
      return entry ? detailAnswer(entry, now()) : refusal('0043');
    }
    if (name === 'getTransactionList') {
      const { startdate = '', enddate = '', txtypes = '', startrow, endrow } = parameters;
      const found = entries
        .filter(({ state }) => state === '16')
        .filter(({ type }) => txtypes === '' || type.toUpperCase() === txtypes)
        .filter(({ createdAt }) => sortableTime(createdAt) >= sortable(startdate))
        .filter(({ createdAt }) => sortableTime(createdAt) <= sortable(enddate));
      const first = rowNumber(startrow, 1);
      return listAnswer(found, first, rowNumber(endrow, first + ROWS - 1), now());
    }
    return refusal('0002');
  }

  app.post<{ Body: { XML: string } }>(
    '/access/access.htm',
    { schema: { body: bodySchema }, attachValidation: true, config: { operation: 'look-up' } },
    async (request, reply) => {
      const command = request.validationError ? null : readCommand(request.body.XML, settings.vendors);
      return reply.type('text/xml; charset=utf-8').send(command ? run(command) : refusal('0001'));
    },
  );
}

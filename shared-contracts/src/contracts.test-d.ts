import { expectTypeOf } from 'vitest';
import type { login } from './api/auth.ts';
import type { order } from './api/orders.ts';
import type { venue, venues } from './api/venues.ts';
import { createEventBus } from './bus.ts';
import { type AnswerOf, type BodyOf, type CallArguments, type EndpointAccess, endpoint } from './endpoint.ts';
import { object } from './schema.ts';

const bus = createEventBus(() => undefined);

expectTypeOf<CallArguments<typeof venue>>().toExtend<{ params: { venue: string } }>();
expectTypeOf<CallArguments<typeof order>['params']>().toEqualTypeOf<Record<'orderId', string>>();
expectTypeOf<BodyOf<typeof login>>().toEqualTypeOf<{ username: string; password: string }>();
expectTypeOf<AnswerOf<typeof venues>[number]['slug']>().toEqualTypeOf<string>();

const row = { method: 'GET', path: 'weather', answer: object({}), summary: 'The weather.' } as const;
expectTypeOf(endpoint({ ...row, access: 'anyone' }).access).toEqualTypeOf<EndpointAccess>();
// @ts-expect-error a row that does not say who gets its answer does not compile
endpoint(row);

bus.emit('checkout:completed', { completeOrderId: '1' });
// @ts-expect-error an unknown event does not compile
bus.emit('checkout:finished', { completeOrderId: '1' });
// @ts-expect-error nor does a payload of another shape
bus.emit('checkout:completed', { orderId: '1' });
bus.on('basket:changed', (payload) => expectTypeOf(payload.itemCount).toEqualTypeOf<number>());

import { expectTypeOf } from 'vitest';
import type { login } from './api/auth.ts';
import type { order } from './api/orders.ts';
import type { venue, venues } from './api/venues.ts';
import { createEventBus } from './bus.ts';
import type { AnswerOf, BodyOf, CallArguments } from './endpoint.ts';

const bus = createEventBus(() => undefined);

expectTypeOf<CallArguments<typeof venue>>().toExtend<{ params: { venue: string } }>();
expectTypeOf<CallArguments<typeof order>['params']>().toEqualTypeOf<Record<'orderId', string>>();
expectTypeOf<BodyOf<typeof login>>().toEqualTypeOf<{ username: string; password: string }>();
expectTypeOf<AnswerOf<typeof venues>[number]['slug']>().toEqualTypeOf<string>();

bus.emit('checkout:completed', { completeOrderId: '1' });
// @ts-expect-error an unknown event does not compile
bus.emit('checkout:finished', { completeOrderId: '1' });
// @ts-expect-error nor does a payload of another shape
bus.emit('checkout:completed', { orderId: '1' });
bus.on('basket:changed', (payload) => expectTypeOf(payload.itemCount).toEqualTypeOf<number>());

import { type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** A code that can be used, with the id to send as `promotion_code_id`. */
export const promotionSchema = object({ id: string(), code: string() });
export type Promotion = Infer<typeof promotionSchema>;

export const validatePromotion = endpoint({
  method: 'GET',
  base: 'origin',
  path: 'api/v1/membership-promotions/validate/{promotionCode}/{paymentOptionId}',
  answer: promotionSchema,
  access: 'personalised',
  sendsToken: true,
  summary: 'Whether a promotion code can be used with a payment option now; every refusal is a 404.',
});

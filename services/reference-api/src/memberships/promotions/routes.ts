import { apiTable } from 'shared-contracts/api/table';
import { ApiFailure, type ApiServer, handle, param } from '../../platform/index.ts';
import { findTypeOfOption, numericId } from '../catalogue/catalogue.ts';
import { membershipTexts } from '../texts/texts.ts';
import { recognisePromotion } from './recognise.ts';

export function registerPromotions(app: ApiServer): void {
  handle(app, apiTable.promotions.validatePromotion, async (call) => {
    const found = await findTypeOfOption(call.db, call.tenant.id, numericId(param(call, 'paymentOptionId')));
    const promotion = await recognisePromotion(call, param(call, 'promotionCode'), found?.option);
    if (!promotion) {
      // The reason that a code cannot be used is not disclosed: every refusal is the same.
      throw new ApiFailure(404, membershipTexts.costs.promotion);
    }
    return { id: String(promotion.id), code: promotion.code };
  });
}

import { apiTable } from 'shared-contracts/api/table';
import { siteDay } from 'shared-contracts/dates';
import { ApiFailure, type ApiServer, handle, param } from '../../platform/index.ts';
import { findTypeOfOption, numericId } from '../catalogue/catalogue.ts';
import { membershipTexts } from '../texts/texts.ts';
import { isUsable, normalisedCode } from './rules.ts';
import { findPromotion } from './store.ts';

export function registerPromotions(app: ApiServer): void {
  handle(app, apiTable.promotions.validatePromotion, async (call) => {
    const { db, tenant } = call;
    const code = normalisedCode(param(call, 'promotionCode'));
    const found = await findTypeOfOption(db, tenant.id, numericId(param(call, 'paymentOptionId')));
    const promotion = found && (await findPromotion(db, tenant.id, { code }));
    if (!promotion || !isUsable(promotion, found.option, siteDay(call.now()))) {
      // Why a code cannot be used is nobody's business: every refusal is the same.
      throw new ApiFailure(404, membershipTexts.costs.promotion);
    }
    return { id: String(promotion.id), code: promotion.code };
  });
}

import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { confirmEnrolment, startEnrolment } from './enrol.ts';
import { passChallenge } from './pass.ts';

export function registerSecondFactor(app: ApiServer): void {
  handle(app, apiTable.secondFactor.startSecondFactor, startEnrolment);
  handle(app, apiTable.secondFactor.confirmSecondFactor, confirmEnrolment);
  handle(app, apiTable.secondFactor.passSecondFactor, passChallenge);
}

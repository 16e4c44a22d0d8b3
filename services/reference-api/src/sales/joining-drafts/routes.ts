import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { handOverDraft } from './hand-over-draft.ts';
import { discardDraft, openDraft, requestLink } from './open-draft.ts';
import { emailDraft, saveDraft } from './save-draft.ts';
import { findDraft, findOwnDraft } from './store.ts';

const {
  joiningDraft,
  saveJoiningDraft,
  discardJoiningDraft,
  emailJoiningDraft,
  requestDraftLink,
  handOverJoiningDraft,
  openJoiningDraft,
} = apiTable.joiningDraft;

export function registerJoiningDrafts(app: ApiServer): void {
  handle(app, joiningDraft, async (call) => {
    const id = call.user ? await findOwnDraft(call.db, call.user.id, call.now()) : undefined;
    return id === undefined ? null : ((await findDraft(call.db, id)) ?? null);
  });
  handle(app, saveJoiningDraft, saveDraft);
  handle(app, discardJoiningDraft, discardDraft);
  handle(app, emailJoiningDraft, emailDraft);
  handle(app, requestDraftLink, requestLink);
  handle(app, handOverJoiningDraft, handOverDraft);
  handle(app, openJoiningDraft, openDraft);
}

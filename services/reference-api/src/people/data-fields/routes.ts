import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handleShared } from '../../platform/index.ts';
import { checksumOf, presentSections } from './present-sections.ts';
import { readAnswers, readSections } from './store.ts';

export function registerDataFields(app: ApiServer): void {
  handleShared(app, apiTable.dataFields.dataFields, async ({ db, tenant, user, query }) => {
    const form = query.onboarding_type;
    const sections = await readSections(db, tenant.id);
    // A new account starts empty, even where someone is logged in.
    const isAboutUser = user !== null && form === 'membership_purchase';
    const answers = isAboutUser ? { ...(await readAnswers(db, user.id)), ...identityOf(user) } : {};
    return { sections: presentSections(sections, form, answers), checksum: checksumOf(sections, form) };
  });
}

const identityOf = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}) => ({
  firstName,
  lastName,
  email,
});

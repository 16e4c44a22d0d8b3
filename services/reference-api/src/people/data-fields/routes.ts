import { apiTable } from 'shared-contracts/api/table';
import { type ApiServer, handle } from '../../platform/index.ts';
import { checksumOf, shownSections } from './shown-sections.ts';
import { readAnswers, readSections } from './store.ts';

export function registerDataFields(app: ApiServer): void {
  handle(app, apiTable.dataFields.dataFields, async ({ db, tenant, user, query }) => {
    const form = query.onboarding_type;
    const sections = await readSections(db, tenant.id);
    // A new account starts empty, even where somebody is logged in.
    const isAboutUser = user !== null && form === 'membership_purchase';
    const answers = isAboutUser ? { ...(await readAnswers(db, user.id)), ...identityOf(user) } : {};
    return { sections: shownSections(sections, form, answers), checksum: checksumOf(sections, form) };
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

import { Container, PageHeader } from 'shared-ui/core';
import { PackageList } from '../features/see-my-packages/package-list.tsx';
import { texts } from '../texts/en.ts';

/** What the person has bought several uses of. */
export default function PackagesScreen() {
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.packages.title} />
      <PackageList />
    </Container>
  );
}

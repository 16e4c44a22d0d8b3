import { Container, PageHeader } from 'shared-ui/core';
import { PackageList } from '../features/see-my-packages/package-list.tsx';
import { texts } from '../texts/en.ts';

/** Prepaid packages of the person. */
export default function PackagesScreen() {
  return (
    <Container width="reading" sx={{ paddingBlockEnd: 8 }}>
      <PageHeader title={texts.packages.title} />
      <PackageList />
    </Container>
  );
}

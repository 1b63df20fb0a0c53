import { PageHeader } from '#web/components/PageHeader.tsx';
import RulesForm from './RulesForm.tsx';

export default function ProgrammeRulesPage() {
  return (
    <>
      <PageHeader title="Programme rules" />
      <RulesForm />
    </>
  );
}

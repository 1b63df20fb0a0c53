import { PageHeader } from '#web/components/PageHeader.tsx';
import RulesForm from './RulesForm.tsx';

export default function ProgramRulesPage() {
  return (
    <>
      <PageHeader title="Program rules" />
      <RulesForm />
    </>
  );
}

import { PageHeader } from '#web/components/PageHeader.tsx';
import { SlotParts } from '#web/slots.tsx';
import RulesForm from './RulesForm.tsx';
import { programRules } from './slots.ts';
import { texts } from './texts.ts';

export default function ProgramRulesPage() {
  return (
    <>
      <PageHeader title={texts.programRules} />
      <div style={{ display: 'grid', gap: 24 }}>
        <SlotParts slot={programRules} props={{}} />
        <RulesForm />
      </div>
    </>
  );
}

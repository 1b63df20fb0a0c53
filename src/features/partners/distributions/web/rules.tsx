import Workflow from 'lucide-react/icons/workflow';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { distributionRule } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The rules that associate partners with distributors. */
export default function DistributionRules() {
  return (
    <NounList
      noun={distributionRule}
      title={t.rulesTitle}
      to={undefined}
      last={[{ field: 'resellers', label: t.resellers, kind: 'number' }]}
      create={{
        label: t.rulesCreate,
        form: (done) => <NounForm noun={distributionRule} onDone={done} onCancel={done} />,
      }}
      empty={{ icon: Workflow, text: t.rulesEmpty }}
    />
  );
}

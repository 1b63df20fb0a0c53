import { Form } from 'antd';
import type { OpportunityType } from '#features/deals/opportunity-types/schema.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { OptionField } from '#web/resource/form/fields.tsx';
import type { Opportunity } from '../../schema.ts';
import { ClosingFields } from './ClosingFields.tsx';
import { texts } from './texts.ts';

/** A stage for many deals, from the pipelines they are in; the server reports deals it does not fit. */
export function StageOfMany({ deals }: { deals: readonly Opportunity[] }) {
  const { data } = useList<OpportunityType>('opportunity_types', { start: 0, end: 100 });
  const stage_id = Form.useWatch(['move', 'stage_id']) as string | undefined;
  const types = (data?.rows ?? []).filter(({ id }) => deals.some(({ type_id }) => type_id === id));
  const stages = types.flatMap(({ name, stages }) =>
    stages.map((stage) => ({ ...stage, label: types.length > 1 ? `${name}: ${stage.name}` : stage.name })),
  );
  const chosen = stages.find(({ id }) => id === stage_id);
  const isWon = deals.some(({ status }) => status === 'won');
  return (
    <>
      <OptionField
        name="move.stage_id"
        label={texts.stage}
        options={stages.map(({ id, label, color }) => ({ value: id, label, color }))}
        required={texts.chooseAStage}
        help={chosen?.category === 'won' ? texts.partnersOnTheseDealsEarnCommission : undefined}
      />
      {chosen && (
        <ClosingFields within="move" category={chosen.category} takesBack={isWon && chosen.category !== 'won'} />
      )}
    </>
  );
}

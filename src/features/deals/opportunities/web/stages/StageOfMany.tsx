import { Form } from 'antd';
import type { OpportunityType } from '#features/deals/opportunity-types/schema.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { Opportunity } from '../../schema.ts';
import { ClosingFields } from './ClosingFields.tsx';

/** A stage for many deals, from the pipelines they are in; what does not fit one of them, the server tells. */
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
      <Form.Item
        name={['move', 'stage_id']}
        label="Stage"
        rules={[{ required: true, message: 'Choose a stage' }]}
        extra={chosen?.category === 'won' ? 'The partners on these deals earn commission.' : undefined}
      >
        <OptionSelect options={stages.map(({ id, label, color }) => ({ value: id, label, color }))} />
      </Form.Item>
      {chosen && (
        <ClosingFields within="move" category={chosen.category} takesBack={isWon && chosen.category !== 'won'} />
      )}
    </>
  );
}

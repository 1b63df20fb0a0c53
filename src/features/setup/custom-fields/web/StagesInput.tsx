import { Select } from '#web/inputs/Select.tsx';
import { type Row, useList } from '#web/resource/data/useResource.ts';

interface Stage extends Row {
  name: string;
  type_id: string;
}

/** Stages of every pipeline, grouped by the type they belong to. */
export function StagesInput({
  id,
  value,
  onChange,
}: {
  id?: string;
  value?: string[];
  onChange?: (ids: string[]) => void;
}) {
  const stages = useList<Stage>('opportunity_stages', {
    sort: [{ field: 'order', descending: false }],
    start: 0,
    end: 200,
  });
  const types = useList<Row & { name: string }>('opportunity_types', { start: 0, end: 100 });
  const options = (types.data?.rows ?? []).map((type) => ({
    label: type.name,
    title: type.name,
    options: (stages.data?.rows ?? [])
      .filter(({ type_id }) => type_id === type.id)
      .map((stage) => ({ value: stage.id, label: stage.name })),
  }));
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      loading={stages.isPending || types.isPending}
      value={value ?? []}
      onChange={onChange}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
    />
  );
}

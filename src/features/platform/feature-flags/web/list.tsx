import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import ToggleRight from 'lucide-react/icons/toggle-right';
import { sayable } from '#shared/text/labels.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { FeatureFlag } from '../schema.ts';
import { texts } from './texts.ts';
import { flagState, staleWords } from './words.ts';

const columns: Column<FeatureFlag>[] = sayable([
  { field: 'key', label: 'Flag', sortable: true },
  { field: 'description', label: 'Description', width: 420 },
  {
    field: 'is_on',
    label: 'Default',
    sortable: true,
    width: 110,
    render: (row) => {
      const { label, tone } = flagState(row);
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
  { field: 'override_count', label: 'Overrides', kind: 'number', sortable: true },
  { field: 'rule_count', label: 'Rules', kind: 'number', sortable: true },
  {
    field: 'stale_because',
    label: 'Stale',
    width: 200,
    render: ({ stale_because }) =>
      stale_because ? <StatusTag tone="amber">{staleWords[stale_because]}</StatusTag> : null,
  },
  { field: 'updated_at', label: 'Changed', kind: 'relative', sortable: true },
]);

const filters: FilterSpec[] = sayable([
  { field: 'is_on', label: 'On by default', kind: 'bool' },
  { field: 'is_killed', label: 'Kill switch on', kind: 'bool' },
  { field: 'is_experimental', label: 'Experiment', kind: 'bool' },
  {
    field: 'stale_because',
    label: 'Stale',
    kind: 'multi',
    options: Object.entries(staleWords).map(([value, label]) => ({ value, label })),
  },
]);

export default function FlagList() {
  const navigate = useNavigate();
  return (
    <ResourceList<FeatureFlag>
      resource="feature_flags"
      title={texts.featureFlags}
      columns={columns}
      filters={filters}
      sort={[{ field: 'key', descending: false }]}
      to={({ id }) => `/feature_flags/edit/${id}`}
      savedViews={false}
      exportable={false}
      actions={
        <Button type="primary" icon={<Plus size={16} />} onClick={() => navigate({ to: '/feature_flags/create' })}>
          {texts.newFeatureFlag}
        </Button>
      }
      empty={{
        icon: ToggleRight,
        text: texts.featureFlagsTurnModulesOnOr,
      }}
    />
  );
}

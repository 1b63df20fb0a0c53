import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Route from 'lucide-react/icons/route';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { LeadRule } from '../../rules.schema.ts';
import { texts as t } from '../texts.ts';
import { modeOptions } from '../words.ts';

const columns: Column<LeadRule>[] = [
  { field: 'order', label: 'Order', kind: 'number', sortable: true, width: 80 },
  { field: 'name', label: 'Name', sortable: true },
  {
    field: 'is_active',
    label: 'Status',
    kind: 'status',
    value: ({ is_active }) => (is_active ? 'active' : 'off'),
    options: [
      { value: 'active', label: 'Active', tone: 'green' },
      { value: 'off', label: 'Off', tone: 'gray' },
    ],
    width: 100,
  },
  { field: 'mode', label: 'Offered to', kind: 'status', options: modeOptions, width: 130 },
  { field: 'audience_name', label: 'Audience', width: 170 },
  { field: 'countries', label: 'Countries', value: ({ countries }) => countries.join(', ') || 'All', width: 150 },
  { field: 'accept_hours', label: 'Hours to answer', kind: 'number', width: 140 },
];

export default function LeadRuleList() {
  const navigate = useNavigate();
  return (
    <ResourceList<LeadRule>
      resource="lead_rules"
      title="Lead rules"
      columns={columns}
      sort={[{ field: 'order', descending: false }]}
      to={({ id }) => `/leads/rules/show/${id}`}
      create={{ label: 'New rule', to: '/leads/rules/create' }}
      actions={
        <Button icon={<FlaskConical size={16} />} onClick={() => navigate({ to: '/leads/simulator' })}>
          Simulator
        </Button>
      }
      savedViews={false}
      empty={{ icon: Route, text: t.rulesEmpty }}
    />
  );
}

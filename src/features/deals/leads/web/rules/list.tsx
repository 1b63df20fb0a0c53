import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Route from 'lucide-react/icons/route';
import { sayable } from '#shared/text/labels.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { leadRule } from '../../rules.schema.ts';
import { texts as t } from '../texts.ts';
import { texts as ownTexts } from './texts.ts';

const statusOptions = sayable([
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'off', label: 'Off', tone: 'gray' },
] as const);

export default function LeadRuleList() {
  const navigate = useNavigate();
  return (
    <NounList
      noun={leadRule}
      columns={[
        'order',
        'name',
        {
          of: 'is_active',
          label: ownTexts.status,
          kind: 'status',
          value: ({ is_active }) => (is_active ? 'active' : 'off'),
          options: statusOptions,
          width: 100,
        },
        { of: 'mode', label: ownTexts.offeredTo },
        'audience_id',
        { of: 'countries', value: ({ countries }) => countries.join(', ') || ownTexts.all },
      ]}
      create={{ label: ownTexts.newRule, to: '/leads/rules/create' }}
      actions={
        <Button icon={<FlaskConical size={16} />} onClick={() => navigate({ to: '/leads/simulator' })}>
          {ownTexts.simulator}
        </Button>
      }
      savedViews={false}
      empty={{ icon: Route, text: t.rulesEmpty }}
    />
  );
}

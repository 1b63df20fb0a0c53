import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Gauge from 'lucide-react/icons/gauge';
import Inbox from 'lucide-react/icons/inbox';
import Route from 'lucide-react/icons/route';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session.tsx';
import { leadFields } from '../fields.schema.ts';
import type { Lead } from '../schema.ts';
import { texts as t } from './texts.ts';

export const leadColumns = columnsOf<Lead, typeof leadFields>(leadFields, [
  {
    field: 'company_name',
    label: 'Lead',
    sortable: true,
    value: ({ company_name, contact_name }) => company_name ?? contact_name,
  },
  'status',
  'partner_id',
  'country',
  'source',
  'due_at',
  'received_at',
  { of: 'contact_name', hidden: true },
]);

export default function LeadList() {
  const navigate = useNavigate();
  const mayRule = useCan('lead_rules', 'view');
  return (
    <ResourceList<Lead>
      resource="leads"
      title="Leads"
      noun={['lead', 'leads']}
      columns={leadColumns}
      filters={filtersOf(leadFields, [
        'status',
        'partner_id',
        'source',
        'country',
        'product_id',
        'language',
        'received_at',
      ])}
      sort={[{ field: 'received_at', descending: true }]}
      to={({ id }) => `/leads/show/${id}`}
      create={{ label: 'New lead', to: '/leads/create' }}
      actions={
        <>
          <Button icon={<Gauge size={16} />} onClick={() => navigate({ to: '/leads/performance' })}>
            Performance
          </Button>
          {mayRule && (
            <Button icon={<Route size={16} />} onClick={() => navigate({ to: '/leads/rules' })}>
              Rules
            </Button>
          )}
        </>
      }
      empty={{ icon: Inbox, text: t.empty }}
    />
  );
}

import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Gauge from 'lucide-react/icons/gauge';
import Inbox from 'lucide-react/icons/inbox';
import Route from 'lucide-react/icons/route';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session.tsx';
import { lead } from '../schema.ts';
import { leadColumns } from './columns.ts';
import { texts as t } from './texts.ts';

export default function LeadList() {
  const navigate = useNavigate();
  const mayRule = useCan('lead_rules', 'view');
  return (
    <NounList
      noun={lead}
      columns={leadColumns}
      filters={['status', 'partner_id', 'source', 'country', 'product_id', 'language', 'received_at']}
      create={{ label: 'New lead', form: (done) => <NounForm noun={lead} short onDone={done} onCancel={done} /> }}
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

import Inbox from 'lucide-react/icons/inbox';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { lead } from '../schema.ts';
import { leadColumns } from './columns.ts';
import { texts as t } from './texts.ts';

export default function LeadList() {
  return (
    <NounList
      noun={lead}
      columns={leadColumns}
      filters={['status', 'partner_id', 'source', 'country', 'product_id', 'language', 'received_at']}
      create={{ label: t.newLead, form: (done) => <NounForm noun={lead} short onDone={done} onCancel={done} /> }}
      empty={{ icon: Inbox, text: t.empty }}
    />
  );
}

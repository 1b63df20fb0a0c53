import { Flex } from 'antd';
import Scale from 'lucide-react/icons/scale';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type DecisionOpinion, decisions } from '../schema.ts';
import { FairnessCard } from './FairnessCard.tsx';
import { texts as t } from './texts.ts';

const columns: Column<DecisionOpinion>[] = [
  { field: 'account_name', label: t.registration, kind: 'link', sortable: true },
  { field: 'is_fair', label: t.fair, kind: 'bool', sortable: true },
  { field: 'decision', label: t.decision, kind: 'status', options: [...decisions], sortable: true },
  { field: 'partner_name', label: t.partner, sortable: true, to: ({ partner_id }) => `/partners/show/${partner_id}` },
  { field: 'decided_by_name', label: t.decidedBy, sortable: true },
  { field: 'reason_text', label: t.reason, width: 280 },
  { field: 'created_at', label: t.answered, kind: 'relative', sortable: true },
];

/** The opinions of partners on decisions about their registrations. */
export default function Decisions() {
  return (
    <Flex vertical gap={16}>
      <ResourceList<DecisionOpinion>
        resource="decision_opinions"
        title={t.title}
        words={['answer', 'answers']}
        columns={columns}
        filters={[
          { field: 'is_fair', label: t.fair, kind: 'bool' },
          { field: 'decision', label: t.decision, kind: 'select', options: [...decisions] },
          { field: 'partner_id', label: t.partner, kind: 'reference', resource: 'partners' },
        ]}
        sort={[{ field: 'created_at', descending: true }]}
        to={({ registration_id }) => `/partners/pending/opportunities/show/${registration_id}`}
        empty={{ icon: Scale, text: t.empty }}
      />
      <FairnessCard />
    </Flex>
  );
}

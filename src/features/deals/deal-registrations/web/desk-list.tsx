import ShieldCheck from 'lucide-react/icons/shield-check';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { registration } from '../schema.ts';
import { Clock } from './Clock.tsx';
import { DealCard, registrationPath } from './DealCard.tsx';
import { DeskActions } from './DeskActions.tsx';
import { DealStage } from './registration/DealStage.tsx';
import { RegistrationStatus } from './Status.tsx';
import { texts } from './texts.ts';
import { shownStatusOptions } from './words.ts';

export default function DeskList() {
  const mayManage = useCan('deal_registrations', 'manage');
  return (
    <NounList
      noun={registration}
      title={texts.dealDesk}
      words={['registration', 'registrations']}
      columns={[
        'account_name',
        'number',
        { of: 'status', width: 230, render: (row) => <RegistrationStatus row={row} /> },
        { field: 'clock', label: texts.deadline, width: 200, render: (row) => <Clock row={row} /> },
        'amount_minor',
        {
          field: 'opportunity_stage_name',
          label: texts.dealStage,
          width: 140,
          render: (row) => (row.opportunity_stage_name ? <DealStage row={row} /> : <span className="meta">–</span>),
        },
        { of: 'submitted_at', kind: 'date' },
        { of: 'type_id', hidden: true },
        { field: 'product_family_name', label: texts.products, hidden: true },
        { of: 'account_domain', hidden: true },
        { of: 'review_due_at', hidden: true },
        { of: 'expires_at', kind: 'date', hidden: true },
        { of: 'expected_close_on', hidden: true },
        { of: 'submitted_by', hidden: true },
        { of: 'decided_at', kind: 'date', hidden: true },
      ]}
      filters={[
        { field: 'status', label: texts.status, kind: 'multi', options: shownStatusOptions },
        'type_id',
        'review_due_at',
        'expires_at',
        'submitted_at',
        { field: 'submitted_by_name', label: texts.submittedBy, kind: 'text' },
        'expected_close_on',
        'amount_minor',
        'is_at_risk',
      ]}
      sort={[
        { field: 'turn', descending: false },
        { field: 'updated_at', descending: true },
      ]}
      card={(row) => <DealCard row={row} />}
      to={(row) => registrationPath(row, mayManage)}
      create={{ label: texts.registerDeal, to: '/revenue/deal-desk/create' }}
      actions={mayManage && <DeskActions />}
      empty={{
        icon: ShieldCheck,
        text: texts.registerDealBeforeYouWorkOn,
      }}
    />
  );
}

import Target from 'lucide-react/icons/target';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { opportunity } from '../schema.ts';
import { atRiskColumn } from './AtRisk.tsx';
import { PartnerDealCard } from './PartnerDealCard.tsx';
import { texts } from './texts.ts';

const open = [{ field: 'status', operator: 'eq' as const, values: ['open'] }];
const won = [{ field: 'status', operator: 'eq' as const, values: ['won'] }];

/** The deals a partner takes part in. */
export default function PartnerOpportunities() {
  const mayRenew = useCan('deal_renewals', 'view');
  return (
    <NounList
      noun={opportunity}
      columns={[
        { of: 'name', label: texts.deal },
        'account_id',
        'stage_id',
        atRiskColumn,
        'amount_minor',
        { of: 'next_step', hidden: false },
        'expected_close_on',
      ]}
      filters={[{ of: 'status', kind: 'select' }, 'stage_id', 'account_id', 'amount_minor', 'currency', 'next_step_on']}
      views={[
        { key: 'open', name: 'Open', state: { filters: open } },
        { key: 'won', name: 'Won', state: { filters: won } },
      ]}
      actions={mayRenew && <Link to="/revenue/opportunities/renewals">{texts.renewals}</Link>}
      card={(row) => <PartnerDealCard row={row} />}
      to={({ id }) => `/revenue/opportunities/show/${id}`}
      empty={{
        icon: Target,
        text: texts.dealsYouTakePartInAppear,
      }}
    />
  );
}

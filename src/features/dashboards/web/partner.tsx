import type { Overview } from '../schema.ts';
import { Board, type Widget } from './Board.tsx';
import { ClocksWidget } from './ClocksWidget.tsx';
import { EarningsWidget } from './EarningsWidget.tsx';
import { FirstSteps, type Step } from './FirstSteps.tsx';
import { NeedsWidget } from './NeedsWidget.tsx';
import { NewsWidget } from './NewsWidget.tsx';
import { PipelineWidget } from './PipelineWidget.tsx';
import { TierWidget } from './TierWidget.tsx';

/** In the order in which a partner asks: what have I earned, what must I do, how do my deals stand, where do I stand, what is new. */
const widgets: Widget[] = [
  { key: 'earnings', columns: 9, permission: 'commission_lines:view', part: EarningsWidget },
  { key: 'tier', columns: 3, permission: 'partners:view', part: TierWidget },
  { key: 'needs', columns: 6, permission: 'dashboards:view', part: NeedsWidget },
  { key: 'clocks', columns: 6, permission: 'deal_registrations:view', part: ClocksWidget },
  { key: 'pipeline', columns: 6, permission: 'opportunities:view', part: PipelineWidget },
  { key: 'news', columns: 6, permission: 'dashboards:view', part: NewsWidget },
];

const steps = ({ deals, registrations }: Overview): Step[] => [
  {
    title: 'Register your first deal',
    text: 'Tell the company whom you are talking to. Once it is approved, nobody else can take the deal from you.',
    done: registrations.count + deals.count > 0,
    permission: ['deal_registrations', 'manage'],
    actions: [
      { label: 'Register a deal', to: '/revenue/deal-desk/create' },
      { label: 'How you earn', to: '/revenue/incentives' },
    ],
  },
];

export default function PartnerDashboard() {
  return (
    <Board
      widgets={widgets}
      isEmpty={() => false}
      first={(overview) => <FirstSteps title="Welcome" steps={steps(overview)} />}
      action={{
        label: 'Register a deal',
        to: '/revenue/deal-desk/create',
        permission: ['deal_registrations', 'manage'],
      }}
    />
  );
}

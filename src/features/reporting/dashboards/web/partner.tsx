import type { Overview } from '../schema.ts';
import { Board } from './Board.tsx';
import { FirstSteps, type Step } from './FirstSteps.tsx';

const steps = ({ deals, registrations }: Overview): Step[] => [
  {
    title: 'Register your first deal',
    text: 'Tell the company about your prospect. Once the registration is approved, the deal is protected for you.',
    done: registrations.count + deals.count > 0,
    permission: ['deal_registrations', 'manage'],
    actions: [
      { label: 'Register deal', to: '/revenue/deal-desk/create' },
      { label: 'How you earn', to: '/revenue/incentives' },
    ],
  },
];

export default function PartnerDashboard() {
  return (
    <Board
      isEmpty={() => false}
      first={(overview) => <FirstSteps title="Welcome" steps={steps(overview)} />}
      action={{
        label: 'Register deal',
        to: '/revenue/deal-desk/create',
        permission: ['deal_registrations', 'manage'],
      }}
    />
  );
}

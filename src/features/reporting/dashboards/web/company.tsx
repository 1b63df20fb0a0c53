import { GoLiveCard, useGoLiveSoon } from '#features/setup/go-live/web/index.tsx';
import type { Overview } from '../schema.ts';
import { Board } from './Board.tsx';
import { useFiltersSoon } from './FilterRow.tsx';
import { FirstSteps, type Step } from './FirstSteps.tsx';

const steps = ({ deals, programme }: Overview): Step[] => [
  {
    title: 'Add your partners',
    text: 'The companies that sell, refer or deliver with you. One by one, or all at once from a file.',
    done: (programme?.partners.count ?? 0) > 0,
    permission: ['partners', 'manage'],
    actions: [
      { label: 'New partner', to: '/partners/create' },
      { label: 'Import', to: '/imports/create' },
    ],
  },
  {
    title: 'Say what they earn',
    text: 'An incentive structure turns won deals into commissions that explain themselves.',
    done: (programme?.plans.count ?? 0) > 0,
    permission: ['commission_plans', 'manage'],
    actions: [{ label: 'New structure', to: '/commissions/structure/create' }],
  },
  {
    title: 'Bring in the deals',
    text: 'Import an export of your CRM, or create the first deal by hand.',
    done: deals.count > 0,
    permission: ['opportunities', 'manage'],
    actions: [
      { label: 'Import', to: '/imports/create' },
      { label: 'New opportunity', to: '/commissions/opportunities/create' },
    ],
  },
];

export default function CompanyDashboard() {
  useGoLiveSoon();
  useFiltersSoon();
  return (
    <Board
      isEmpty={({ deals, programme, registrations }) =>
        deals.count + registrations.count + (programme?.partners.count ?? 0) === 0
      }
      first={(overview) => (
        <GoLiveCard>
          <FirstSteps title="Get started" steps={steps(overview)} />
        </GoLiveCard>
      )}
      action={{
        label: 'New opportunity',
        to: '/commissions/opportunities/create',
        permission: ['opportunities', 'manage'],
      }}
    />
  );
}

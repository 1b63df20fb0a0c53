import { GoLiveCard, SetUpHome, useGoLiveSoon } from '#features/work/go-live/web/index.tsx';
import { HomeMilestone, loadHomeMilestone, useHomeMilestoneSoon } from '#features/work/milestones/web/index.tsx';
import { useSession } from '#web/session/session.tsx';
import type { Overview } from '../schema.ts';
import { Board } from './Board.tsx';
import { usePreloadFilters } from './FilterRow.tsx';
import { FirstSteps, type Step } from './FirstSteps.tsx';

loadHomeMilestone();

const steps = ({ deals, program }: Overview): Step[] => [
  {
    title: 'Add your partners',
    text: 'Companies that sell, refer or deliver with you. Add them one by one or import a file.',
    done: (program?.partners.count ?? 0) > 0,
    permission: ['partners', 'manage'],
    actions: [
      { label: 'New partner', to: '/partners/create' },
      { label: 'Import partners', to: '/imports/create' },
    ],
  },
  {
    title: 'Set up incentives',
    text: 'An incentive structure calculates the commissions for won deals.',
    done: (program?.plans.count ?? 0) > 0,
    permission: ['commission_plans', 'manage'],
    actions: [{ label: 'New incentive structure', to: '/commissions/structure/create' }],
  },
  {
    title: 'Add your deals',
    text: 'Import a file from your CRM, or create your first opportunity.',
    done: deals.count > 0,
    permission: ['opportunities', 'manage'],
    actions: [
      { label: 'Import deals', to: '/imports/create' },
      { label: 'New opportunity', to: '/commissions/opportunities/create' },
    ],
  },
];

const isNew = ({ deals, program, registrations }: Overview) =>
  deals.count + registrations.count + (program?.partners.count ?? 0) === 0;

export default function CompanyDashboard() {
  useGoLiveSoon();
  usePreloadFilters();
  useHomeMilestoneSoon();
  const { flags } = useSession();
  return (
    <Board
      isEmpty={isNew}
      first={(overview) => {
        const firstSteps = <FirstSteps title="Get started" steps={steps(overview)} />;
        return isNew(overview) ? (
          <SetUpHome>{firstSteps}</SetUpHome>
        ) : (
          <>
            {flags.milestones && <HomeMilestone />}
            <GoLiveCard>{firstSteps}</GoLiveCard>
          </>
        );
      }}
      action={{
        label: 'New opportunity',
        to: '/commissions/opportunities/create',
        permission: ['opportunities', 'manage'],
      }}
    />
  );
}

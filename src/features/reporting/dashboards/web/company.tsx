import { GoLiveCard, SetUpHome, useGoLiveSoon } from '#features/work/go-live/web/index.tsx';
import { HomeMilestone, loadHomeMilestone, useHomeMilestoneSoon } from '#features/work/milestones/web/index.tsx';
import { useSession } from '#web/session/session.tsx';
import type { Overview } from '../schema.ts';
import { Board } from './Board.tsx';
import { usePreloadFilters } from './FilterRow.tsx';
import { FirstSteps, type Step } from './FirstSteps.tsx';
import { texts } from './texts.ts';

loadHomeMilestone();

const steps = ({ deals, program }: Overview): Step[] => [
  {
    title: texts.addYourPartners,
    text: texts.companiesThatSellReferOrDeliver,
    done: (program?.partners.count ?? 0) > 0,
    permission: ['partners', 'manage'],
    actions: [
      { label: texts.newPartner, to: '/partners/create' },
      { label: texts.importPartners, to: '/imports/create' },
    ],
  },
  {
    title: texts.setUpIncentives,
    text: texts.incentiveStructureCalculatesCommissionsForWon,
    done: (program?.plans.count ?? 0) > 0,
    permission: ['commission_plans', 'manage'],
    actions: [{ label: texts.newIncentiveStructure, to: '/commissions/structure/create' }],
  },
  {
    title: texts.addYourDeals,
    text: texts.importFileFromYourCrmOr,
    done: deals.count > 0,
    permission: ['opportunities', 'manage'],
    actions: [
      { label: texts.importDeals, to: '/imports/create' },
      { label: texts.newOpportunity, to: '/commissions/opportunities/create' },
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
        const firstSteps = <FirstSteps title={texts.getStarted} steps={steps(overview)} />;
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
        label: texts.newOpportunity,
        to: '/commissions/opportunities/create',
        permission: ['opportunities', 'manage'],
      }}
    />
  );
}

import { Suspense } from 'react';
import { loadTierRing, useTierRingSoon } from '#features/enablement/tier-criteria/web/index.tsx';
import { AnnouncementBanner, loadAnnouncementBanner } from '#features/partners/partner-announcements/web/index.tsx';
import { HomeMilestone, loadHomeMilestone, useHomeMilestoneSoon } from '#features/work/milestones/web/index.tsx';
import { PartnerStart } from '#features/work/onboarding/web/index.tsx';
import { coming } from '#web/components/coming.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { Overview } from '../schema.ts';
import { Board } from './Board.tsx';
import { PartnerHome, usePartnerHomeSoon } from './PartnerHome.tsx';
import { texts } from './texts.ts';

loadHomeMilestone();
loadTierRing();
loadAnnouncementBanner();

/** A partner without deals sees its first steps and its open work instead of empty figures. */
const isNew = ({ deals, registrations }: Overview) => deals.count + registrations.count === 0;

export default function PartnerDashboard() {
  const mayRead = useCan('partner_announcements', 'view');
  const { flags } = useSession();
  usePartnerHomeSoon();
  useHomeMilestoneSoon();
  useTierRingSoon();
  return (
    <Board
      isEmpty={isNew}
      first={(overview) => (
        <Suspense fallback={coming}>
          <PartnerHome />
          {mayRead && flags.partner_announcements && <AnnouncementBanner />}
          {flags.milestones && <HomeMilestone />}
          {isNew(overview) && <PartnerStart />}
        </Suspense>
      )}
      action={{
        label: texts.registerDeal,
        to: '/revenue/deal-desk/create',
        permission: ['deal_registrations', 'manage'],
      }}
    />
  );
}

import { MilestoneCard } from './MilestoneCard.tsx';

/** The newest milestone of a partner on its page. */
export default function PartnerMilestone({ partner }: { partner: { id: string } }) {
  return <MilestoneCard partner_id={partner.id} />;
}

import type { Partner } from '#features/partners/partners/schema.ts';
import { CommitmentsCard } from './CommitmentsCard.tsx';

/** The commitments on the overview of a partner. */
export default function PartnerCommitments({ partner }: { partner: Partner }) {
  return <CommitmentsCard partner_id={partner.id} />;
}

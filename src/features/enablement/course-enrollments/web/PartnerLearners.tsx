import { LearnerList } from './LearnerList.tsx';

/** The learners tab of a partner. */
export default function PartnerLearners({ id }: { on: string; id: string }) {
  return <LearnerList partner_id={id} />;
}

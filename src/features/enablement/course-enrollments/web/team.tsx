import { LearnerList } from './LearnerList.tsx';
import { texts as t } from './texts.ts';

/** The progress of colleagues, for a partner's administrator. */
export default function Team() {
  return <LearnerList title={t.team} />;
}

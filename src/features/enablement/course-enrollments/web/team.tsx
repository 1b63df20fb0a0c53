import { LearnerList } from './LearnerList.tsx';
import { texts as t } from './texts.ts';

/** A partner's administrator sees how colleagues do. */
export default function Team() {
  return <LearnerList title={t.team} />;
}

import { LearnerList } from './LearnerList.tsx';
import { texts as t } from './texts.ts';

export default function Learners() {
  return <LearnerList title={t.learners} />;
}

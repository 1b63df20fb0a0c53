import { MilestoneCard } from './MilestoneCard.tsx';

/** The newest milestone on a home page. */
export default function HomeMilestone() {
  return <MilestoneCard />;
}

import { SubmissionList } from './SubmissionList.tsx';

export default function Submissions() {
  return <SubmissionList title="Bounty submissions" />;
}

import { SubmissionList } from './SubmissionList.tsx';
import { texts } from './texts.ts';

export default function Submissions() {
  return <SubmissionList title={texts.bountySubmissions} />;
}

import { SubmissionList } from './SubmissionList.tsx';

/** The bounties tab of a partner. */
export default function RecordSubmissions({ id }: { on: string; id: string }) {
  return <SubmissionList title={null} partner_id={id} />;
}

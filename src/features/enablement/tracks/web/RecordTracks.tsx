import { AssignmentList } from './AssignmentList.tsx';

/** The tracks tab of a partner. */
export default function RecordTracks({ id }: { on: string; id: string }) {
  return <AssignmentList only={[{ field: 'partner_id', operator: 'eq' as const, values: [id] }]} />;
}

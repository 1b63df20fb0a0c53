import { AssignmentList } from './AssignmentList.tsx';
import { texts as t } from './texts.ts';

export default function Assignments() {
  return <AssignmentList title={t.assignments} />;
}

import { RequestList } from './RequestList.tsx';
import { texts as t } from './texts.ts';

export default function DocumentRequests() {
  return <RequestList title={t.title} />;
}

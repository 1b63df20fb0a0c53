import { ResponseList } from './ResponseList.tsx';
import { texts as t } from './texts.ts';

export default function Responses() {
  return <ResponseList title={t.responses} />;
}

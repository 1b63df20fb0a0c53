import { texts as t } from '../texts.ts';
import { AskHere } from './AskHere.tsx';

export default function ExplainCommission() {
  return <AskHere label={t.explain} question={t.questions.commission} />;
}

import { texts as t } from '../texts.ts';
import { AskHere } from './AskHere.tsx';

/** Comments from which on reading them all takes a while. */
const LONG = 3;

export default function SummarizeComments({ count }: { count: number }) {
  return count >= LONG && <AskHere label={t.summarize} question={t.questions.comments} />;
}

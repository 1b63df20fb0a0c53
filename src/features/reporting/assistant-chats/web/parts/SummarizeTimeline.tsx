import { texts as t } from '../texts.ts';
import { AskHere } from './AskHere.tsx';

/** Entries from which on reading them all takes a while. */
const LONG = 5;

export default function SummarizeTimeline({ count }: { count: number }) {
  return count >= LONG && <AskHere label={t.summarize} question={t.questions.record} />;
}

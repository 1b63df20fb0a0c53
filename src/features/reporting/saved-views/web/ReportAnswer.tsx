import type { Query } from '#shared/query/query.ts';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { AnswerView } from './answer/AnswerView.tsx';
import type { Asked } from './question/address.ts';
import { useQueryAnswer } from './question/useQuestion.ts';
import { texts as t } from './texts.ts';

interface ReportAnswerProps {
  question: Query;
  chart: Asked['chart'];
  /** In a widget. */
  isSmall?: boolean;
}

/** Today's answer to a question, where another screen shows it. */
export default function ReportAnswer({ question, chart, isSmall = false }: ReportAnswerProps) {
  const { data, error } = useQueryAnswer(question);
  if (error) return <p role="alert">{error.message || t.failed}</p>;
  if (!data) return <SkeletonBar height={120} />;
  return (
    <>
      {!isSmall && <p>{data.read}</p>}
      <AnswerView question={question} answer={data} chart={chart} isSmall={isSmall} />
    </>
  );
}

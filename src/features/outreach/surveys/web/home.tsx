import { NotFound } from '#web/components/NotFound.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { Asked } from './Asked.tsx';
import { SurveyList } from './SurveyList.tsx';

/** The company's surveys, or what a partner user is asked. */
export default function Feedback() {
  const mayView = useCan('surveys', 'view');
  if (useSession().mode === 'partner') return <Asked />;
  return mayView ? <SurveyList /> : <NotFound />;
}

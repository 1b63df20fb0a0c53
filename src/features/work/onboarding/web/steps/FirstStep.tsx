import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { api } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { OnboardingFacts } from '../../schema.ts';
import css from '../inline.module.css';
import { texts as t } from '../texts.ts';
import { useWizardActions } from '../WizardContext.ts';

/** Either of the two ends the setup and opens its screen. */
export default function FirstStep() {
  const { finish } = useWizardActions();
  const mayRegister = useCan('deal_registrations', 'manage');
  const mayLearn = useCan('courses', 'view');
  const { data } = useQuery({
    queryKey: ['onboarding_state', 'facts'],
    queryFn: ({ signal }) => api<OnboardingFacts>('onboarding/facts', { signal }),
    staleTime: 0,
  });
  const { deals = 0, learning = 0 } = data ?? {};
  return (
    <div className={css.choicesOfStart}>
      {mayRegister && (
        <Card title={t.firstDeal}>
          <p>{deals > 0 ? t.firstDealDone(deals) : t.firstDealText}</p>
          <Button onClick={() => finish('/revenue/deal-desk/create')}>{t.firstDealAction}</Button>
        </Card>
      )}
      {mayLearn && (
        <Card title={t.firstCourse}>
          <p>{learning > 0 ? t.firstCourseDone(learning) : t.firstCourseText}</p>
          <Button onClick={() => finish('/partner-training')}>{t.firstCourseAction}</Button>
        </Card>
      )}
    </div>
  );
}

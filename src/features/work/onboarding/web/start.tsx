import { Button } from 'antd';
import CloudOff from 'lucide-react/icons/cloud-off';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { FrameSkeleton } from '#web/layout/FrameSkeleton.tsx';
import { isDone } from '../steps.ts';
import { Redirect } from './Redirect.tsx';
import { useOnboardingStatus } from './status.ts';
import { texts as t } from './texts.ts';

/** Leads to the step the company stands at. */
export default function OnboardingStart() {
  const { data, error, refetch } = useOnboardingStatus();
  // Once it is done the gate leads out; this screen may still be drawn meanwhile and must not lead back in.
  if (data && !isDone(data)) return <Redirect to={`/onboarding/${data.current_step}`} />;
  if (data || !error) return <FrameSkeleton />;
  return (
    <div role="alert">
      <EmptyState
        icon={CloudOff}
        title={t.fetchFailed}
        actions={<Button onClick={() => refetch()}>{t.tryAgain}</Button>}
      >
        {error.message}
      </EmptyState>
    </div>
  );
}

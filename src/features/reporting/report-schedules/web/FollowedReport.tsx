import { Form } from 'antd';
import { type ReactNode, Suspense } from 'react';
import type { SavedView } from '#features/reporting/saved-views/schema.ts';
import { ReportAnswer } from '#features/reporting/saved-views/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { texts } from './texts.ts';

/** Today's answer to the question that the report of the form follows; `fallback` for reports of lists. */
export function FollowedReport({ fallback }: { fallback: ReactNode }) {
  const form = Form.useFormInstance();
  const followed = Form.useWatch<string | null | undefined>('saved_view_id', { form, preserve: true });
  const { question, chart = 'table' } = useOne<SavedView>('saved_views', followed ?? undefined).data?.state ?? {};
  if (!question) return fallback;
  return (
    <Card title={texts.preview}>
      <Suspense fallback={<SkeletonBar height={120} />}>
        <ReportAnswer question={question} chart={chart} />
      </Suspense>
      <p className="meta" style={{ marginTop: 12 }}>
        {texts.basedOnYourAccessEachRecipient}
      </p>
    </Card>
  );
}

import { useState } from 'react';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { Course } from '../schema.ts';
import { courseSteps } from '../steps.schema.ts';
import { isIncomplete, type Sharing, SharingFields } from './SharingFields.tsx';
import { texts as t } from './texts.ts';

interface PublishDialogProps extends StepDialogEnds {
  course: Course;
  /** Saves pending changes. */
  beforePublish: (() => Promise<void>) | undefined;
}

/** Publishing asks who gets the course; for a course that nobody had, everyone is suggested. */
export function PublishDialog({ course, beforePublish, onSubmit, ...ends }: PublishDialogProps) {
  const { shared_with, audience_id, partner_ids } = course;
  const [sharing, setSharing] = useState<Sharing>({
    shared_with: shared_with === 'nobody' ? 'everyone' : shared_with,
    audience_id,
    partner_ids,
  });
  const share = useUpdate<Course>('courses');
  const { publish } = courseSteps.steps;
  return (
    <ActionDialog<object>
      title={t.publishTitle(course.title)}
      action={publish.label}
      text={publish.text}
      disabled={isIncomplete(sharing)}
      onSubmit={async () => {
        await beforePublish?.();
        // A draft that is shared reaches no one, so this may be written first.
        await share.mutateAsync({ id: course.id, values: sharing });
        return onSubmit({});
      }}
      {...ends}
    >
      <SharingFields value={sharing} onChange={setSharing} />
    </ActionDialog>
  );
}

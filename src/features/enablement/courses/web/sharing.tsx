import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import type { Course } from '../schema.ts';
import css from './Course.module.css';
import CourseHeader from './CourseHeader.tsx';
import { isIncomplete, type Sharing, SharingFields } from './SharingFields.tsx';
import { texts as t } from './texts.ts';

export default function CourseSharing() {
  const course = useOne<Course>('courses', useParam('id'));
  return <Loaded query={course}>{(row) => <Screen key={row.row_version} course={row} />}</Loaded>;
}

function Screen({ course }: { course: Course }) {
  const { shared_with, audience_id, partner_ids } = course;
  const [sharing, setSharing] = useState<Sharing>({ shared_with, audience_id, partner_ids });
  const { message } = App.useApp();
  const update = useUpdate<Course>('courses');
  const save = () =>
    update.mutate(
      { id: course.id, values: sharing, row_version: course.row_version },
      { onSuccess: () => void message.success(t.saved), onError: (error) => void message.error(error.message) },
    );
  return (
    <>
      <CourseHeader course={course} active="course-sharing" />
      <div className={css.narrow}>
        <p>{t.sharingText}</p>
        {course.state === 'draft' && <Alert type="info" showIcon title={t.draftNote} />}
        <SharingFields value={sharing} onChange={setSharing} />
        <Button type="primary" disabled={isIncomplete(sharing)} loading={update.isPending} onClick={save}>
          {t.save}
        </Button>
      </div>
    </>
  );
}

import { App, Button } from 'antd';
import { useId, useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { useTags } from '#web/resource/data/useTags.ts';
import type { Course } from '../schema.ts';
import css from './Course.module.css';
import CourseHeader from './CourseHeader.tsx';
import { texts as t } from './texts.ts';

export default function CourseTags() {
  const course = useOne<Course>('courses', useParam('id'));
  return <Loaded query={course}>{(row) => <Screen key={row.row_version} course={row} />}</Loaded>;
}

function Screen({ course }: { course: Course }) {
  const [tags, setTags] = useState(course.tags);
  const known = useTags('courses').map(({ label }) => label);
  const id = useId();
  const { message } = App.useApp();
  const update = useUpdate<Course>('courses', ['tags']);
  return (
    <>
      <CourseHeader course={course} active="course-tags" />
      <div className={css.narrow}>
        <p>{t.tagsText}</p>
        <div className={css.field}>
          <label htmlFor={id}>{t.tagsLabel}</label>
          <TagsInput id={id} value={tags} onChange={setTags} suggestions={known} />
        </div>
        <Button
          type="primary"
          loading={update.isPending}
          onClick={() =>
            update.mutate(
              { id: course.id, values: { tags }, row_version: course.row_version },
              { onSuccess: () => void message.success(t.saved), onError: (error) => void message.error(error.message) },
            )
          }
        >
          {t.save}
        </Button>
      </div>
    </>
  );
}

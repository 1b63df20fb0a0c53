import { Button } from 'antd';
import Redo from 'lucide-react/icons/redo-2';
import Settings from 'lucide-react/icons/settings-2';
import Undo from 'lucide-react/icons/undo-2';
import { useRef, useState } from 'react';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useAutosave } from '#web/interaction/useAutosave.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { courseProblems } from '../check.ts';
import type { CourseDefinition } from '../definition.schema.ts';
import type { Course } from '../schema.ts';
import { Builder } from './Builder.tsx';
import { CourseForm } from './CourseForm.tsx';
import CourseHeader from './CourseHeader.tsx';
import { texts as t } from './texts.ts';
import { useDefinition } from './useDefinition.ts';

export default function CourseEdit() {
  const course = useOne<Course>('courses', useParam('id'));
  // A colleague's changes do not replace the draft being edited.
  return <Loaded query={course}>{(row) => <Screen key={row.id} row={row} />}</Loaded>;
}

function Screen({ row }: { row: Course }) {
  const version = useRef(row.row_version);
  // Saving the details or publishing increases the row version.
  version.current = Math.max(version.current, row.row_version);
  const [isOpen, setOpen] = useState(false);
  const autosave = useAutosave<{ definition: CourseDefinition }>(async (change, keepalive) => {
    const saved = await api<Course>(`courses/${row.id}`, {
      method: 'PATCH',
      body: { ...change, row_version: version.current },
      keepalive,
    });
    version.current = saved.row_version;
  });
  const { definition, change, undo, redo, canUndo, canRedo } = useDefinition(row.definition, (next) =>
    autosave.change({ definition: next }),
  );
  const problems = courseProblems(definition);
  return (
    <>
      <CourseHeader
        course={row}
        active="edit"
        beforePublish={() => autosave.flush()}
        problems={row.has_changes || autosave.state !== 'idle' ? problems.length : 0}
      >
        <AutosaveText state={autosave.state} />
        <Button icon={<Undo size={16} />} aria-label={t.undo} title={t.undo} disabled={!canUndo} onClick={undo} />
        <Button icon={<Redo size={16} />} aria-label={t.redo} title={t.redo} disabled={!canRedo} onClick={redo} />
        <Button icon={<Settings size={16} />} onClick={() => setOpen(true)}>
          {t.details}
        </Button>
      </CourseHeader>
      <AutosaveFailure failure={autosave.failure} onRetry={() => void autosave.flush()} />
      <Builder course_id={row.id} definition={definition} onChange={change} problems={problems} />
      <FormDrawer open={isOpen} title={t.details} onClose={() => setOpen(false)}>
        <CourseForm row={row} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
      </FormDrawer>
    </>
  );
}

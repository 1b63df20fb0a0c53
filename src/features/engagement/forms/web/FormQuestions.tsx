import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useAutosave } from '#web/interaction/useAutosave.ts';
import { api } from '#web/requests/api.ts';
import { oneOptions, useAction, useOne } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { formProblems } from '../check.ts';
import type { FormDefinition } from '../definition.schema.ts';
import type { Form } from '../schema.ts';
import { formSteps } from '../steps.schema.ts';
import css from './Builder.module.css';
import { Builder } from './Builder.tsx';
import { FormPreview } from './Preview.tsx';
import { texts as t } from './texts.ts';
import { useDefinition } from './useDefinition.ts';
import { usePurposes } from './usePurposes.ts';

interface Saved {
  definition: FormDefinition;
  row_version: number | undefined;
  keepalive: boolean;
}

/** The questions of a form, edited beside their preview; also a tab of the pages that use the form. */
export default function FormQuestions({ id }: { id: string }) {
  const form = useOne<Form>('forms', id);
  const mayManage = useCan('forms', 'manage');
  const isSaving = useIsMutating({ mutationKey: savingKey(id) }) > 0;
  const [isReady, setReady] = useState(!isSaving);
  // A tab that was left within the second of the autosave is still being saved.
  useEffect(() => {
    if (!isSaving) setReady(true);
  }, [isSaving]);
  if (!isReady) return <PageSkeleton />;
  return (
    <Loaded query={form}>
      {(row) =>
        // A colleague's changes do not replace the draft being edited.
        mayManage && !row.archived_at ? <Editor key={row.id} row={row} /> : <FormPreview definition={row.definition} />
      }
    </Loaded>
  );
}

const savingKey = (id: string) => ['forms', 'definition', id];

function Editor({ row }: { row: Form }) {
  const { message } = App.useApp();
  const { of } = usePurposes();
  const purpose = of(row.purpose);
  const save = useSaveDefinition(row);
  const autosave = useAutosave<{ definition: FormDefinition }>(save);
  const { definition, change, undo, redo, canUndo, canRedo } = useDefinition(row.definition, (next) =>
    autosave.change({ definition: next }),
  );
  const publish = useAction<void, Form>('forms', () => `forms/${row.id}/publish`, undefined, ['form_versions']);
  const problems = formProblems(definition, purpose?.bindings);
  const isPublished = row.state === 'published' && !row.has_changes && !canUndo;

  async function publishNow() {
    await autosave.flush();
    publish.mutate(undefined, {
      onSuccess: () => void message.success(formSteps.steps.publish.done),
      onError: (error) => void message.error(error.message),
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcut works wherever the focus is; the buttons do the same
    <div
      className={css.screen}
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
        if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
        event.preventDefault();
        if (event.shiftKey) redo();
        else undo();
      }}
    >
      <div className={css.tools}>
        <AutosaveText state={autosave.state} />
        <Button icon={<Undo size={16} />} aria-label={t.undo} title={t.undo} disabled={!canUndo} onClick={undo} />
        <Button icon={<Redo size={16} />} aria-label={t.redo} title={t.redo} disabled={!canRedo} onClick={redo} />
        <Button
          type="primary"
          loading={publish.isPending}
          disabled={isPublished || problems.length > 0}
          onClick={publishNow}
        >
          {formSteps.steps.publish.label}
        </Button>
      </div>
      <AutosaveFailure failure={autosave.failure} onRetry={() => void autosave.flush()} />
      <Builder definition={definition} onChange={change} purpose={purpose} problems={problems} />
    </div>
  );
}

/** Saves the draft over the version that was opened, and lets the rest of the screen know the new one. */
function useSaveDefinition({ id, row_version }: Form) {
  const client = useQueryClient();
  const version = useRef(row_version);
  const { mutateAsync } = useMutation({
    mutationKey: savingKey(id),
    mutationFn: ({ keepalive, ...body }: Saved) => api<Form>(`forms/${id}`, { method: 'PATCH', body, keepalive }),
    onSuccess: (saved) => {
      version.current = saved.row_version;
      client.setQueryData(oneOptions<Form>('forms', id).queryKey, saved);
    },
  });
  return ({ definition }: { definition: FormDefinition }, keepalive: boolean) =>
    mutateAsync({ definition, keepalive, row_version: version.current });
}

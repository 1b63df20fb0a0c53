import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useAutosave } from '#web/interaction/useAutosave.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useAction, useOne } from '#web/resource/data/useResource.ts';
import { formProblems } from '../check.ts';
import type { FormDefinition } from '../definition.schema.ts';
import type { Form } from '../schema.ts';
import { formSteps } from '../steps.schema.ts';
import css from './Builder.module.css';
import { Builder } from './Builder.tsx';
import { texts as t } from './texts.ts';
import { useDefinition } from './useDefinition.ts';
import { usePurposes } from './usePurposes.ts';

export default function FormEdit() {
  const form = useOne<Form>('forms', useParam('id'));
  // A colleague's changes do not replace the draft being edited.
  return <Loaded query={form}>{(row) => <Screen key={row.id} row={row} />}</Loaded>;
}

function Screen({ row }: { row: Form }) {
  useTitle(row.name);
  const navigate = useNavigate();
  const { message } = App.useApp();
  const version = useRef(row.row_version);
  const { of } = usePurposes();
  const purpose = of(row.purpose);
  const autosave = useAutosave<{ definition: FormDefinition }>(async (change, keepalive) => {
    const saved = await api<Form>(`forms/${row.id}`, {
      method: 'PATCH',
      body: { ...change, row_version: version.current },
      keepalive,
    });
    version.current = saved.row_version;
  });
  const { definition, change, undo, redo, canUndo, canRedo } = useDefinition(row.definition, (next) =>
    autosave.change({ definition: next }),
  );
  const publish = useAction<void, Form>('forms', () => `forms/${row.id}/publish`, undefined, ['form_versions']);
  const problems = formProblems(definition, purpose?.bindings);

  async function publishNow() {
    await autosave.flush();
    publish.mutate(undefined, {
      onSuccess: () => {
        message.success(formSteps.steps.publish.done);
        navigate({ to: `/forms/show/${row.id}` });
      },
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
      <PageHeader title={row.name} meta={<AutosaveText state={autosave.state} />}>
        <Button icon={<Undo size={16} />} aria-label={t.undo} title={t.undo} disabled={!canUndo} onClick={undo} />
        <Button icon={<Redo size={16} />} aria-label={t.redo} title={t.redo} disabled={!canRedo} onClick={redo} />
        <Button type="primary" loading={publish.isPending} disabled={problems.length > 0} onClick={publishNow}>
          {formSteps.steps.publish.label}
        </Button>
      </PageHeader>
      <AutosaveFailure failure={autosave.failure} onRetry={() => void autosave.flush()} />
      <Builder definition={definition} onChange={change} purpose={purpose} problems={problems} />
    </div>
  );
}

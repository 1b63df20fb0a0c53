import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { SavedByOthers } from '#web/resource/form/SavedByOthers.tsx';
import { useOverwrite } from '#web/resource/form/useOverwrite.ts';
import { promptProblems, runTests } from '../render.ts';
import type { PromptTest, PromptVersion, Variable } from '../schema.ts';
import { TestCards } from './TestCards.tsx';
import { texts } from './texts.ts';
import { VariableTable } from './VariableTable.tsx';

type Words = Pick<PromptVersion, 'system_text' | 'template' | 'model' | 'variables' | 'tests'>;

interface DraftEditorProps {
  prompt_id: string;
  version: PromptVersion;
}

/** The content of the newest version; only drafts are editable. Tests run while typing. */
export function DraftEditor({ prompt_id, version }: DraftEditorProps) {
  const { message } = App.useApp();
  const isDraft = version.state === 'draft';
  const [edited, setEdited] = useState<Partial<Words>>({});
  const words: Words = { ...version, ...edited };
  const isDirty = Object.keys(edited).length > 0;
  useUnsavedWarning(isDirty);
  const { begin, end, attempt, theirs } = useOverwrite<PromptVersion>();
  const save = useWrite<number | undefined, PromptVersion>('prompts', (row_version) =>
    api(`prompts/${prompt_id}/draft`, { method: 'PUT', body: { ...edited, row_version } }),
  );
  const set = (fields: Partial<Words>) => {
    begin(version);
    setEdited((before) => ({ ...before, ...fields }));
  };
  const discard = () => {
    end();
    setEdited({});
  };
  const submit = async (over?: number) => {
    try {
      if (!(await attempt(save.mutateAsync, over))) return;
      setEdited({});
      message.success(texts.draftSaved);
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  const problems = promptProblems(words);
  return (
    <PlainForm component="div" disabled={!isDraft}>
      {theirs && (
        <SavedByOthers
          title={texts.someoneElseChangedThisDraftIn}
          onTheirs={discard}
          onMine={() => submit(theirs.row_version)}
        />
      )}
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))' }}>
        <Card title={texts.content}>
          <Form.Item label={texts.model} htmlFor="prompt-model">
            <Input
              id="prompt-model"
              value={words.model}
              maxLength={100}
              onChange={({ target }) => set({ model: target.value })}
            />
          </Form.Item>
          <Form.Item label={texts.instructions} htmlFor="prompt-system" extra={texts.tellsModelItsRoleAndHow}>
            <Input.TextArea
              id="prompt-system"
              autoSize={{ minRows: 3, maxRows: 14 }}
              maxLength={50_000}
              value={words.system_text}
              onChange={({ target }) => set({ system_text: target.value })}
            />
          </Form.Item>
          <Form.Item label={texts.prompt} htmlFor="prompt-template" extra={texts.putVariablesInDoubleBraces}>
            <Input.TextArea
              id="prompt-template"
              autoSize={{ minRows: 6, maxRows: 24 }}
              maxLength={50_000}
              value={words.template}
              onChange={({ target }) => set({ template: target.value })}
            />
          </Form.Item>
          {problems.length > 0 && (
            <ul role="status" style={{ color: 'var(--danger)', margin: '0 0 16px', paddingLeft: 18 }}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <VariableTable
            variables={words.variables}
            readOnly={!isDraft}
            onChange={(variables: Variable[]) => set({ variables })}
          />
        </Card>
        <TestCards
          tests={words.tests}
          variables={words.variables}
          results={runTests(words)}
          readOnly={!isDraft}
          onChange={(tests: PromptTest[]) => set({ tests })}
        />
      </div>
      {isDraft && (
        <div style={{ display: 'flex', gap: 8, marginTop: 16 }}>
          <Button type="primary" disabled={!isDirty} loading={save.isPending} onClick={() => submit()}>
            {texts.saveDraft}
          </Button>
          {isDirty && <Button onClick={discard}>{texts.discard}</Button>}
        </div>
      )}
    </PlainForm>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { api } from '#web/requests/api.ts';
import type { Definition, Step, Variable } from '../../definition.schema.ts';
import type { TestAnswer } from '../../hooks.schema.ts';
import { SampleTree } from './SampleTree.tsx';
import css from './systems.module.css';
import { texts as t } from './systems.texts.ts';
import { VariablesField } from './VariablesField.tsx';
import { variableFor } from './variable-names.ts';

interface HttpAnswerProps {
  id: string;
  definition: Definition;
  step: Step;
  problems: readonly { field: string | null; text: string }[];
  onChange: (outputs: Variable[]) => void;
}

/** Sends the request of a step once, when the person asks for it, and takes values from the answer. */
export function HttpAnswer({ id, definition, step, problems, onChange }: HttpAnswerProps) {
  const { modal } = App.useApp();
  const outputs = step.outputs ?? [];
  const test = useMutation({
    mutationFn: () =>
      api<TestAnswer>(`automations/${id}/test_request`, { method: 'POST', body: { definition, step_id: step.id } }),
  });
  const answer = test.data;
  return (
    <div className={css.sample}>
      <span className={css.label}>{t.answerTitle}</span>
      <p className={css.help}>{t.answerHelp}</p>
      <span>
        <Button
          size="small"
          loading={test.isPending}
          disabled={problems.length > 0}
          onClick={() =>
            modal.confirm({
              title: t.sendTestTitle,
              content: t.sendTestText,
              okText: t.send,
              onOk: () => test.mutateAsync().catch(() => {}),
            })
          }
        >
          {t.sendTest}
        </Button>
      </span>
      {test.error && <Alert type="error" showIcon title={test.error.message} />}
      {answer && <Answer answer={answer} />}
      {answer && answer.paths.length > 0 && (
        <SampleTree
          label={t.answerTree}
          paths={answer.paths}
          chosen={outputs}
          onPick={(path) => onChange([...outputs, variableFor(path, outputs)])}
        />
      )}
      {answer && !answer.error && answer.paths.length === 0 && <p className={css.help}>{t.noAnswerValues}</p>}
      <VariablesField
        value={outputs}
        paths={answer?.paths ?? []}
        problems={problems.filter(({ field }) => field === 'outputs').map(({ text }) => text)}
        onChange={onChange}
      />
    </div>
  );
}

function Answer({ answer }: { answer: TestAnswer }) {
  return (
    <>
      <Alert
        type={answer.error ? 'error' : 'success'}
        showIcon
        title={answer.error ?? (answer.status === null ? '' : t.answered(answer.status))}
      />
      <details>
        <summary className={css.help}>{t.request}</summary>
        <pre className={css.request}>{answer.request}</pre>
      </details>
    </>
  );
}

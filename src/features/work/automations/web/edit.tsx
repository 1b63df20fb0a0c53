import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Input } from 'antd';
import { useState } from 'react';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useAutosave } from '#web/interaction/useAutosave.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { Search } from '#web/search.ts';
import { useCan } from '#web/session/session.tsx';
import type { Definition } from '../definition.schema.ts';
import { findStep } from '../position.ts';
import { type Automation, automationStatuses, type Problem } from '../schema.ts';
import { automationSteps } from '../steps.schema.ts';
import { variableFacts } from '../variables.ts';
import css from './automations.module.css';
import { DryRun } from './DryRun.tsx';
import { Flow } from './Flow.tsx';
import { GoLiveDialog } from './GoLiveDialog.tsx';
import { Panel } from './Panel.tsx';
import { RunList } from './RunList.tsx';
import { useResultFacts } from './results.ts';
import { tableOf } from './sentences.ts';
import { texts as t } from './texts.ts';
import { useCatalog, useFacts } from './useCatalog.ts';
import { Versions } from './Versions.tsx';

export default function AutomationEdit() {
  const query = useOne<Automation>('automations', useParam('id'));
  return <Loaded query={query}>{(row) => <Screen key={row.id} row={row} />}</Loaded>;
}

function Screen({ row }: { row: Automation }) {
  const navigate = useNavigate();
  const removeLater = useRemoveWithUndo('automations');
  const mayManage = useCan('automations', 'manage');
  const { tab } = useSearch({ strict: false }) as Search;
  const [name, setName] = useState(row.name);
  const [definition, setDefinition] = useState(row.definition as Definition);
  const autosave = useAutosave<{ name?: string; definition?: Definition }>((change, keepalive) =>
    api(`automations/${row.id}`, { method: 'PATCH', body: change, keepalive }),
  );
  const change = (next: Definition) => {
    setDefinition(next);
    autosave.change({ definition: next });
  };
  const steps = useSteps(automationSteps, row, {
    special: {
      publish: {
        dialog: ({ onSubmit, ...ends }) => (
          <GoLiveDialog
            {...ends}
            id={row.id}
            definition={definition}
            onBefore={() => autosave.flush()}
            onSubmit={() => onSubmit({})}
          />
        ),
      },
    },
  });
  return (
    <>
      <DetailPage
        record={{ resource: 'automations', id: row.id }}
        name={name || t.untitled}
        status={
          <StatusTag tone={automationStatuses.find(({ value }) => value === row.status)?.tone ?? 'gray'}>
            {automationStatuses.find(({ value }) => value === row.status)?.label}
          </StatusTag>
        }
        subtitle={
          <>
            {row.published_version !== null && <span>{t.version(row.published_version)}</span>}
            {row.has_changes && <span>{t.changes}</span>}
            {mayManage && <AutosaveText state={autosave.state} />}
          </>
        }
        actions={steps.buttons}
        menu={
          mayManage
            ? [
                {
                  key: 'archive',
                  label: t.archive,
                  danger: true,
                  onClick: () => {
                    navigate({ to: '/automations' });
                    removeLater(row.id, t.archived(row.name));
                  },
                },
              ]
            : undefined
        }
        band={
          row.status === 'paused' && row.pause_reason ? (
            <Alert type="warning" showIcon title={row.pause_reason} />
          ) : undefined
        }
        tabs={[
          {
            key: 'flow',
            label: t.flow,
            content: (
              <>
                <AutosaveFailure failure={autosave.failure} onRetry={() => void autosave.flush()} />
                <Builder
                  id={row.id}
                  name={name}
                  definition={definition}
                  isReadOnly={!mayManage}
                  onName={(next) => {
                    setName(next);
                    if (next.trim()) autosave.change({ name: next });
                  }}
                  onChange={change}
                />
              </>
            ),
          },
          ...(mayManage
            ? [
                {
                  key: 'dry-run',
                  label: t.dryRun,
                  content: <DryRun row={row} onBefore={() => autosave.flush()} isOpen={tab === 'dry-run'} />,
                },
              ]
            : []),
          { key: 'runs', label: t.runs, content: <RunList automation_id={row.id} /> },
          {
            key: 'versions',
            label: t.versions,
            content: <Versions id={row.id} current={row.published_version} onCopy={mayManage ? change : undefined} />,
          },
        ]}
      />
      {steps.dialog}
    </>
  );
}

interface BuilderProps {
  id: string;
  name: string;
  definition: Definition;
  isReadOnly: boolean;
  onName: (name: string) => void;
  onChange: (definition: Definition) => void;
}

function Builder({ id, name, definition, isReadOnly, onName, onChange }: BuilderProps) {
  const catalog = useCatalog();
  const [selected, setSelected] = useState('trigger');
  const problems = useProblems(definition, !isReadOnly);
  const table = catalog.data ? tableOf(catalog.data, definition) : null;
  const facts = useFacts(table);
  const results = useResultFacts(catalog.data, definition);
  const specs = [...(facts.data ?? []), ...variableFacts(definition), ...results];
  return (
    <Loaded query={catalog}>
      {(data) => (
        <div className={css.builder}>
          <div>
            {!isReadOnly && (
              <Input
                aria-label={t.name}
                value={name}
                maxLength={200}
                onChange={({ target }) => onName(target.value)}
                style={{ marginBottom: 16, maxWidth: 480 }}
              />
            )}
            <Flow
              catalog={data}
              definition={definition}
              specs={specs}
              problems={problems}
              selected={selected}
              isReadOnly={isReadOnly}
              onSelect={setSelected}
              onChange={onChange}
            />
            {problems
              .filter(({ step }) => step === 'flow')
              .map(({ text }) => (
                <p key={text} className={css.problem}>
                  {text}
                </p>
              ))}
          </div>
          {!isReadOnly && (
            <aside className={css.panel} aria-label={t.settings}>
              <Panel
                id={id}
                catalog={data}
                definition={definition}
                specs={specs}
                problems={problems}
                selected={selected}
                step={findStep(definition.steps, selected)}
                onChange={onChange}
              />
            </aside>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** The problems of the flow as it is on the screen, asked soon after the last change. */
function useProblems(definition: Definition, isEnabled: boolean): readonly Problem[] {
  const settled = useDebounced(JSON.stringify(definition), 400);
  const { data } = useQuery({
    queryKey: ['automations', 'check', settled],
    queryFn: ({ signal }) =>
      api<{ problems: Problem[] }>('automations/check', {
        method: 'POST',
        body: { definition: JSON.parse(settled) },
        signal,
        asks: true,
      }),
    enabled: isEnabled,
    placeholderData: (before) => before,
  });
  return data?.problems ?? [];
}

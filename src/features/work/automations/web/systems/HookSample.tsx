import { Button } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { Trigger } from '../../definition.schema.ts';
import type { HookState } from '../../hooks.schema.ts';
import { FlowField } from '../FlowField.tsx';
import { SampleTree } from './SampleTree.tsx';
import css from './systems.module.css';
import { texts as t } from './systems.texts.ts';
import type { useHook } from './useHook.ts';
import { VariablesField } from './VariablesField.tsx';
import { variableFor } from './variable-names.ts';

interface HookSampleProps {
  hook: ReturnType<typeof useHook>;
  state: HookState | null;
  trigger: Trigger;
  problems: readonly { field: string | null; text: string }[];
  onChange: (next: Partial<Trigger>) => void;
}

/** Waits for a test event, and lets the person pick values from it. */
export function HookSample({ hook: { listen, forget }, state, trigger, problems, onChange }: HookSampleProps) {
  const sample = state?.sample ?? null;
  const fields = trigger.fields ?? [];
  const isListening = state?.listening_until !== null && state !== null;
  return (
    <>
      <div className={css.sample}>
        <span className={css.label}>{t.sampleTitle}</span>
        <p className={css.help}>{state ? t.sampleHelp : t.needsAddress}</p>
        {isListening ? (
          <span className={css.listening} role="status">
            <span className={css.pulse} aria-hidden="true" />
            {t.listening}
            <Button size="small" onClick={() => forget.mutate()}>
              {t.stopListening}
            </Button>
          </span>
        ) : (
          <span className={css.inline}>
            <Button size="small" disabled={!state} loading={listen.isPending} onClick={() => listen.mutate()}>
              {sample ? t.listenAgain : t.listen}
            </Button>
            {sample && (
              <Button size="small" type="text" onClick={() => forget.mutate()}>
                {t.forget}
              </Button>
            )}
          </span>
        )}
        {sample && (
          <>
            <p className={css.help} role="status">
              {t.received} <DateText value={sample.received_at} as="relative" />. {t.expires}{' '}
              <DateText value={sample.expires_at} as="relative" />.
            </p>
            <SampleTree
              label={t.tree}
              paths={sample.paths}
              chosen={fields}
              onPick={(path) => onChange({ fields: [...fields, variableFor(path, fields)] })}
            />
          </>
        )}
      </div>
      <VariablesField
        value={fields}
        paths={sample?.paths ?? []}
        problems={problems.filter(({ field }) => field === 'fields').map(({ text }) => text)}
        onChange={(next) => onChange({ fields: next })}
      />
      {(state?.scheme === 'address' || state?.scheme === 'header') && (sample || trigger.id_path) && (
        <FlowField
          label={t.eventId}
          help={t.eventIdHelp}
          problem={problems.find(({ field }) => field === 'id_path')?.text}
        >
          {(field) => (
            <Select
              id={field}
              aria-label={t.eventId}
              style={{ width: '100%' }}
              value={trigger.id_path ?? ''}
              onChange={(next: string) => onChange({ id_path: next || null })}
              options={[
                { value: '', label: t.eventIdNone },
                ...[...new Set([...(sample?.paths ?? []).map(({ path }) => path), trigger.id_path ?? ''])]
                  .filter(Boolean)
                  .map((path) => ({ value: path, label: path })),
              ]}
            />
          )}
        </FlowField>
      )}
    </>
  );
}

import { Button, Input } from 'antd';
import Trash from 'lucide-react/icons/trash-2';
import { Select } from '#web/inputs/Select.tsx';
import { MOST_VARIABLES, type Variable } from '../../definition.schema.ts';
import type { SamplePath } from '../../hooks.schema.ts';
import css from './systems.module.css';
import { texts as t } from './systems.texts.ts';
import { variableNameOf } from './variable-names.ts';

interface VariablesFieldProps {
  value: readonly Variable[];
  paths: readonly SamplePath[];
  problems: readonly string[];
  onChange: (value: Variable[]) => void;
}

/** The values that a flow takes from a document: their names, types and paths. */
export function VariablesField({ value, paths, problems, onChange }: VariablesFieldProps) {
  const change = (at: number, next: Partial<Variable>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...next } : one)));
  return (
    <div className={css.variables}>
      <span className={css.label}>{t.values}</span>
      {value.length === 0 && <p className={css.help}>{t.noValues}</p>}
      {value.map((variable, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is what the person edits
        <div key={at} className={css.variable}>
          <Input
            aria-label={t.valueName}
            value={variable.name}
            maxLength={40}
            onChange={({ target }) => change(at, { name: variableNameOf(target.value) })}
          />
          <Select
            aria-label={t.valueKind}
            value={variable.kind}
            onChange={(kind: Variable['kind']) => change(at, { kind })}
            options={(['text', 'number', 'yes_no'] as const).map((kind) => ({ value: kind, label: t.kinds[kind] }))}
          />
          <Button
            type="text"
            icon={<Trash size={14} />}
            aria-label={t.removeValue(variable.name)}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
          <Input
            className={css.path}
            aria-label={`${t.path}: ${variable.name}`}
            value={variable.path}
            maxLength={300}
            onChange={({ target }) => change(at, { path: target.value })}
          />
          <Example path={paths.find(({ path }) => path === variable.path)} />
        </div>
      ))}
      {problems.map((problem) => (
        <p key={problem} className={css.problem}>
          {problem}
        </p>
      ))}
      <span>
        <Button
          size="small"
          disabled={value.length >= MOST_VARIABLES}
          onClick={() => onChange([...value, { name: `value_${value.length + 1}`, path: 'data', kind: 'text' }])}
        >
          {t.addByPath}
        </Button>
      </span>
    </div>
  );
}

const Example = ({ path }: { path: SamplePath | undefined }) =>
  path ? (
    <span className={css.example} title={path.example}>
      {t.example}: {path.example || '–'}
    </span>
  ) : null;

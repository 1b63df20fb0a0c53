import { Button, Checkbox, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { Variable } from '../schema.ts';
import css from './Prompts.module.css';
import { texts } from './texts.ts';

interface VariableTableProps {
  variables: readonly Variable[];
  readOnly: boolean;
  onChange: (variables: Variable[]) => void;
}

/** The variables of a prompt. */
export function VariableTable({ variables, readOnly, onChange }: VariableTableProps) {
  const set = (index: number, fields: Partial<Variable>) =>
    onChange(variables.map((one, at) => (at === index ? { ...one, ...fields } : one)));
  return (
    <section aria-label={texts.variables}>
      <h3 style={{ fontWeight: 500, fontSize: 14, margin: '0 0 8px' }}>{texts.variables}</h3>
      <div style={{ display: 'grid', gap: 8 }}>
        {variables.map((variable, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a variable is its place while its name is typed
            key={index}
            className={css.variable}
          >
            <Input
              aria-label={texts.nameOfVariable(index + 1)}
              placeholder={texts.name}
              value={variable.name}
              maxLength={40}
              onChange={({ target }) => set(index, { name: target.value })}
            />
            <Input
              aria-label={texts.descriptionOfVariable(index + 1)}
              placeholder={texts.description}
              value={variable.description}
              maxLength={300}
              onChange={({ target }) => set(index, { description: target.value })}
            />
            <Checkbox
              checked={variable.is_required}
              onChange={({ target }) => set(index, { is_required: target.checked })}
            >
              {texts.required}
            </Checkbox>
            {!readOnly && (
              <Button
                type="text"
                icon={<Trash size={16} />}
                aria-label={texts.removeVariable(variable.name || index + 1)}
                onClick={() => onChange(variables.filter((_, at) => at !== index))}
              />
            )}
          </div>
        ))}
      </div>
      {variables.length === 0 && <p className="meta">{texts.noVariablesPromptAlwaysSame}</p>}
      {!readOnly && (
        <Button
          size="small"
          icon={<Plus size={14} />}
          style={{ marginTop: 8 }}
          onClick={() => onChange([...variables, { name: '', description: '', is_required: true }])}
        >
          {texts.addVariable}
        </Button>
      )}
    </section>
  );
}

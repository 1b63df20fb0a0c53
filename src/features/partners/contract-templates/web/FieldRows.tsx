import { Button, Checkbox, Input } from 'antd';
import Trash from 'lucide-react/icons/trash-2';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { type FieldKind, fieldKinds, type SignerField, type SignerRole } from '../content.schema.ts';
import css from './templates.module.css';
import { fieldKindLabels, texts as t } from './texts.ts';

const kinds = fieldKinds
  .filter((kind) => kind !== 'signature')
  .map((kind) => ({ value: kind, label: fieldKindLabels[kind] }));

export function newFieldKey(fields: readonly SignerField[], kind: FieldKind): string {
  let number = 1;
  while (fields.some(({ key }) => key === `${kind}_${number}`)) number += 1;
  return `${kind}_${number}`;
}

interface FieldRowsProps {
  value?: SignerField[];
  onChange?: (fields: SignerField[]) => void;
  roles: readonly SignerRole[];
  disabled?: boolean;
}

/** Further fields of a text: signers fill them in below it. */
export function FieldRows({ value = [], onChange, roles, disabled = false }: FieldRowsProps) {
  const set = (index: number, change: Partial<SignerField>) =>
    onChange?.(value.map((field, at) => (at === index ? { ...field, ...change } : field)));
  const add = () =>
    onChange?.([
      ...value,
      { key: newFieldKey(value, 'text'), role: roles[0]!.key, kind: 'text', label: '', required: true },
    ]);
  return (
    <div className={css.rows}>
      {value.map((field, index) => (
        <div key={field.key} className={css.fieldRow}>
          <Input
            aria-label={t.label}
            placeholder={t.label}
            value={field.label}
            maxLength={120}
            disabled={disabled}
            onChange={(event) => set(index, { label: event.target.value })}
          />
          <OptionSelect
            aria-label={t.kind}
            options={kinds}
            value={field.kind}
            disabled={disabled}
            onChange={(kind) => set(index, { kind: kind as FieldKind })}
          />
          <OptionSelect
            aria-label={t.forSigner}
            options={roles.map(({ key, name }) => ({ value: key, label: name }))}
            value={field.role}
            disabled={disabled}
            onChange={(role) => set(index, { role: role as string })}
          />
          <Checkbox
            checked={field.required}
            disabled={disabled}
            onChange={(event) => set(index, { required: event.target.checked })}
          >
            {t.required}
          </Checkbox>
          <Button
            type="text"
            icon={<Trash size={16} />}
            aria-label={`${t.removeField}: ${field.label}`}
            disabled={disabled}
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {!disabled && roles.length > 0 && (
        <div>
          <Button onClick={add}>{t.addField}</Button>
        </div>
      )}
    </div>
  );
}

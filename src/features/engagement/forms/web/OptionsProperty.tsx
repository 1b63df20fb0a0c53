import { Button, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import type { FormField, FormOption } from '../definition.schema.ts';
import css from './Builder.module.css';
import { SelectProperty } from './inputs.tsx';
import { recordTables, texts } from './texts.ts';

const t = texts.fields;

/** The options of a choice: entered here, or selected records of the company, so that visitors see no others. */
export function OptionsProperty({
  field,
  set,
}: {
  field: FormField;
  set: (part: Partial<Record<keyof FormField, unknown>>) => void;
}) {
  const { type, options = [] } = field;
  const table = type === 'PRODUCT_LINES' ? 'products' : type === 'REFERENCE' ? field.table : undefined;
  const isOfRecords = type === 'PRODUCT_LINES' || type === 'REFERENCE';
  const change = (at: number, label: string) =>
    set({ options: options.map((one, index) => (index === at ? { ...one, label } : one)) });
  const add = (option: FormOption) => set({ options: [...options, option] });
  return (
    <>
      {type === 'REFERENCE' && (
        <SelectProperty
          label={t.table}
          options={recordTables}
          value={field.table}
          onChange={(next) => set({ table: next, options: undefined })}
        />
      )}
      <fieldset className={css.property}>
        <legend>{t.options}</legend>
        <ul className={css.options}>
          {options.map(({ value, label }, at) => (
            <li key={value}>
              <Input
                aria-label={t.optionLabel}
                value={label}
                maxLength={200}
                onChange={(event) => change(at, event.target.value)}
              />
              <Button
                type="text"
                size="small"
                icon={<X size={14} />}
                aria-label={texts.remove(label)}
                onClick={() => set({ options: options.filter((_, index) => index !== at) })}
              />
            </li>
          ))}
        </ul>
        {isOfRecords ? (
          table && (
            <ReferenceSelect
              key={options.length}
              resource={table}
              labelField={table === 'contacts' ? 'full_name' : 'name'}
              placeholder={t.addRecord}
              aria-label={t.addRecord}
              value={null}
              onChange={(id, name) =>
                id && !options.some(({ value }) => value === id) && add({ value: id, label: name })
              }
            />
          )
        ) : (
          <Button size="small" icon={<Plus size={14} />} onClick={() => add(freshOption(options))}>
            {t.addOption}
          </Button>
        )}
      </fieldset>
    </>
  );
}

function freshOption(options: readonly FormOption[]): FormOption {
  const values = new Set(options.map(({ value }) => value));
  let number = options.length + 1;
  while (values.has(`option_${number}`)) number++;
  return { value: `option_${number}`, label: texts.option(number) };
}

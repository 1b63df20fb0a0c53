import { Button, Form, Switch } from 'antd';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import type { Filter, Sort } from '#shared/nouns/list-query.ts';
import { Select } from '#web/inputs/Select.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { FilterBar } from '#web/resource/list/FilterBar.tsx';
import type { ReportField } from '../schema.ts';
import css from './Reports.module.css';
import { texts } from './texts.ts';
import { reportConditions, useFields, useObjects } from './useObjects.ts';

const asOptions = (fields: readonly ReportField[]) => fields.map(({ key, label }) => ({ value: key, label }));

const contentNames = ['object', 'columns', 'filters', 'sort'] as const;
const NoInput = () => null;

/** A value of the form that is not edited here; the preview shows it. */
export const KeptField = ({ name }: { name: string }) => (
  <Form.Item name={name} hidden>
    <NoInput />
  </Form.Item>
);

/** The fields for the content of the report: data, columns, conditions, order, and grouping. */
export function QuestionFields({ isGroupingOnly = false }: { isGroupingOnly?: boolean }) {
  const form = Form.useFormInstance();
  const object = Form.useWatch<string | undefined>('object', form);
  const group = Form.useWatch<string | null | undefined>('group_by', form);
  const fields = useFields(object) ?? [];
  const columns = fields.filter(({ is_column }) => is_column);
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  const summed = fields.filter(({ can_sum }) => can_sum);
  return (
    <>
      {isGroupingOnly && contentNames.map((name) => <KeptField key={name} name={name} />)}
      {!isGroupingOnly && (
        <Field name="object" label={texts.data} help={texts.youCanReportOnAnyData} required>
          <ObjectSelect
            // Columns and conditions of one noun do not apply to another.
            onPick={() =>
              form.setFieldsValue({ columns: [], filters: [], sort: [], group_by: null, sums: [], chart: null })
            }
          />
        </Field>
      )}
      {object && (
        <>
          {!isGroupingOnly && (
            <>
              <Field
                name="columns"
                label={texts.columns}
                show={(value) => (value as string[]).map(labelOf).join(', ')}
                required
              >
                <ColumnsInput fields={columns} />
              </Field>
              <Field
                name="filters"
                label={texts.conditions}
                help={texts.relativeDatesSuchAsNext14}
                show={(value) =>
                  (value as Filter[]).map(({ field, values }) => `${labelOf(field)}: ${values.join(', ')}`).join('; ')
                }
              >
                <ConditionsInput fields={fields} object={object} />
              </Field>
              <Field
                name="sort"
                label={texts.sortBy}
                show={(value) => (value as Sort[]).map(({ field }) => labelOf(field)).join(', ')}
              >
                <SortInput fields={fields.filter(({ can_sort }) => can_sort)} />
              </Field>
            </>
          )}
          <Pair>
            <Field name="group_by" label={texts.groupBy} help={texts.datesGroupedByMonth}>
              <Select
                allowClear
                placeholder={texts.noGrouping}
                showSearch={{ optionFilterProp: 'label' }}
                options={asOptions(fields.filter(({ can_group }) => can_group))}
              />
            </Field>
            {group && (
              <Field name="sums" label={texts.totals} help={texts.totalsPerCurrency}>
                <Select
                  mode="multiple"
                  placeholder={texts.rowCountOnly}
                  options={asOptions(summed)}
                  optionFilterProp="label"
                />
              </Field>
            )}
          </Pair>
          {group && (
            <Pair>
              <Field name="chart" label={texts.chart}>
                <Select
                  allowClear
                  placeholder={texts.none}
                  options={[
                    { value: 'bar', label: texts.barChart },
                    { value: 'line', label: texts.lineChart },
                  ]}
                />
              </Field>
              <Field
                name="has_details"
                label={texts.includeDetails}
                help={texts.turnOffToShowOnlyGroups}
                valuePropName="checked"
                show={(value) => (value ? texts.yes : texts.no)}
              >
                <Switch />
              </Field>
            </Pair>
          )}
        </>
      )}
    </>
  );
}

interface InputProps<T> {
  id?: string;
  value?: T;
  onChange?: (value: T) => void;
}

function ObjectSelect({ value, onChange, onPick, ...rest }: InputProps<string> & { onPick: () => void }) {
  const { data = [] } = useObjects();
  const areas = Map.groupBy(data, ({ area }) => area);
  return (
    <Select
      {...rest}
      value={value}
      onChange={(next: string) => {
        onPick();
        onChange?.(next);
      }}
      placeholder={texts.chooseData}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...areas].map(([area, objects]) => ({
        label: area,
        options: objects.map(({ name, label }) => ({ value: name, label })),
      }))}
    />
  );
}

/** Columns in their order, moved by buttons. */
function ColumnsInput({ id, value = [], onChange, fields }: InputProps<string[]> & { fields: readonly ReportField[] }) {
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label ?? key;
  const move = (index: number, by: number) => {
    const next = [...value];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange?.(next);
  };
  return (
    <>
      {value.length > 0 && (
        <ol className={css.picked} aria-label={texts.selectedColumns}>
          {value.map((key, index) => {
            const label = labelOf(key);
            return (
              <li key={key}>
                <span>{label}</span>
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowUp size={14} />}
                  disabled={index === 0}
                  aria-label={texts.moveUp(label)}
                  onClick={() => move(index, -1)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<ArrowDown size={14} />}
                  disabled={index === value.length - 1}
                  aria-label={texts.moveDown(label)}
                  onClick={() => move(index, 1)}
                />
                <Button
                  type="text"
                  size="small"
                  icon={<X size={14} />}
                  aria-label={texts.remove(label)}
                  onClick={() => onChange?.(value.filter((one) => one !== key))}
                />
              </li>
            );
          })}
        </ol>
      )}
      <Select<string | null>
        id={id}
        value={null}
        placeholder={texts.addAColumn}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(key) => key && onChange?.([...value, key])}
        options={asOptions(fields.filter(({ key }) => !value.includes(key)))}
      />
    </>
  );
}

interface ConditionsInputProps extends InputProps<Filter[]> {
  fields: readonly ReportField[];
  object: string;
}

function ConditionsInput({ value = [], onChange, fields, object }: ConditionsInputProps) {
  const inAudience = useAudienceFilter(object);
  return (
    <div className={css.line}>
      <FilterBar
        specs={[...reportConditions(fields), ...inAudience]}
        filters={value}
        onChange={(next) => onChange?.(next)}
      />
    </div>
  );
}

function SortInput({ id, value = [], onChange, fields }: InputProps<Sort[]> & { fields: readonly ReportField[] }) {
  const [by] = value;
  return (
    <div className={css.line}>
      <Select
        id={id}
        allowClear
        style={{ flex: '2 1 180px' }}
        placeholder={texts.defaultOrder}
        showSearch={{ optionFilterProp: 'label' }}
        value={by?.field}
        onChange={(field?: string) => onChange?.(field ? [{ field, descending: by?.descending ?? false }] : [])}
        options={asOptions(fields)}
      />
      {by && (
        <Select
          aria-label={texts.sortOrder}
          style={{ flex: '1 1 140px' }}
          value={by.descending ? 'down' : 'up'}
          onChange={(direction) => onChange?.([{ field: by.field, descending: direction === 'down' }])}
          options={[
            { value: 'up', label: texts.ascending },
            { value: 'down', label: texts.descending },
          ]}
        />
      )}
    </div>
  );
}

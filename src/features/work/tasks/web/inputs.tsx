import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Form, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { companyRoleKeys, partnerRoleKeys } from '#shared/access/roles.ts';
import { nounTitle } from '#shared/nouns/nouns.ts';
import { declaredFeatures } from '#web/declared.ts';
import type { PaletteSearch } from '#web/feature.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { apiRows } from '#web/requests/api.ts';
import { Field } from '#web/resource/form/fields.tsx';
import { isOffered } from '#web/session/access.ts';
import { useSession } from '#web/session/session.tsx';
import type { ChecklistItem, TaskPerson, TaskSide } from '../schema.ts';
import { roleLabels } from '../schema.ts';
import { unfinished } from '../status.schema.ts';
import { recurrenceLabel, recurrences } from './recurrences.ts';
import css from './tasks.module.css';
import { texts as t } from './texts.ts';

/** The people who can be assigned or mentioned about a partner. */
export function useTaskPeople(partner_id: string | null | undefined) {
  const { mode } = useSession();
  const query = mode === 'company' && partner_id ? { partner_id } : {};
  return useQuery({
    queryKey: ['tasks', 'people', query],
    queryFn: ({ signal }) => apiRows<TaskPerson>('tasks/people', { query, signal }),
    staleTime: 60_000,
  });
}

/** A colleague of the partner's reader. */
export function ColleagueSelect(props: { value?: string | null; onChange?: (value: string | null) => void }) {
  const people = (useTaskPeople(null).data ?? []).filter(({ side }) => side === 'partner');
  return (
    <Select
      {...props}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
    />
  );
}

/** A person or a role of the side that has to act. */
export function AssigneeField() {
  const form = Form.useFormInstance();
  const { mode } = useSession();
  const side = (Form.useWatch('side', form) ?? form.getFieldValue('side') ?? mode) as TaskSide;
  const partner_id = (Form.useWatch('partner_id', form) ?? form.getFieldValue('partner_id')) as string | null;
  const people = (useTaskPeople(partner_id).data ?? []).filter((one) => one.side === side && one.takes_work);
  const roles: readonly string[] = side === 'company' ? companyRoleKeys : partnerRoleKeys;
  return (
    <>
      <Field
        name="assignee_user_id"
        label={t.assignee}
        show={(id) => people.find(({ user_id }) => user_id === id)?.full_name ?? String(id)}
      >
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={people.map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
        />
      </Field>
      <Field
        name="assignee_role"
        label={t.role}
        help={t.everyoneWithThisRoleSeesTask}
        show={(role) => roleLabels[String(role)] ?? String(role)}
      >
        <OptionSelect allowClear options={roles.map((value) => ({ value, label: roleLabels[value]! }))} />
      </Field>
    </>
  );
}

export function RecurrenceField() {
  return (
    <Field name="recurrence" label={t.repeats} show={(rule) => recurrenceLabel(String(rule))}>
      <RecurrenceInput />
    </Field>
  );
}

interface RecurrenceInputProps {
  id?: string;
  value?: string | null;
  onChange?: (rule: string | null) => void;
}

/** Common rules by name; others are written as a rule of RFC 5545. */
function RecurrenceInput({ id, value, onChange }: RecurrenceInputProps) {
  const isKnown = !value || recurrences.some((one) => one.value === value);
  const [isCustom, setCustom] = useState(!isKnown);
  return (
    <>
      <Select
        id={id}
        value={isCustom ? 'custom' : (value ?? '')}
        onChange={(next) => {
          setCustom(next === 'custom');
          if (next !== 'custom') onChange?.(next || null);
        }}
        options={[{ value: '', label: t.noRepeat }, ...recurrences, { value: 'custom', label: t.custom }]}
      />
      {isCustom && (
        <Input
          style={{ marginTop: 8 }}
          aria-label={t.custom}
          value={value ?? ''}
          maxLength={300}
          placeholder="FREQ=MONTHLY;BYDAY=1MO"
          onChange={({ target }) => onChange?.(target.value || null)}
        />
      )}
    </>
  );
}

export function BlockedByField({ id }: { id: string | undefined }) {
  const form = Form.useFormInstance();
  const chosenName = form.getFieldValue('blocked_by_title') as string | undefined;
  return (
    <Field
      name="blocked_by_id"
      label={t.blockedByText}
      help={t.thisTaskCannotBeStartedOr}
      show={() => chosenName ?? ''}
    >
      <ReferenceSelect
        resource="tasks"
        labelField="title"
        chosenName={chosenName}
        only={[
          { field: 'status', operator: 'eq', values: [...unfinished] },
          ...(id ? [{ field: 'id', operator: 'ne' as const, values: [id] }] : []),
        ]}
      />
    </Field>
  );
}

export function ChecklistField() {
  return (
    <Field
      name="checklist"
      label={t.checklist}
      show={(items) => (items as ChecklistItem[]).map(({ text }) => text).join(', ')}
    >
      <ChecklistInput />
    </Field>
  );
}

interface ChecklistInputProps {
  value?: ChecklistItem[];
  onChange?: (items: ChecklistItem[]) => void;
}

/** Items to check off; it works in a form and alone. */
export function ChecklistInput({ value = [], onChange }: ChecklistInputProps) {
  const [text, setText] = useState('');
  const add = () => {
    if (!text.trim()) return;
    onChange?.([...value, { text: text.trim(), is_done: false }]);
    setText('');
  };
  const change = (at: number, item: ChecklistItem | null) =>
    onChange?.(value.toSpliced(at, 1, ...(item ? [item] : [])));
  return (
    <div>
      <ul className={css.items}>
        {value.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may have one text
          <li key={at}>
            <Checkbox
              checked={item.is_done}
              onChange={({ target }) => change(at, { ...item, is_done: target.checked })}
              className={css.grow}
            >
              <span className={item.is_done ? css.done : undefined}>{item.text}</span>
            </Checkbox>
            <Button
              type="text"
              size="small"
              icon={<X size={14} />}
              aria-label={t.removeItem(item.text)}
              onClick={() => change(at, null)}
            />
          </li>
        ))}
      </ul>
      {value.length < 50 && (
        <div className={css.quickLine}>
          <Input
            value={text}
            maxLength={200}
            aria-label={t.checklistItem}
            placeholder={t.checklistItem}
            onChange={({ target }) => setText(target.value)}
            onPressEnter={(event) => {
              event.preventDefault();
              add();
            }}
          />
          <Button icon={<Plus size={16} />} disabled={!text.trim()} onClick={add}>
            {t.addItem}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The record of any noun that the palette can search. */
export function RecordFields() {
  const session = useSession();
  const form = Form.useFormInstance();
  const table = (Form.useWatch('record_table', form) ?? form.getFieldValue('record_table')) as string | null;
  const kinds = recordKinds().filter((search) => isOffered(search, session));
  const chosen = kinds.find(({ resource }) => resource === table);
  return (
    <>
      <Field name="record_table" label={t.recordKind} show={(value) => nounTitle(String(value))}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={kinds.map(({ resource, label }) => ({ value: resource, label }))}
          onChange={() => form.setFieldValue('record_id', null)}
        />
      </Field>
      {chosen && (
        <Field name="record_id" label={t.record} required show={() => nounTitle(chosen.resource)}>
          <ReferenceSelect
            key={chosen.resource}
            resource={chosen.resource}
            say={(row) => String(chosen.hit(row).title)}
            chosenName={form.getFieldValue('record_name') as string | undefined}
          />
        </Field>
      )}
    </>
  );
}

const unfit = new Set(['tasks', 'task_templates', 'action_plans', 'team_members']);

function recordKinds(): PaletteSearch[] {
  const seen = new Set<string>();
  return declaredFeatures()
    .flatMap(({ search = [] }) => search)
    .filter(({ resource }) => !unfit.has(resource))
    .filter(({ resource, mode }) => {
      const key = `${resource} ${mode}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

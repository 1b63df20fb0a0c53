import { App, Form, type FormRule } from 'antd';
import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import Tags from 'lucide-react/icons/tags';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useState } from 'react';
import { type ChangedMany, MAX_ROWS_PER_CHANGE } from '#shared/nouns/change-many.ts';
import { type Fields, isEditableInPlace, mustBeFilled } from '#shared/nouns/fields.ts';
import { useUndoable } from '../../components/useUndoable.tsx';
import { assignablePeople } from '../../inputs/assignable.ts';
import { ReferenceSelect } from '../../inputs/ReferenceSelect.tsx';
import { ErrorItem } from '../../inputs/refusal.tsx';
import { Select } from '../../inputs/Select.tsx';
import { TagsInput } from '../../inputs/TagsInput.tsx';
import { plural } from '../../texts.ts';
import { type Row, useAction, useUpdate } from '../data/useResource.ts';
import { useTags } from '../data/useTags.ts';
import { useHideRows } from '../data/useUndoableRemove.ts';
import { FieldValueInput } from '../fields/FieldValueInput.tsx';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { refusalOf } from '../form/refusal.ts';
import { texts as t } from '../texts.ts';
import type { BulkAction } from './BulkBar.tsx';
import { useTellChanged } from './useTellChanged.tsx';

/** The values of a form, in the format of the server's `changeOfMany`. */
type Change = Record<string, unknown>;

/** A change of many rows at once: its button and its fields. */
interface Changing<R> {
  label: string;
  /** The title of the dialog and its button; by default “Owner of 3 partners” and “Change”. */
  title?: (many: string) => string;
  action?: string;
  icon: LucideIcon;
  fields?: (rows: readonly R[]) => ReactNode;
  /** The consequences of the change. */
  text?: string;
  /** The change whose effects are shown first, because it moves money. Texts that do not matter have a placeholder. */
  sheet?: Change;
  /** Selects the rows that the change applies to; defaults to all. */
  only?: (row: R) => boolean;
  initial?: Change;
  /** Writes the fields' values in another way than by one change of all rows. */
  send?: (rows: readonly R[], values: Change) => Promise<readonly R[]>;
  /** Converts the fields' values to the change, if they differ. */
  change?: (values: Change) => Change;
}

interface Asked<R> extends Changing<R> {
  rows: readonly R[];
  done: (left: readonly R[]) => void;
}

/** Sends one change to all selected rows (`POST {resource}/bulk`), and names the rows that refused it. */
export function useBulkChange<R extends Row>(
  resource: string,
  [one, many]: readonly [string, string],
  also?: readonly string[],
) {
  const { message } = App.useApp();
  const tell = useTellChanged<R>([one, many]);
  const [asked, setAsked] = useState<Asked<R> | null>(null);
  const post = useAction<{ ids: string[]; change: Change }, ChangedMany>(
    resource,
    () => `${resource}/bulk`,
    (input) => input,
    also,
  );

  const patch = useUpdate<R>(resource, also);
  const undoable = useUndoable();
  const { hide, show } = useHideRows(resource);

  /** @returns the rows that were not changed */
  const send = async (rows: readonly R[], change: Change): Promise<readonly R[]> => {
    const { changed, refused } = await write(rows, change);
    const done = t.changedMany(plural(changed, one, many));
    return tell(rows, changed, refused, done, undoOf(rows, refused, Object.keys(change)));
  };

  const write = async (rows: readonly R[], change: Change): Promise<ChangedMany> => {
    const refused: ChangedMany['refused'] = [];
    let changed = 0;
    for (let at = 0; at < rows.length; at += MAX_ROWS_PER_CHANGE) {
      const ids = rows.slice(at, at + MAX_ROWS_PER_CHANGE).map(({ id }) => id);
      const result = await post.mutateAsync({ ids, change });
      changed += result.changed;
      refused.push(...result.refused);
    }
    return { changed, refused };
  };

  /** Writes values of each row, a few rows at a time; each row keeps its own rules. */
  const sendValues = async (rows: readonly R[], valuesOf: (row: R) => Change): Promise<ChangedMany['refused']> => {
    const refused: ChangedMany['refused'] = [];
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const some = rows.slice(at, at + AT_ONCE);
      const results = await Promise.allSettled(
        some.map((row) => patch.mutateAsync({ id: row.id, values: valuesOf(row) })),
      );
      for (const [index, result] of results.entries()) {
        const row = some[index]!;
        if (result.status === 'rejected')
          refused.push({ id: row.id, name: rowName(row), message: reasonOf(result.reason) });
      }
    }
    return refused;
  };

  const sendField = async (rows: readonly R[], key: string, value: unknown): Promise<readonly R[]> => {
    const values = { [key]: typeof value === 'string' ? value.trim() || null : (value ?? null) };
    const refused = await sendValues(rows, () => values);
    const done = t.changedMany(plural(rows.length - refused.length, one, many));
    return tell(rows, rows.length - refused.length, refused, done, undoOf(rows, refused, [key]));
  };

  /** Writes the former values of the changed rows, if the rows on screen contain them all. */
  const undoOf = (rows: readonly R[], refused: ChangedMany['refused'], changed: readonly string[]) => {
    const keys = [...new Set(changed.map((key) => (key === 'add_tags' || key === 'remove_tags' ? 'tags' : key)))];
    if (!rows.every((row) => keys.every((key) => key in row))) return undefined;
    const same = new Set(refused.map(({ id }) => id));
    const before = rows.filter(({ id }) => !same.has(id));
    return async () => {
      const stayed = await sendValues(before, (row) =>
        Object.fromEntries(keys.map((key) => [key, (row as Readonly<Record<string, unknown>>)[key] ?? null])),
      );
      tell(
        before,
        before.length - stayed.length,
        stayed,
        t.restoredMany(plural(before.length - stayed.length, one, many)),
      );
    };
  };

  const changing = (what: Changing<R>): BulkAction<R> => ({
    label: what.label,
    icon: what.icon,
    opens: true,
    run: (rows) => {
      const fit = what.only ? rows.filter(what.only) : rows;
      if (fit.length > 0) return new Promise((done) => setAsked({ ...what, rows: fit, done }));
      message.warning(t.noneFits);
      return Promise.resolve(rows);
    },
  });
  const end = (left: readonly R[]) => {
    asked!.done(left);
    setAsked(null);
  };

  return {
    /** An action of the list's bar that asks for these fields. */
    changing,
    /** Changes one of the declared fields with its own input. */
    edit: (fields: Fields): BulkAction<R> =>
      changing({
        label: t.editMany,
        title: t.editManyTitle,
        icon: Pencil,
        fields: () => <ChosenField fields={fields} />,
        send: (rows, { field, value }) => sendField(rows, field as string, value),
      }),
    owner: changing({
      label: t.changeOwner,
      icon: UserRound,
      fields: () => (
        <Form.Item name="owner_user_id" label={t.owner} extra={t.noOwner}>
          <ReferenceSelect resource="people" labelField="full_name" only={assignablePeople} />
        </Form.Item>
      ),
      change: ({ owner_user_id = null }) => ({ owner_user_id }),
    }),
    tags: changing({
      label: t.changeTags,
      icon: Tags,
      fields: (rows) => <TagFields resource={resource} rows={rows} />,
    }),
    archive: {
      label: t.archive,
      icon: Archive,
      danger: true,
      run: (rows) => {
        hide(rows.map(({ id }) => id));
        return new Promise((resolve) =>
          undoable({
            text: t.archivedMany(plural(rows.length, one, many)),
            run: async () => {
              const { refused } = await write(rows, { archive: true });
              resolve(tell(rows, 0, refused, ''));
            },
            undo: () => {
              show();
              resolve(rows);
            },
          }),
        );
      },
    } satisfies BulkAction<R>,
    dialog: asked && (
      <ActionDialog<Change, readonly R[]>
        title={titleOf(asked, plural(asked.rows.length, one, many))}
        action={asked.action ?? t.change}
        text={asked.text}
        initial={asked.initial}
        sheet={
          asked.sheet && {
            path: `${resource}/bulk`,
            body: () => ({
              ids: asked.rows.slice(0, MAX_ROWS_PER_CHANGE).map(({ id }) => id),
              change: asked.sheet,
            }),
          }
        }
        onSubmit={(values) =>
          asked.send ? asked.send(asked.rows, values) : send(asked.rows, asked.change ? asked.change(values) : values)
        }
        onDone={end}
        onClose={() => end(asked.rows)}
      >
        {asked.fields?.(asked.rows)}
      </ActionDialog>
    ),
  };
}

/** Requests at a time, so that the server answers others in between. */
const AT_ONCE = 6;

const rowName = (row: Row): string => {
  const { name, full_name, title } = row as unknown as Record<string, unknown>;
  return String(name ?? full_name ?? title ?? row.id);
};

const reasonOf = (error: unknown): string => {
  const { beside, above } = refusalOf(error, () => true);
  return beside[0]?.[1][0] ?? above ?? (error as Error).message;
};

/** The field to change, and its new value. */
function ChosenField({ fields }: { fields: Fields }) {
  const form = Form.useFormInstance();
  const key = Form.useWatch('field', form) as string | undefined;
  const field = key ? fields[key] : undefined;
  const options = Object.entries(fields)
    .filter(([, one]) => isEditableInPlace(one))
    .map(([value, { label }]) => ({ value, label }));
  return (
    <>
      <Form.Item name="field" label={t.fieldToEdit} rules={[{ required: true, message: t.required(t.fieldToEdit) }]}>
        <Select
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={() => form.setFieldValue('value', undefined)}
        />
      </Form.Item>
      {field && (
        <ErrorItem
          key={key}
          name="value"
          label={field.label}
          extra={mustBeFilled(field) ? undefined : t.newValueHint}
          rules={mustBeFilled(field) ? [{ required: true, message: t.required(field.label) }] : []}
        >
          <FieldValueInput field={field} />
        </ErrorItem>
      )}
    </>
  );
}

function titleOf<R>({ label, title }: Changing<R>, many: string): string {
  return title ? title(many) : t.changeOf(label, many);
}

function TagFields({ resource, rows }: { resource: string; rows: readonly Row[] }) {
  const known = useTags(resource);
  const carried = rows.flatMap((row) => (row as { tags?: string[] }).tags ?? []);
  const needsOne: FormRule = ({ getFieldValue }) => ({
    validator: (_, added: string[] = []) =>
      added.length > 0 || getFieldValue('remove_tags')?.length > 0
        ? Promise.resolve()
        : Promise.reject(new Error(t.needsTag)),
  });
  return (
    <>
      <Form.Item name="add_tags" label={t.addTags} dependencies={['remove_tags']} rules={[needsOne]}>
        <TagsInput suggestions={known.map(({ value }) => value)} />
      </Form.Item>
      <Form.Item name="remove_tags" label={t.takeTags}>
        <TagsInput suggestions={[...new Set(carried)]} />
      </Form.Item>
    </>
  );
}

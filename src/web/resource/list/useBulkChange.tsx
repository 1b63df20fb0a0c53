import { App, Form, type FormRule } from 'antd';
import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import Tags from 'lucide-react/icons/tags';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useState } from 'react';
import { type ChangedMany, MAX_ROWS_PER_CHANGE } from '#shared/change-many.ts';
import { ReferenceSelect } from '../../inputs/ReferenceSelect.tsx';
import { TagsInput } from '../../inputs/TagsInput.tsx';
import { plural } from '../../texts.ts';
import { type Row, useAction } from '../data/useResource.ts';
import { useTags } from '../data/useTags.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { texts as t } from '../texts.ts';
import type { BulkAction } from './BulkBar.tsx';

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
  /** Selects the rows that the change applies to; defaults to all. */
  only?: (row: R) => boolean;
  initial?: Change;
  /** Converts the fields' values to the change, if they differ. */
  change?: (values: Change) => Change;
}

interface Asked<R> extends Changing<R> {
  rows: readonly R[];
  done: (left: readonly R[]) => void;
}

const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

/** Sends one change to all selected rows (`POST {resource}/bulk`), and names the rows that refused it. */
export function useBulkChange<R extends Row>(
  resource: string,
  [one, many]: readonly [string, string],
  also?: readonly string[],
) {
  const { message, modal } = App.useApp();
  const [asked, setAsked] = useState<Asked<R> | null>(null);
  const write = useAction<{ ids: string[]; change: Change }, ChangedMany>(
    resource,
    () => `${resource}/bulk`,
    (input) => input,
    also,
  );

  /** @returns the rows that were not changed */
  const send = async (rows: readonly R[], change: Change, say = t.changedMany): Promise<readonly R[]> => {
    const refused: ChangedMany['refused'] = [];
    let changed = 0;
    for (let at = 0; at < rows.length; at += MAX_ROWS_PER_CHANGE) {
      const ids = rows.slice(at, at + MAX_ROWS_PER_CHANGE).map(({ id }) => id);
      const result = await write.mutateAsync({ ids, change });
      changed += result.changed;
      refused.push(...result.refused);
    }
    if (changed > 0) message.success(say(plural(changed, one, many)));
    if (refused.length > 0) {
      modal.warning({
        title: t.stayed(plural(refused.length, one, many), refused.length === 1),
        content: (
          <ul style={{ margin: 0, paddingInlineStart: 18, maxHeight: '50vh', overflowY: 'auto' }}>
            {[...Map.groupBy(refused, ({ message: why }) => why)].map(([why, alike]) => (
              <li key={why}>
                <strong>{alike.map(({ name }) => name).join(', ')}</strong>: {why}
              </li>
            ))}
          </ul>
        ),
      });
    }
    const left = new Set(refused.map(({ id }) => id));
    return rows.filter(({ id }) => left.has(id));
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
    owner: changing({
      label: t.changeOwner,
      icon: UserRound,
      fields: () => (
        <Form.Item name="owner_user_id" label={t.owner} extra={t.noOwner}>
          <ReferenceSelect resource="people" labelField="full_name" only={colleagues} />
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
      ask: (rows) => t.archiveMany(plural(rows.length, one, many)),
      run: (rows) => send(rows, { archive: true }, t.archivedMany),
    } satisfies BulkAction<R>,
    dialog: asked && (
      <ActionDialog<Change, readonly R[]>
        title={titleOf(asked, plural(asked.rows.length, one, many))}
        action={asked.action ?? t.change}
        text={asked.text}
        initial={asked.initial}
        onSubmit={(values) => send(asked.rows, asked.change ? asked.change(values) : values)}
        onDone={end}
        onClose={() => end(asked.rows)}
      >
        {asked.fields?.(asked.rows)}
      </ActionDialog>
    ),
  };
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

import { App, Form } from 'antd';
import { useAction } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReferenceField } from '#web/resource/form/fields.tsx';
import type { Tag } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

/** Replaces these tags with one tag on all records. */
export function MergeTags({ tags, onDone }: { tags: readonly Tag[]; onDone: (isMerged: boolean) => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ into: string }>();
  const into = Form.useWatch('into', form);
  const entity = tags[0]!.entity;
  const merge = useAction<{ ids: string[]; into: string }, { rows: number }>(
    'tags',
    ({ ids }) => `tags/${ids[0]}/merge`,
    ({ ids, into }) => ({ into, others: ids.slice(1) }),
    [entity],
  );
  const run = async ({ into }: { into: string }) => {
    const ids = tags.map(({ id }) => id).filter((id) => id !== into);
    const { rows } = await merge.mutateAsync({ ids, into });
    message.success(ownTexts.mergedChanged(rows));
  };
  return (
    <ActionDialog
      title={ownTexts.merge(tags.map(({ name }) => `“${name}”`).join(', '))}
      action={ownTexts.mergeText}
      disabled={!into || (tags.length === 1 && tags[0]!.id === into)}
      form={form}
      onSubmit={run}
      onDone={() => onDone(true)}
      onClose={() => onDone(false)}
    >
      <ReferenceField
        name="into"
        label={ownTexts.mergeInto}
        help={ownTexts.replacesSelectedTagsOnAllRecords}
        resource="tags"
        only={[{ field: 'entity', operator: 'eq', values: [entity] }]}
      />
    </ActionDialog>
  );
}

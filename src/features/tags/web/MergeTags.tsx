import { App, Form, Modal } from 'antd';
import { useState } from 'react';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useAction } from '#web/resource/useResource.ts';
import { plural } from '#web/texts.ts';
import type { Tag } from '../schema.ts';

/** Gives everything that carries these tags one tag instead. */
export function MergeTags({ tags, onDone }: { tags: readonly Tag[]; onDone: (isMerged: boolean) => void }) {
  const { message } = App.useApp();
  const [into, setInto] = useState<string | null>(null);
  const entity = tags[0]!.entity;
  const merge = useAction<string, { rows: number }>(
    'tags',
    (id) => `tags/${id}/merge`,
    () => ({ into }),
    [entity],
  );
  const run = async () => {
    let rows = 0;
    try {
      for (const { id } of tags) if (id !== into) rows += (await merge.mutateAsync(id)).rows;
      message.success(`Merged; ${plural(rows, 'record', 'records')} changed`);
      onDone(true);
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  return (
    <Modal
      open
      title={`Merge ${tags.map(({ name }) => `“${name}”`).join(', ')}`}
      okText="Merge"
      okButtonProps={{ disabled: !into || (tags.length === 1 && tags[0]!.id === into) }}
      confirmLoading={merge.isPending}
      onOk={run}
      onCancel={() => onDone(false)}
      width={480}
    >
      <Form layout="vertical" requiredMark={false}>
        <Form.Item
          label="Into"
          htmlFor="merge-into"
          extra="Records that carry them carry this one instead, at once. This cannot be undone."
        >
          <ReferenceSelect
            id="merge-into"
            resource="tags"
            only={[{ field: 'entity', operator: 'eq', values: [entity] }]}
            value={into}
            onChange={setInto}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

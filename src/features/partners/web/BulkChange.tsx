import { Form } from 'antd';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { ActionDialog } from '#web/resource/ActionDialog.tsx';
import { useTags } from '#web/resource/useTags.ts';
import { plural } from '#web/texts.ts';
import type { Partner, PartnerBulkChange } from '../schema.ts';
import { StatusFields } from './StatusFields.tsx';
import type { BulkKind } from './useBulkChange.ts';

type Change = PartnerBulkChange['change'];

interface BulkChangeModalProps {
  kind: BulkKind;
  rows: readonly Partner[];
  onSend: (rows: readonly Partner[], change: Change) => Promise<boolean>;
  onDone: (done: boolean) => void;
}

const titles: Record<BulkKind, string> = {
  status: 'Change the status',
  owner: 'Change the owner',
  tags: 'Change the tags',
};
const colleagues = [{ field: 'status', operator: 'eq' as const, values: ['active'] }];

export function BulkChangeModal({ kind, rows, onSend, onDone }: BulkChangeModalProps) {
  const known = useTags('partners');
  const save = (values: Change) =>
    onSend(rows, kind === 'owner' ? { owner_user_id: values.owner_user_id ?? null } : values);
  return (
    <ActionDialog<Change, boolean>
      title={`${titles[kind]} of ${plural(rows.length, 'partner', 'partners')}`}
      action="Change"
      onSubmit={save}
      onDone={onDone}
      onClose={() => onDone(false)}
    >
      {kind === 'status' && <StatusFields />}
      {kind === 'owner' && (
        <Form.Item name="owner_user_id" label="Owner" extra="Leave empty to have none.">
          <ReferenceSelect resource="people" labelField="full_name" only={colleagues} />
        </Form.Item>
      )}
      {kind === 'tags' && (
        <>
          <Form.Item name="add_tags" label="Add">
            <TagsInput suggestions={known.map(({ value }) => value)} />
          </Form.Item>
          <Form.Item name="remove_tags" label="Take away">
            <TagsInput suggestions={[...new Set(rows.flatMap(({ tags }) => tags))]} />
          </Form.Item>
        </>
      )}
    </ActionDialog>
  );
}

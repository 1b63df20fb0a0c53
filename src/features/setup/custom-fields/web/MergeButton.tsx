import { App, Button, Form } from 'antd';
import Merge from 'lucide-react/icons/merge';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { plural } from '#web/texts.ts';
import type { FieldOption } from '../schema.ts';

interface MergeButtonProps {
  fieldId: string;
  option: FieldOption;
  others: readonly FieldOption[];
  onMerged: () => void;
}

/** Replaces this option with another on all records. Cannot be undone. */
export function MergeButton({ fieldId, option, others, onMerged }: MergeButtonProps) {
  const { modal, message } = App.useApp();
  const form = Form.useFormInstance();
  const merge = useAction<{ from: string; into: string }, { rows: number }>(
    'custom_fields',
    () => `custom_fields/${fieldId}/merge_options`,
    (input) => input,
  );
  const ask = (into: FieldOption) => {
    // The form reloads afterwards.
    if (form.isFieldsTouched()) return message.info('Save or discard your other changes first.');
    return modal.confirm({
      title: `Merge “${option.label}” into “${into.label}”?`,
      content: `All records with “${option.label}” change to “${into.label}” immediately. This cannot be undone.`,
      okText: 'Merge',
      onOk: async () => {
        try {
          const { rows } = await merge.mutateAsync({ from: option.value, into: into.value });
          message.success(`${plural(rows, 'record', 'records')} changed`);
          onMerged();
        } catch (error) {
          message.error((error as Error).message);
        }
      },
    });
  };
  if (others.length === 0) return null;
  return (
    <DropMenu
      items={others.map((other) => ({ key: other.value, label: `into ${other.label}` }))}
      onChoose={(key) => ask(others.find(({ value }) => value === key)!)}
    >
      <Button
        type="text"
        size="small"
        icon={<Merge size={14} />}
        aria-label={`Merge ${option.label} into another option`}
        title="Merge into another option"
      />
    </DropMenu>
  );
}

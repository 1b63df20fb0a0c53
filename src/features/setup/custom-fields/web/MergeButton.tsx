import { App, Button, Form } from 'antd';
import Merge from 'lucide-react/icons/merge';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import type { FieldOption } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

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
    if (form.isFieldsTouched()) return message.info(ownTexts.saveOrDiscardYourOtherChanges);
    return modal.confirm({
      title: ownTexts.mergeInto(option.label, into.label),
      content: ownTexts.allRecordsWithChangeToImmediately(option.label, into.label),
      okText: ownTexts.merge,
      onOk: async () => {
        try {
          const { rows } = await merge.mutateAsync({ from: option.value, into: into.value });
          message.success(ownTexts.changed(rows));
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
      items={others.map((other) => ({ key: other.value, label: ownTexts.into(other.label) }))}
      onChoose={(key) => ask(others.find(({ value }) => value === key)!)}
    >
      <Button
        type="text"
        size="small"
        icon={<Merge size={14} />}
        aria-label={ownTexts.mergeIntoAnotherOption(option.label)}
        title={ownTexts.mergeIntoAnotherOptionText}
      />
    </DropMenu>
  );
}

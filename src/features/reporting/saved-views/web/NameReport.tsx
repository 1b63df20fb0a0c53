import { Form, Input, Radio } from 'antd';
import { useCreate, useUpdate } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { SavedView } from '../schema.ts';
import type { Asked } from './question/address.ts';
import { texts as t } from './texts.ts';

type Named = Pick<SavedView, 'name' | 'visibility'>;

interface NameReportProps {
  /** The report to rename or share; without it, a new one keeps `asked`. */
  report?: SavedView;
  asked: Asked;
  /** Offered as the name of a new report: how the question was read. */
  name?: string | undefined;
  onDone: (report: SavedView) => void;
  onClose: () => void;
}

const LONGEST_NAME = 80;

/** Names a report, and says who sees it. */
export function NameReport({ report, asked: { question, chart }, name = '', onDone, onClose }: NameReportProps) {
  const create = useCreate<SavedView>('saved_views');
  const update = useUpdate<SavedView>('saved_views');
  const submit = (values: Named) =>
    report
      ? update.mutateAsync({ id: report.id, values })
      : create.mutateAsync({ ...values, entity: question!.of, state: { question, chart } });
  return (
    <ActionDialog<Named, SavedView>
      title={report ? t.rename : t.save}
      action={t.saveAction}
      width={440}
      initial={report ?? { name: name.slice(0, LONGEST_NAME), visibility: 'private' }}
      onSubmit={submit}
      onDone={onDone}
      onClose={onClose}
    >
      <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true, message: t.nameRequired }]}>
        <Input autoFocus maxLength={LONGEST_NAME} />
      </Form.Item>
      <Form.Item name="visibility" label={t.visibility}>
        <Radio.Group
          options={[
            { value: 'private', label: t.onlyYou },
            { value: 'shared', label: t.everyone },
          ]}
        />
      </Form.Item>
    </ActionDialog>
  );
}

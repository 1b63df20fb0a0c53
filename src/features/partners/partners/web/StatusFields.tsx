import { Form, Input } from 'antd';
import { categoryTexts } from '#features/partners/partner-statuses/categories.ts';
import { canFollow, type PartnerCategory, type PartnerStatus } from '#features/partners/partner-statuses/schema.ts';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { reasonsFor } from '../schema.ts';
import { reasonWords } from './texts.ts';

interface StatusFieldsProps {
  /** The current status, which limits the choices. Absent for bulk changes, which the server validates. */
  from?: { status_id: string; status_category: PartnerCategory };
}

/** A status and, where the move needs one, its reason. */
export function StatusFields({ from }: StatusFieldsProps) {
  const { data } = useList<PartnerStatus>('partner_statuses', {
    sort: [{ field: 'order', descending: false }],
    start: 0,
    end: 200,
  });
  const status_id = Form.useWatch('status_id') as string | undefined;
  const offered = (data?.rows ?? []).filter(
    ({ id, category }) => !from || (id !== from.status_id && canFollow(from.status_category, category)),
  );
  const chosen = offered.find(({ id }) => id === status_id);
  const reasons = chosen && chosen.category !== from?.status_category ? reasonsFor(chosen.category) : [];
  return (
    <>
      <Form.Item
        name="status_id"
        label="Status"
        extra={chosen && categoryTexts[chosen.category]}
        rules={[{ required: true, message: 'Choose a status' }]}
      >
        <OptionSelect options={offered.map(({ id, name, color }) => ({ value: id, label: name, color }))} />
      </Form.Item>
      {reasons.length > 0 && (
        <Form.Item name="reason_code" label="Reason" rules={[{ required: true, message: 'Choose a reason' }]}>
          <OptionSelect options={reasons.map((value) => ({ value, label: reasonWords[value] }))} />
        </Form.Item>
      )}
      {chosen && (
        <Form.Item name="reason" label="Comment" extra="Saved with the change. The partner does not see it.">
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />
        </Form.Item>
      )}
    </>
  );
}

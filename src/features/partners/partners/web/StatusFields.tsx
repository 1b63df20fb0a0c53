import { Form } from 'antd';
import { categoryTexts } from '#features/partners/partner-statuses/categories.ts';
import { canFollow, type PartnerCategory, type PartnerStatus } from '#features/partners/partner-statuses/schema.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import { reasonsFor } from '../schema.ts';
import { texts as ownTexts, reasonWords } from './texts.ts';

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
      <OptionField
        name="status_id"
        label={ownTexts.status}
        help={chosen && categoryTexts[chosen.category]}
        required={ownTexts.chooseAStatus}
        options={offered.map(({ id, name, color }) => ({ value: id, label: name, color }))}
      />
      {reasons.length > 0 && (
        <OptionField
          name="reason_code"
          label={ownTexts.reason}
          required={ownTexts.chooseAReason}
          options={reasons.map((value) => ({ value, label: reasonWords[value] }))}
        />
      )}
      {chosen && (
        <LongTextField name="reason" label={ownTexts.comment} rows={2} help={ownTexts.savedWithChangePartnerDoesNot} />
      )}
    </>
  );
}

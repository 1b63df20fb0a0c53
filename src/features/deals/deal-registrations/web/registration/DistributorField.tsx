import { Form } from 'antd';
import { useEffect } from 'react';
import type { Distribution } from '#features/partners/distributions/schema.ts';
import { Select } from '#web/inputs/Select.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { Section } from '#web/resource/form/ResourceForm.tsx';
import { useCan } from '#web/session/session.tsx';
import { texts } from './texts.ts';

const eq = (field: string, value: string) => ({ field, operator: 'eq' as const, values: [value] });

/**
 * The distributor of a registration, for partners that buy from one.
 * @param partner_id the partner that the company registers for; null until it is chosen, undefined in the portal
 */
export function DistributorField({ partner_id }: { partner_id: string | null | undefined }) {
  const form = Form.useFormInstance();
  const maySee = useCan('distributions', 'view');
  const list = useList<Distribution & { id: string }>('distributions', {
    filters: [
      eq('status', 'active'),
      partner_id === undefined
        ? eq('my_side', 'reseller')
        : eq('partner_id', partner_id ?? '00000000-0000-0000-0000-000000000000'),
    ],
    start: 0,
    end: 100,
  });
  const rows = maySee ? (list.data?.rows ?? []) : [];
  const usual = rows.find(({ is_default, region_id }) => is_default && region_id === null)?.id;
  useEffect(() => {
    if (usual && form.getFieldValue('distribution_id') === undefined) form.setFieldValue('distribution_id', usual);
  }, [form, usual]);
  if (rows.length === 0) return null;
  return (
    <Section title={texts.distributor}>
      <Form.Item name="distribution_id" label={texts.distributor} extra={texts.confirmsDealAndTakesPartIn}>
        <Select<string>
          allowClear
          placeholder={texts.noDistributor}
          options={rows.map(({ id, distributor_name, region_name }) => ({
            value: id,
            label: [distributor_name, region_name].filter(Boolean).join(' · '),
          }))}
        />
      </Form.Item>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { NumberField, OptionField, SwitchField } from '#web/resource/form/fields.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { Section } from '#web/resource/form/ResourceForm.tsx';
import { useCan } from '#web/session/session.tsx';
import type { DistributionSettings } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The confirmation of distributors, and the fields they see of their resellers' deals. */
export default function DistributionSettingsScreen() {
  const settings = useQuery({
    queryKey: ['distribution_settings'],
    queryFn: ({ signal }) => api<DistributionSettings>('distribution_settings', { signal }),
  });
  return (
    <>
      <PageHeader title={t.settings} />
      <Loaded query={settings}>{(stored) => <SettingsForm stored={stored} />}</Loaded>
    </>
  );
}

function SettingsForm({ stored }: { stored: DistributionSettings }) {
  const { message } = App.useApp();
  const showFailure = useErrorMessage();
  const mayManage = useCan('program_settings', 'manage');
  const save = useWrite<DistributionSettings, DistributionSettings>(
    'distribution_settings',
    (body) => api('distribution_settings', { method: 'PUT', body }),
    ['distributor_deals'],
  );
  return (
    <PlainForm<DistributionSettings>
      initialValues={stored}
      disabled={!mayManage}
      style={{ maxWidth: 640 }}
      onFinish={(values) => save.mutateAsync(values).then(() => void message.success(t.saved), showFailure)}
    >
      <Section title={t.confirmation}>
        <OptionField
          name="confirmation"
          label={t.when}
          required
          options={[
            { value: 'before', label: t.before },
            { value: 'beside', label: t.beside },
          ]}
        />
        <NumberField name="confirm_hours" label={t.hours} min={1} max={720} required help={t.hoursHelp} />
      </Section>
      <Section title={t.sees} text={t.settingsText}>
        <SwitchField name="sees_stage" label={t.stage} />
        <SwitchField name="sees_customer" label={t.customer} />
        <OptionField
          name="sees_amount"
          label={t.amountOf}
          required
          options={[
            { value: 'hidden', label: t.amountHidden },
            { value: 'rounded', label: t.amountRounded },
            { value: 'exact', label: t.amountExact },
          ]}
        />
        <SwitchField name="sees_products" label={t.products} />
        <SwitchField name="sees_prices" label={t.prices} help={t.pricesHelp} />
        <SwitchField name="sees_contact" label={t.contact} />
        <p className="meta">{t.commissions}</p>
      </Section>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t.save}
      </Button>
    </PlainForm>
  );
}

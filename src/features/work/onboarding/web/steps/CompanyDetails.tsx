import { App, Form, Input } from 'antd';
import type { Organization } from '#features/platform/organizations/schema.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { CurrencySelect } from '#web/inputs/CurrencySelect.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { TimeZoneSelect } from '#web/inputs/TimeZoneSelect.tsx';
import { regionOptions } from '#web/region.ts';
import css from '../inline.module.css';
import { useCompanyDetails } from '../useCompanyDetails.ts';
import { useBeforeLeaving } from '../WizardContext.ts';
import { texts } from './texts.ts';

type Values = Pick<Organization, 'name' | 'description' | 'logo_url' | 'region' | 'base_currency' | 'timezone'>;

export function CompanyDetails() {
  const { details, save } = useCompanyDetails();
  return <Loaded query={details}>{(row) => <Fields row={row} save={save} />}</Loaded>;
}

interface FieldsProps {
  row: Organization;
  save: ReturnType<typeof useCompanyDetails>['save'];
}

function Fields({ row, save }: FieldsProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();

  useBeforeLeaving(async () => {
    const { name = '', description, logo_url, ...manners } = form.getFieldsValue();
    const typed = {
      name: name.trim(),
      description: description?.trim() || null,
      logo_url: logo_url ?? null,
      ...manners,
    };
    const changed = Object.entries(typed).filter(
      ([field, value]) =>
        value !== row[field as keyof Values] &&
        // An empty name is not saved; the company keeps its name and the step stays incomplete.
        value !== '',
    );
    try {
      if (changed.length > 0) await save(Object.fromEntries(changed));
    } catch (error) {
      message.error((error as Error).message);
      return false;
    }
    await form.validateFields().catch(() => undefined);
    return { name: typed.name, description: typed.description };
  });

  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={row}
      validateTrigger={['onBlur', 'onSubmit']}
    >
      <Form.Item name="logo_url" label={texts.logo}>
        <PictureInput label={texts.logo} />
      </Form.Item>
      <Form.Item
        name="name"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: texts.nameIsRequired }]}
      >
        <Input maxLength={200} autoComplete="organization" />
      </Form.Item>
      <Form.Item
        name="description"
        label={texts.description}
        extra={texts.whatYouOfferAndToWhom}
        rules={[{ required: true, whitespace: true, message: texts.descriptionIsRequired }]}
      >
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <div className={css.manners}>
        <Form.Item name="region" label={texts.datesAndNumbers}>
          <Select options={regionOptions} />
        </Form.Item>
        <Form.Item name="base_currency" label={texts.currency}>
          <CurrencySelect />
        </Form.Item>
        <Form.Item name="timezone" label={texts.timeZone}>
          <TimeZoneSelect />
        </Form.Item>
      </div>
    </Form>
  );
}

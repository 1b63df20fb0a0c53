import { Checkbox, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { type DayEvents, DayPicker } from '#web/inputs/DayPicker.tsx';
import { regionToday } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { EmailField, Field, LongTextField, MoneyField, ReferenceField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, Section } from '#web/resource/form/ResourceForm.tsx';

interface TypeRow {
  id: string;
  name: string;
  is_default: boolean;
}

/** Fields that decide whether the account is free. They come first and are checked immediately. */
export function CustomerFields({ onKnown, children }: { onKnown: () => void; children: ReactNode }) {
  const none = Form.useWatch<boolean | undefined>('has_no_website');
  return (
    <Section title="Account">
      <Form.Item
        name="account_name"
        label="Account name"
        rules={[{ required: true, whitespace: true, message: 'Account name is required' }]}
      >
        <Input maxLength={200} autoComplete="off" autoFocus onBlur={onKnown} />
      </Form.Item>
      <Pair>
        <div>
          <Form.Item
            name="account_domain"
            label="Website"
            style={{ marginBottom: 4 }}
            rules={[{ required: !none, message: 'Website is required unless they have none' }]}
          >
            <Input placeholder="acme.com" maxLength={253} disabled={none} autoComplete="off" onBlur={onKnown} />
          </Form.Item>
          <Form.Item name="has_no_website" valuePropName="checked">
            <Checkbox>They have no website</Checkbox>
          </Form.Item>
        </div>
        <Form.Item name="country" label="Country" rules={[{ required: true, message: 'Country is required' }]}>
          <CountryInput onPick={onKnown} />
        </Form.Item>
      </Pair>
      {children}
    </Section>
  );
}

function CountryInput({
  onPick,
  onChange,
  ...rest
}: {
  id?: string;
  value?: string;
  onChange?: (code: string | null) => void;
  onPick: () => void;
}) {
  return (
    <CountrySelect
      {...rest}
      onChange={(code) => {
        onChange?.(code);
        // The form knows the new value only after this.
        queueMicrotask(onPick);
      }}
    />
  );
}

export function DealFields() {
  const types = useList<TypeRow>('opportunity_types', { start: 0, end: 100 });
  const families = useList<{ id: string }>('product_categories', { start: 0, end: 1 });
  return (
    <Section title="Deal">
      <Pair>
        <MoneyField
          name="amount_minor"
          label="Estimated amount"
          currency="currency"
          required
          help="A rough estimate is fine. You can change it later."
        />
        <Field name="expected_close_on" label="Expected close" required refuses>
          <MonthInput />
        </Field>
      </Pair>
      {(types.data?.total ?? 0) > 1 && <ReferenceField name="type_id" label="Deal type" resource="opportunity_types" />}
      {(families.data?.total ?? 0) > 0 && (
        <ReferenceField
          name="product_family"
          label="Products"
          resource="product_categories"
          help="Defaults to all products."
        />
      )}
    </Section>
  );
}

interface MonthInputProps extends DayEvents {
  id?: string;
  value?: string | null;
  onChange?: (day: string | null) => void;
}

/** A month on the screen, its last day in the row. */
export function MonthInput({ value, onChange, ...rest }: MonthInputProps) {
  return (
    <DayPicker
      {...rest}
      unit="month"
      shape="MMMM YYYY"
      min={dayjs(regionToday())}
      value={value ? dayjs(value) : null}
      onChange={(month) => onChange?.(month ? month.endOf('month').format('YYYY-MM-DD') : null)}
    />
  );
}

export function ContactFields() {
  return (
    <Section title="Your contact at the account">
      <Pair>
        <EmailField name="contact_email" label="Email" required />
        <TextField name="contact_name" label="Name" />
      </Pair>
    </Section>
  );
}

/** Optional fields that help the reviewer decide. */
export function MoreFields() {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p style={{ marginBottom: 16 }}>
        <button
          type="button"
          onClick={() => setOpen(true)}
          style={{ padding: 0, border: 0, background: 'none', color: 'var(--accent)', cursor: 'pointer' }}
        >
          Add details
        </button>{' '}
        <span className="meta">Optional. Details help the reviewer decide.</span>
      </p>
    );
  }
  return (
    <Section title="More details" text="Optional. Details help the reviewer decide.">
      <TextField name="title" label="Title" />
      <LongTextField name="description" label="Customer needs and progress so far" max={10_000} rows={4} />
      <TextField name="contact_phone" label="Contact phone" max={60} type="tel" />
    </Section>
  );
}

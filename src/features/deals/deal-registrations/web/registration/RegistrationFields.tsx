import { Checkbox, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { type DayEvents, DayPicker } from '#web/inputs/DayPicker.tsx';
import { regionToday } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { EmailField, Field, LongTextField, MoneyField, ReferenceField, TextField } from '#web/resource/form/fields.tsx';
import { Pair, Section } from '#web/resource/form/ResourceForm.tsx';
import { texts } from './texts.ts';

interface TypeRow {
  id: string;
  name: string;
  is_default: boolean;
}

/** Fields that decide whether the account is free. They come first and are checked immediately. */
export function CustomerFields({ onKnown, children }: { onKnown: () => void; children: ReactNode }) {
  const none = Form.useWatch<boolean | undefined>('has_no_website');
  return (
    <Section title={texts.account}>
      <Form.Item
        name="account_name"
        label={texts.accountName}
        rules={[{ required: true, whitespace: true, message: texts.accountNameRequired }]}
      >
        <Input maxLength={200} autoComplete="off" autoFocus onBlur={onKnown} />
      </Form.Item>
      <Pair>
        <div>
          <Form.Item
            name="account_domain"
            label={texts.website}
            style={{ marginBottom: 4 }}
            rules={[{ required: !none, message: texts.websiteRequiredUnlessTheyHaveNone }]}
          >
            <Input placeholder="acme.com" maxLength={253} disabled={none} autoComplete="off" onBlur={onKnown} />
          </Form.Item>
          <Form.Item name="has_no_website" valuePropName="checked">
            <Checkbox>{texts.theyHaveNoWebsite}</Checkbox>
          </Form.Item>
        </div>
        <Form.Item name="country" label={texts.country} rules={[{ required: true, message: texts.countryIsRequired }]}>
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
    <Section title={texts.deal}>
      <Pair>
        <MoneyField
          name="amount_minor"
          label={texts.estimatedAmount}
          currency="currency"
          required
          help={texts.roughEstimateFineYouCanChange}
        />
        <Field name="expected_close_on" label={texts.expectedClose} required refuses>
          <MonthInput />
        </Field>
      </Pair>
      {(types.data?.total ?? 0) > 1 && (
        <ReferenceField name="type_id" label={texts.dealType} resource="opportunity_types" />
      )}
      {(families.data?.total ?? 0) > 0 && (
        <ReferenceField
          name="product_family"
          label={texts.products}
          resource="product_categories"
          help={texts.defaultsToAllProducts}
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
    <Section title={texts.yourContactAtAccount}>
      <Pair>
        <EmailField name="contact_email" label={texts.email} required />
        <TextField name="contact_name" label={texts.name} />
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
          {texts.addDetails}
        </button>{' '}
        <span className="meta">{texts.optionalDetailsHelpReviewerDecide}</span>
      </p>
    );
  }
  return (
    <Section title={texts.moreDetails} text={texts.optionalDetailsHelpReviewerDecide}>
      <TextField name="title" label={texts.title} />
      <LongTextField name="description" label={texts.customerNeedsAndProgressSoFar} max={10_000} rows={4} />
      <TextField name="contact_phone" label={texts.contactPhone} max={60} type="tel" />
    </Section>
  );
}

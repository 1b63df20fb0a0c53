import { Form, Radio } from 'antd';
import { PermissionMatrix } from '#features/access/roles/web/index.tsx';
import { allows } from '#shared/access/permissions.ts';
import { sayable } from '#shared/text/labels.ts';
import { addDays } from '#shared/time/dates.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field, OptionField } from '#web/resource/form/fields.tsx';
import type { Values } from '#web/resource/form/formFields.ts';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { apiKey, type NewApiKey } from '../schema.ts';
import css from './keys.module.css';
import { texts } from './texts.ts';

const lifetimes = sayable([
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'Never' },
]);

/** Creates a key with limited permissions, lifetime and rate. */
export function NewKeyForm({ onDone, onCancel }: { onDone: (made: NewApiKey) => void; onCancel: () => void }) {
  return (
    <ResourceForm<NewApiKey>
      resource="api_keys"
      initial={{ lifetime: '90', rights: 'view', permissions: [], rate_per_minute: 300 } as Partial<NewApiKey>}
      toBody={bodyOf}
      onDone={onDone}
      onCancel={onCancel}
    >
      <FieldInput of={apiKey.fields} name="name" />
      <Rights />
      <OptionField name="lifetime" label={texts.expiresAfter} options={lifetimes} required />
      <FieldInput of={apiKey.fields} name="rate_per_minute" required />
    </ResourceForm>
  );
}

function bodyOf({ rights, permissions, lifetime, name, rate_per_minute }: Values): Values {
  const today = new Date().toISOString().slice(0, 10);
  return {
    name,
    rate_per_minute,
    permissions: rights === 'chosen' ? permissions : [`*:${rights}`],
    expires_at: lifetime === 'never' ? null : `${addDays(today, Number(lifetime))}T00:00:00Z`,
  };
}

function Rights() {
  const { permissions } = useSession();
  const rights = Form.useWatch('rights');
  return (
    <>
      <Field name="rights" label={texts.access}>
        <Radio.Group
          className={css.kinds}
          options={[
            { value: 'view', label: texts.viewEverythingICanView },
            ...(allows(permissions, '*', 'manage') ? [{ value: 'manage', label: texts.doEverythingICanDo }] : []),
            { value: 'chosen', label: texts.onlySelectedPermissions },
          ]}
        />
      </Field>
      {rights === 'chosen' && (
        <Field
          name="permissions"
          label={texts.permissions}
          rules={[{ type: 'array', min: 1, message: texts.selectAtLeastOnePermission }]}
          show={(value) => (value as string[]).join(', ')}
        >
          <PermissionMatrix />
        </Field>
      )}
    </>
  );
}

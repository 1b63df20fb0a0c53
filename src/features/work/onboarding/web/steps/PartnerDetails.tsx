import { App, Form } from 'antd';
import { partnerFields } from '#features/partners/partners/fields.schema.ts';
import type { PartnerForPartner } from '#features/partners/partners/schema.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { ApiError } from '#web/requests/api.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useSession } from '#web/session/session.tsx';
import { texts as t } from '../texts.ts';
import { useBeforeLeaving } from '../WizardContext.ts';

const asked = ['photo_url', 'description', 'website', 'phone', 'country'] as const;
type Values = Partial<Pick<PartnerForPartner, (typeof asked)[number]>>;

/** The partner's own profile: the same row that "Company profile" shows. */
export default function PartnerDetails() {
  const { program } = useSession();
  const partner = useOne<PartnerForPartner>('partners', program?.partner_id);
  return <Loaded query={partner}>{(row) => <Fields row={row} />}</Loaded>;
}

function Fields({ row }: { row: PartnerForPartner }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const update = useUpdate<PartnerForPartner>('partners');
  useBeforeLeaving(async () => {
    const typed = form.getFieldsValue();
    const changed = Object.fromEntries(
      asked.flatMap((field) => {
        const value = typed[field] || null;
        return value === (row[field] ?? null) ? [] : [[field, value]];
      }),
    );
    try {
      if (Object.keys(changed).length > 0) await update.mutateAsync({ id: row.id, values: changed });
    } catch (error) {
      const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
      form.setFields(errors.map(([name, texts]) => ({ name: name as keyof Values, errors: texts })));
      if (errors.length === 0) message.error((error as Error).message);
      return false;
    }
    return { name: row.name, description: typed.description ?? null };
  });
  return (
    <PlainForm<Values> form={form} requiredMark={false} initialValues={row}>
      {asked.map((name) => (
        <FieldInput
          key={name}
          of={partnerFields}
          name={name}
          {...(name === 'description' && { help: t.describeYourself })}
        />
      ))}
    </PlainForm>
  );
}

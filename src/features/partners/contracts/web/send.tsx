import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Button, Form } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { EmailField, ReferenceField, TextField } from '#web/resource/form/fields.tsx';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import { refusalOf } from '#web/resource/form/refusal.ts';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import { type BulkSend, type BulkSent, contract } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Filled {
  template_id: string;
  partner_ids?: string[];
  audience_id?: string | null;
  effective_on?: string | null;
  signer_name?: string;
  signer_email?: string;
}

const published = [{ field: 'status', operator: 'eq' as const, values: ['published'] }];
const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

/** A template to one partner, to several, or to an audience. */
export default function SendForSignature() {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [form] = Form.useForm<Filled>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isFilled, setFilled] = useState(false);
  const forgetInput = useUnsavedWarning(isFilled);
  const [result, setResult] = useState<BulkSent | null>(null);
  const attempt = useAttempt<BulkSent>();
  const send = useWrite<BulkSend, BulkSent>('contracts', (body) => attempt('contracts/send_to_many', body), [
    'contract_signings',
  ]);
  const submit = async ({ signer_name, signer_email, ...filled }: Filled) => {
    setFailure(null);
    const given = Object.fromEntries(Object.entries(filled).filter(([, value]) => value)) as unknown as BulkSend;
    const company_signer = signer_name && signer_email ? { name: signer_name, email: signer_email } : undefined;
    try {
      const done = await send.mutateAsync({ ...given, ...(company_signer && { company_signer }) });
      setFilled(false);
      forgetInput();
      message.success(t.sentCount(done.sent.length));
      const [only] = done.sent;
      if (only && done.sent.length === 1 && done.skipped.length === 0)
        return navigate({ to: `/partners/contracts/show/${only.id}` });
      setResult(done);
    } catch (error) {
      const { beside, above } = refusalOf(error, (name) => name in form.getFieldsValue());
      form.setFields(beside.map(([name, errors]) => ({ name: name as keyof Filled, errors })));
      setFailure(above);
    }
  };
  if (result) return <Result result={result} onAgain={() => setResult(null)} />;
  return (
    <>
      <PageHeader title={t.signingsCreate} />
      <div style={{ maxWidth: 640 }}>
        <p className="meta">{t.signingsCreateText}</p>
        {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />}
        <PlainForm<Filled>
          form={form}
          onFinish={submit}
          onValuesChange={() => setFilled(true)}
          scrollToFirstError={{ focus: true }}
        >
          <ReferenceField
            name="template_id"
            label={t.template}
            required={t.templateRequired}
            resource="contract_templates"
            only={published}
          />
          <ReferenceField
            name="partner_ids"
            label={t.partners}
            help={t.partnersOrAudience}
            resource="partners"
            multiple
          />
          <ReferenceField name="audience_id" label={t.audience} resource="audiences" only={ofPartners} />
          <FieldInput of={contract.fields} name="effective_on" />
          <Pair>
            <TextField name="signer_name" label={t.companySigner} help={t.companySignerHelp} placeholder={t.name} />
            <EmailField name="signer_email" label={t.email} />
          </Pair>
          <Button type="primary" htmlType="submit" loading={send.isPending}>
            {t.sendNow}
          </Button>
        </PlainForm>
      </div>
    </>
  );
}

function Result({ result: { sent, skipped }, onAgain }: { result: BulkSent; onAgain: () => void }) {
  return (
    <>
      <PageHeader title={t.signingsCreate}>
        <Button onClick={onAgain}>{t.newSigning}</Button>
      </PageHeader>
      <Card title={t.sentCount(sent.length)}>
        <ul>
          {sent.map(({ id, partner_name }) => (
            <li key={id}>
              <Link to={`/partners/contracts/show/${id}`}>{partner_name}</Link>
            </li>
          ))}
        </ul>
      </Card>
      {skipped.length > 0 && (
        <Card title={t.skippedCount(skipped.length)}>
          <ul>
            {skipped.map(({ partner_id, partner_name, reason }) => (
              <li key={partner_id}>
                <Link to={`/partners/show/${partner_id}`}>{partner_name}</Link>: {reason}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

import { Alert, Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { GateNotice } from '#features/partners/program-gates/web/index.tsx';
import { errorSentence } from '#shared/text/error-sentence.ts';
import { Link } from '#web/components/Link.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { CustomFieldInputs } from '#web/resource/custom-fields/CustomFieldInputs.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ReferenceField } from '#web/resource/form/fields.tsx';
import { changedFrom, filledValues, type Values } from '#web/resource/form/formFields.ts';
import { Buttons, Section } from '#web/resource/form/ResourceForm.tsx';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import type { CheckQuestion } from '../../check.schema.ts';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { registrationSteps } from '../../steps.schema.ts';
import { BenefitCard } from '../BenefitCard.tsx';
import { CheckResult } from '../conflicts/CheckResult.tsx';
import { questionOf, useCheck } from '../conflicts/useCheck.ts';
import { HeldBanner } from '../review/HeldBanner.tsx';
import { DistributorField } from './DistributorField.tsx';
import { ContactFields, CustomerFields, DealFields, MoreFields } from './RegistrationFields.tsx';
import { texts as ownTexts } from './texts.ts';

interface RegistrationFormProps {
  /** The draft to go on with. */
  draft?: DealRegistrationForPartner;
  /** True if the company chooses the partner it registers for. */
  forPartner?: boolean;
  /** Where registrations open in this view. */
  to: (id: string) => string;
  onSubmitted: (row: DealRegistrationForPartner) => void;
  onSaved: (row: DealRegistrationForPartner) => void;
  /** Called after the draft was saved and its account held. */
  onHeld?: (row: DealRegistrationForPartner) => void;
  onCancel: () => void;
}

type How = 'draft' | 'hold' | 'submit';

interface Refused {
  text: string;
  existing?: { id: string; number: number };
}

/** Everything a registration may be given; only what the server asks for is required. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { draft, forPartner, to, onSubmitted, onSaved, onHeld, onCancel } = props;
  const [form] = Form.useForm<Values>();
  const [saved, setSaved] = useState(draft);
  const [dirty, setDirty] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [question, setQuestion] = useState<CheckQuestion | null>(() => (draft ? questionOf(valuesOf(draft)) : null));
  const post = useAttempt<DealRegistrationForPartner>();
  const check = useCheck(question);
  const narrow = useNarrow();
  const forget = useUnsavedWarning(dirty);

  const ask = () => setQuestion(questionOf(form.getFieldsValue(true)));

  const save = async () => {
    const body = bodyOf(form.getFieldsValue(true));
    const row = saved ? await patched(saved, body) : await post('deal_registrations', filledValues(body));
    setSaved(row);
    return row;
  };
  const submit = useWrite<How, void>('deal_registrations', async (how) => {
    const row = await save();
    const end =
      how === 'draft'
        ? row
        : await api<DealRegistrationForPartner>(`deal_registrations/${row.id}/${how}`, { method: 'POST', body: {} });
    setDirty(false);
    forget();
    setSaved(end);
    if (how === 'hold') onHeld?.(end);
    else (how === 'submit' ? onSubmitted : onSaved)(end);
  });

  const send = async (how: How) => {
    setRefused(null);
    const few = ['account_name', ...(forPartner ? ['partner_id'] : [])];
    try {
      await form.validateFields(how === 'submit' ? undefined : few);
    } catch {
      const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      if (first) form.scrollToField(first.name, { focus: true });
      return;
    }
    await submit.mutateAsync(how).catch((error: unknown) => setRefused(show(error)));
  };

  /** Shows errors at their fields, others above the form. */
  const show = (error: unknown): Refused => {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
    form.setFields(
      errors.map(([name, texts]) => ({ name: name as never, errors: texts.map((text) => errorSentence(text)) })),
    );
    const existing = error instanceof ApiError ? (error.body.existing as Refused['existing']) : undefined;
    const shown = form.getFieldsValue();
    const isBeside = errors.length > 0 && errors.every(([name]) => name in shown);
    if (isBeside) form.scrollToField(errors[0]![0], { focus: true });
    return {
      text: isBeside ? ownTexts.correctMarkedFields : (error as Error).message,
      ...(existing && { existing }),
    };
  };

  const values = Form.useWatch([], form) as Values | undefined;
  const isHeld = !!saved?.held_until;
  const holdHours = onHeld && !isHeld ? check.data?.hold_hours : null;
  const notEligible = check.data?.result === 'not_eligible';
  const benefit = (!forPartner || !!values?.partner_id) && (
    <BenefitCard
      partner_id={values?.partner_id as string | undefined}
      type_id={(values?.type_id as string | undefined) ?? undefined}
      amount_minor={values?.amount_minor as number | null | undefined}
      currency={values?.currency as string | undefined}
      country={values?.country as string | undefined}
      product_family={values?.product_family as string | undefined}
    />
  );
  return (
    <Flex wrap gap="24px 40px" align="flex-start">
      <Form<Values>
        form={form}
        layout="vertical"
        style={{ flex: '1 1 420px', maxWidth: 640, minWidth: 0 }}
        initialValues={draft ? valuesOf(draft) : {}}
        onValuesChange={(changed) => {
          setDirty(true);
          if (
            'type_id' in changed ||
            'product_family' in changed ||
            'has_no_website' in changed ||
            'partner_id' in changed
          )
            ask();
        }}
        validateTrigger={['onBlur', 'onSubmit']}
      >
        {refused && (
          <Alert
            type="error"
            showIcon
            role="alert"
            style={{ marginBottom: 16 }}
            title={refused.text}
            description={
              refused.existing && (
                <Link to={to(refused.existing.id)}>{ownTexts.viewRegistration(refused.existing.number)}</Link>
              )
            }
          />
        )}
        {forPartner && (
          <Section title={ownTexts.partner}>
            <ReferenceField name="partner_id" label={ownTexts.partner} resource="partners" required />
          </Section>
        )}
        <GateNotice gate="register_deals" partner_id={values?.partner_id as string | undefined} />
        <CustomerFields onKnown={ask}>
          {isHeld && <HeldBanner row={saved!} onReleased={setSaved} />}
          {!(isHeld && check.data?.result === 'free') && (
            <CheckResult
              answer={check.data}
              error={check.error}
              isChecking={check.isFetching}
              to={to}
              forPartner={forPartner}
            />
          )}
        </CustomerFields>
        <DealFields />
        <DistributorField partner_id={forPartner ? ((values?.partner_id as string | undefined) ?? null) : undefined} />
        <ContactFields />
        <MoreFields />
        <CustomFieldInputs entity="deal_registrations" />
        {narrow && <div style={{ marginBottom: 20 }}>{benefit}</div>}
        <Buttons>
          <Button
            type="primary"
            loading={submit.isPending && submit.variables === 'submit'}
            disabled={notEligible}
            onClick={() => send('submit')}
            aria-keyshortcuts="Control+Enter"
          >
            {forPartner ? ownTexts.registerAndApprove : registrationSteps.steps.submit.label}
          </Button>
          <Button loading={submit.isPending && submit.variables === 'draft'} onClick={() => send('draft')}>
            {ownTexts.saveDraft}
          </Button>
          {holdHours && (
            <Button loading={submit.isPending && submit.variables === 'hold'} onClick={() => send('hold')}>
              {ownTexts.holdFor(holdHours)}
            </Button>
          )}
          <Button type="text" onClick={onCancel}>
            {ownTexts.cancel}
          </Button>
        </Buttons>
      </Form>
      {!narrow && <div style={{ flex: '1 1 260px', maxWidth: 360 }}>{benefit}</div>}
    </Flex>
  );
}

/** The family '*' is shown as nothing chosen. */
function valuesOf(draft: DealRegistrationForPartner): Values {
  return { ...draft, product_family: draft.product_family === '*' ? undefined : draft.product_family };
}

function bodyOf(values: Values): Values {
  const { account_name, account_domain, has_no_website, country, type_id, product_family, partner_id, ...rest } =
    values;
  const details = [
    'contact_name',
    'contact_email',
    'contact_phone',
    'title',
    'description',
    'amount_minor',
    'currency',
    'distribution_id',
    'expected_close_on',
    'custom',
  ];
  return {
    ...(partner_id !== undefined && { partner_id }),
    account_name,
    account_domain: has_no_website ? null : account_domain,
    has_no_website: has_no_website ?? false,
    country,
    ...(type_id ? { type_id } : {}),
    product_family: product_family ?? '*',
    ...Object.fromEntries(details.filter((name) => rest[name] !== undefined).map((name) => [name, rest[name]])),
  };
}

async function patched(row: DealRegistrationForPartner, body: Values): Promise<DealRegistrationForPartner> {
  const { partner_id: _, ...fields } = body;
  const changed = changedFrom(row as unknown as Values, fields);
  if (Object.keys(changed).length === 0) return row;
  return api<DealRegistrationForPartner>(`deal_registrations/${row.id}`, {
    method: 'PATCH',
    body: { ...changed, row_version: row.row_version },
  });
}

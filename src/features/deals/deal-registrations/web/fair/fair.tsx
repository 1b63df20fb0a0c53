import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Flex, Form, Input } from 'antd';
import dayjs from 'dayjs';
import QrCode from 'lucide-react/icons/qr-code';
import { lazy, Suspense, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { errorSentence } from '#shared/text/error-sentence.ts';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import type { WaitingWrite } from '#web/offline/database.ts';
import { discardShared } from '#web/offline/shared.ts';
import { isOffline } from '#web/offline/status.ts';
import { discardWaiting, keepForLater, useWaitingWrites } from '#web/offline/waiting.ts';
import { regionToday } from '#web/region.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { NoConnection } from '#web/requests/connection.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { EmailField, Field, LongTextField, MoneyField, TextField } from '#web/resource/form/fields.tsx';
import { Buttons, Pair, Section } from '#web/resource/form/ResourceForm.tsx';
import type { Search } from '#web/search.ts';
import type { RegistrationCapture } from '../../capture.schema.ts';
import type { ContactCard } from '../../contact-card.ts';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { MonthInput } from '../registration/RegistrationFields.tsx';
import { CAPTURES, captureOf, type FairValues, valuesOfCapture, valuesOfCard } from './capture.ts';
import { attachPhoto, nextPhoto, type PhotoStatus } from './photo/attach.ts';
import { PhotoInput, useMayAttach } from './photo/PhotoInput.tsx';
import { PhotoState } from './photo/PhotoState.tsx';
import { Shared, sharedFields, useShared } from './shared/Shared.tsx';
import { texts as t } from './texts.ts';

const Scanner = lazy(() => import('./Scanner.tsx'));

type Saved = DealRegistrationForPartner | 'waits';

/**
 * A deal in a minute, also without a network. `?waiting=<id>` changes one that was not accepted, and `?shared=<id>` starts
 * with what another app shared.
 */
export default function Fair() {
  const { waiting } = useSearch({ strict: false }) as Search;
  const former = useWaitingWrites().find(({ id }) => id === waiting);
  const shared = useShared();
  const initial = former ? valuesOfCapture(former.body as RegistrationCapture) : shared?.values;
  // Both lists are read after the first view.
  return <Screen key={former?.id ?? shared?.id ?? 'new'} initial={initial} former={former} shared={shared?.id} />;
}

interface ScreenProps {
  initial: FairValues | undefined;
  former: WaitingWrite | undefined;
  /** The id of the shared item in the form. */
  shared: string | undefined;
}

function Screen({ initial, former, shared }: ScreenProps) {
  const [form] = Form.useForm<FairValues>();
  const [photo, setPhoto] = useState<Blob | null>(former?.next?.file.content ?? null);
  const [attached, setAttached] = useState<PhotoStatus | 'sending' | null>(null);
  const mayAttach = useMayAttach();
  const [isScanning, setScanning] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [capture_id, setCaptureId] = useState(newId);
  const navigate = useNavigate();

  const save = useWrite<boolean, Saved>('deal_registrations', async (as_draft) => {
    const body: RegistrationCapture = captureOf(form.getFieldsValue(true), as_draft, capture_id);
    const later = async () => {
      const label = t.label(String(body.deal.account_name));
      const edit = '/revenue/deal-desk/fair?waiting=';
      const next = photo && { next: nextPhoto(capture_id, String(body.deal.account_name), photo) };
      if (!(await keepForLater({ id: capture_id, path: CAPTURES, body, label, edit, ...next })))
        throw new Error(t.notKept);
      return 'waits' as const;
    };
    if (isOffline() || !navigator.onLine) return later();
    try {
      return await api<DealRegistrationForPartner>(CAPTURES, { method: 'POST', body, idempotencyKey: capture_id });
    } catch (error) {
      // The id makes it the same capture, if the answer alone was lost.
      if (error instanceof NoConnection) return later();
      throw error;
    }
  });

  const send = async (as_draft: boolean) => {
    setProblem(null);
    const isValid = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!isValid) return;
    try {
      const end = await save.mutateAsync(as_draft);
      if (former) await discardWaiting(former.id);
      if (shared) await discardShared(shared);
      setSaved(end);
      if (!photo || end === 'waits') return;
      setAttached('sending');
      setAttached(await attachPhoto(nextPhoto(capture_id, end.account_name, photo)));
    } catch (error) {
      // A refused request was not stored, and a changed one needs a new key.
      if (error instanceof ApiError) setCaptureId(newId());
      setProblem(show(error));
    }
  };

  const show = (error: unknown): string => {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : [];
    const names = errors.map(([name, problems]) => ({
      name: fieldOf(name),
      errors: problems.map((text) => errorSentence(text)),
    }));
    form.setFields(names as never);
    const shown = form.getFieldsValue();
    const isBeside = names.length > 0 && names.every(({ name }) => name in shown);
    return isBeside ? t.correct : (error as Error).message;
  };

  const fill = (card: ContactCard) => {
    setScanning(false);
    setFilled(true);
    form.setFieldsValue(valuesOfCard(card, form.getFieldValue('account')));
  };

  const startAgain = () => {
    const { country, expected_close_on, currency } = form.getFieldsValue(true) as FairValues;
    form.resetFields();
    form.setFieldsValue({ country, expected_close_on, currency });
    setCaptureId(newId());
    setFilled(false);
    setSaved(null);
    setPhoto(null);
    setAttached(null);
    if (former || shared) void navigate({ to: '/revenue/deal-desk/fair' as string, replace: true });
  };

  return (
    <div style={{ maxWidth: 640 }}>
      <PageHeader title={t.title} />
      {saved ? (
        <>
          <Done saved={saved} onAgain={startAgain} />
          {attached && <PhotoState status={attached} />}
        </>
      ) : (
        <Form<FairValues>
          form={form}
          layout="vertical"
          initialValues={{
            expected_close_on: dayjs(regionToday()).add(3, 'month').endOf('month').format('YYYY-MM-DD'),
            ...initial,
          }}
          validateTrigger={['onBlur', 'onSubmit']}
          onFinish={() => void send(false)}
        >
          <p className="meta" style={{ marginBottom: 16 }}>
            {t.lead}
          </p>
          <Shared current={shared} />
          {problem && <Alert type="error" showIcon role="alert" style={{ marginBottom: 16 }} title={problem} />}
          <Form.Item
            name="account"
            label={t.account}
            extra={t.accountHelp}
            rules={[{ required: true, whitespace: true, message: t.accountRequired }]}
          >
            <Input maxLength={200} autoComplete="off" autoFocus enterKeyHint="next" />
          </Form.Item>
          {/* The website of a card is kept beside the name. */}
          <Form.Item name="website" hidden>
            <Input />
          </Form.Item>
          <Section title={t.contact}>
            <Flex gap={8} wrap style={{ marginBottom: 12 }}>
              <Button icon={<QrCode size={16} />} onClick={() => setScanning(true)}>
                {t.scan}
              </Button>
              {mayAttach && <PhotoInput photo={photo} onChange={setPhoto} />}
            </Flex>
            <div role="status">{isFilled && <p style={{ marginBottom: 12 }}>{t.filled}</p>}</div>
            <EmailField name="contact_email" label={t.email} />
            <Pair>
              <TextField name="contact_name" label={t.name} />
              <TextField name="contact_phone" label={t.phone} max={60} type="tel" />
            </Pair>
          </Section>
          {sharedFields(initial).map(({ name, label, isLong }) =>
            isLong ? (
              <LongTextField key={name} name={name} label={label} max={10_000} rows={4} />
            ) : (
              <TextField key={name} name={name} label={label} />
            ),
          )}
          <MoneyField name="amount_minor" label={t.amount} currency="currency" />
          <Pair>
            <Form.Item name="country" label={t.country}>
              <CountrySelect />
            </Form.Item>
            <Field name="expected_close_on" label={t.close} refuses>
              <MonthInput />
            </Field>
          </Pair>
          <p className="meta" style={{ marginBottom: 16 }}>
            {t.draftHelp}
          </p>
          <Buttons>
            <Button type="primary" htmlType="submit" loading={save.isPending && !save.variables}>
              {t.register}
            </Button>
            <Button loading={save.isPending && save.variables} onClick={() => void send(true)}>
              {t.draft}
            </Button>
          </Buttons>
        </Form>
      )}
      {isScanning && (
        <Suspense>
          <Scanner onCard={fill} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The names of the fields in an answer begin with `deal.` where the shape refused them. */
function fieldOf(name: string): string {
  const bare = name.replace(/^deal[./]/, '');
  return bare === 'account_name' || bare === 'account_domain' || bare === 'has_no_website' ? 'account' : bare;
}

function Done({ saved, onAgain }: { saved: Saved; onAgain: () => void }) {
  const [text, label, to] =
    saved === 'waits'
      ? [t.waits, t.openWaiting, '/waiting-changes']
      : saved.status === 'draft'
        ? [t.savedDraft, t.openDraft, `/revenue/deal-desk/create?draft=${saved.id}`]
        : [t.registered, t.open, `/revenue/deal-desk/show/${saved.id}`];
  return (
    <>
      <Alert type="success" showIcon role="status" style={{ marginBottom: 16 }} title={text} />
      <Buttons>
        <Button type="primary" onClick={onAgain} autoFocus>
          {t.again}
        </Button>
        <Link to={to}>{label}</Link>
      </Buttons>
    </>
  );
}

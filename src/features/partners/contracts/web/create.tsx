import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, App, Button, Segmented } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { PdfPages, TermsInput } from '#features/partners/contract-templates/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useChanged, useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { api, apiResponse } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { useAttempt } from '#web/resource/form/useAttempt.ts';
import type { Search } from '#web/search.ts';
import { kindOptions, orderOptions } from '../../contract-templates/content.schema.ts';
import type { ContractTemplate } from '../../contract-templates/schema.ts';
import {
  type Contract,
  type ContractPreview,
  contractStatuses,
  type PreviewInput,
  type SignerInput,
} from '../schema.ts';
import { contractSteps } from '../steps.schema.ts';
import css from './Composer.module.css';
import { ComposerSigners, isEmail } from './ComposerSigners.tsx';
import { ComposerText } from './ComposerText.tsx';
import { texts as t } from './texts.ts';

type Input = Omit<PreviewInput, 'template_id'>;

/** The values, signers and dates of a contract beside its PDF; it is sent from here or kept as a draft. */
export default function ContractCreate() {
  const { partner, template } = useSearch({ strict: false }) as Search & { partner?: string; template?: string };
  const [chosen, setChosen] = useState<string | null>(template ?? null);
  const [input, setInput] = useState<Input>({ partner_id: partner ?? null });
  const templates = useList<ContractTemplate>('contract_templates', {
    filters: [{ field: 'status', operator: 'eq', values: ['published'] }],
    sort: [{ field: 'name', descending: false }],
    start: 0,
    end: 60,
  });
  // A company with one template has nothing to choose.
  const only = templates.data?.rows.length === 1 ? templates.data.rows[0]!.id : null;
  const template_id = chosen ?? only;
  const forgetInput = useUnsavedWarning(useChanged(input));
  const change = (more: Partial<Input>) => setInput({ ...input, ...more });
  return (
    <>
      <PageHeader title={t.newContract} />
      {!template_id && (
        <Loaded query={templates}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p>
                {t.noTemplates} <Link to="/partners/contracts/templates">{t.openTemplates}</Link>
              </p>
            ) : (
              <>
                <p>{t.chooseTemplate}</p>
                <ul className={css.templates} aria-label={t.template}>
                  {rows.map(({ id, name, kind }) => (
                    <li key={id}>
                      <button type="button" className={css.template} onClick={() => setChosen(id)}>
                        <strong>{name}</strong>
                        <span className="meta">{kindOptions.find(({ value }) => value === kind)?.label}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Loaded>
      )}
      {template_id && (
        <Composer
          input={{ ...input, template_id }}
          onChange={change}
          onSaved={forgetInput}
          onOther={
            only
              ? undefined
              : () => {
                  setChosen(null);
                  setInput({ partner_id: input.partner_id });
                }
          }
        />
      )}
    </>
  );
}

interface ComposerProps {
  input: PreviewInput;
  onChange: (change: Partial<Input>) => void;
  onSaved: () => void;
  /** Chooses another template. */
  onOther: (() => void) | undefined;
}

/** The pauses after a change before the values and the PDF are asked for again, in milliseconds. */
const [VALUES_PAUSE, PDF_PAUSE] = [150, 500];

function Composer({ input, ...more }: ComposerProps) {
  const settled = useDebounced(complete(input), VALUES_PAUSE);
  const preview = useQuery({
    queryKey: ['contracts', 'preview', settled],
    queryFn: ({ signal }) =>
      api<ContractPreview>('contracts/preview', { method: 'POST', body: settled, asks: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return <Loaded query={preview}>{(shown) => <Screen input={input} preview={shown} {...more} />}</Loaded>;
}

/** Signers who are not written completely yet are guessed once more, so that the PDF has no halves. */
function complete({ signers, ...input }: PreviewInput): PreviewInput {
  const whole = signers?.filter(({ name, email }) => name.trim() && isEmail(email));
  return { ...input, ...(whole && { signers: whole }) };
}

function Screen({ input, preview, onChange, onSaved, onOther }: ComposerProps & { preview: ContractPreview }) {
  const signers: SignerInput[] =
    input.signers ??
    preview.roles.map(
      ({ key }) => preview.signers.find(({ role }) => role === key) ?? { role: key, name: '', email: '' },
    );
  const missing = preview.values.filter(({ value }) => !value);
  const go = (name: string) => document.getElementById(inputOf(name, preview, signers))?.focus();
  return (
    <>
      <div className={css.composer}>
        <div className={css.column}>
          <Card title={preview.title} actions={onOther && <Button onClick={onOther}>{t.otherTemplate}</Button>}>
            <label htmlFor="composer-partner">{t.partner}</label>
            <ReferenceSelect
              id="composer-partner"
              resource="partners"
              value={input.partner_id ?? null}
              onChange={(partner_id) => onChange({ partner_id, values: {}, signers: undefined })}
            />
            <Existing preview={preview} />
          </Card>
          {preview.source === 'text' && (
            <Card title={t.textAndValues}>
              {missing.length > 0 && input.partner_id && (
                <p className={css.missing}>{t.missingValues(missing.length)}</p>
              )}
              <ComposerText
                body={preview.body ?? ''}
                values={preview.values}
                onWrite={(name, value) => onChange({ values: { ...input.values, [name]: value } })}
                onGo={go}
              />
            </Card>
          )}
          <Card title={t.signers}>
            <Segmented
              aria-label={t.signingOrder}
              style={{ marginBottom: 12 }}
              options={[...orderOptions]}
              value={preview.signing_order}
              onChange={(signing_order) => onChange({ signing_order })}
            />
            <ComposerSigners preview={preview} signers={signers} onChange={(next) => onChange({ signers: next })} />
          </Card>
          <Card title={t.datesAndTerms}>
            <div className={css.dates}>
              <Dated id="composer-effective" label={t.effective}>
                <DateInput
                  id="composer-effective"
                  placeholder={t.lastSignature}
                  value={input.effective_on ?? null}
                  onChange={(effective_on) => onChange({ effective_on })}
                />
              </Dated>
              <Dated id="composer-term" label={t.termMonths}>
                <NumberInput
                  id="composer-term"
                  min={1}
                  max={600}
                  value={preview.term_months}
                  onChange={(term_months) => onChange({ term_months })}
                />
              </Dated>
              <Dated id="composer-days" label={t.daysToSign}>
                <NumberInput
                  id="composer-days"
                  min={1}
                  max={365}
                  value={preview.expires_days}
                  onChange={(days) => onChange({ expires_days: days ?? undefined })}
                />
              </Dated>
            </div>
            <div style={{ marginTop: 16 }}>
              <Suspense>
                <TermsInput value={preview.terms} onChange={(terms) => onChange({ terms: { ...cleared, ...terms } })} />
              </Suspense>
            </div>
          </Card>
        </div>
        <Pdf input={input} />
      </div>
      <SendBar input={input} preview={preview} signers={signers} onSaved={onSaved} />
    </>
  );
}

/** Terms that are emptied here must not fall back to those of the template. */
const cleared = { plan_id: null, region_id: null, protection_days: null, payment_term_days: null, is_exclusive: null };

function Dated({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

/** The id of the input that decides a value. */
function inputOf(name: string, { roles }: ContractPreview, signers: readonly SignerInput[]): string {
  const places: Record<string, string> = {
    'contract.effective_on': 'composer-effective',
    'contract.ends_on': 'composer-term',
    'contract.term': 'composer-term',
    'terms.plan': 'term-plan',
    'terms.territory': 'term-region',
    'terms.protection': 'term-protection',
    'terms.payment': 'term-payment',
    'terms.exclusivity': 'term-region',
  };
  const side = name.replace('signer.', '');
  const at = signers.findIndex(({ role }) => roles.find(({ key }) => key === role)?.side === side);
  return places[name] ?? `signer-${side}-${at}`;
}

function Existing({ preview: { existing } }: { preview: ContractPreview }) {
  if (!existing) return null;
  const status = contractStatuses.find(({ value }) => value === existing.status)?.label ?? existing.status;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginTop: 12 }}
      title={
        <>
          {t.hasAlready} <Link to={`/partners/contracts/show/${existing.id}`}>{existing.title}</Link> ({status})
        </>
      }
    />
  );
}

/** The file that the signers will see, rendered by the server with the renderer of sealed files. */
function Pdf({ input }: { input: PreviewInput }) {
  const settled = useDebounced(JSON.stringify(complete(input)), PDF_PAUSE);
  const file = useQuery({
    queryKey: ['contracts', 'preview_file', settled],
    queryFn: async ({ signal }) => {
      const answer = await apiResponse('contracts/preview_file', {
        method: 'POST',
        body: JSON.parse(settled) as PreviewInput,
        asks: true,
        signal,
      });
      return answer.arrayBuffer();
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return (
    <section
      className={css.pdf}
      aria-label={t.preview}
      aria-busy={file.isFetching}
      data-stale={file.isFetching || undefined}
    >
      <Loaded query={file}>
        {(bytes) => (
          <Suspense>
            <PdfPages bytes={bytes} />
          </Suspense>
        )}
      </Loaded>
    </section>
  );
}

function SendBar({
  input,
  preview,
  signers,
  onSaved,
}: {
  input: PreviewInput;
  preview: ContractPreview;
  signers: readonly SignerInput[];
  onSaved: () => void;
}) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const attempt = useAttempt<Contract>();
  const [failure, setFailure] = useState<string | null>(null);
  const create = useWrite<object, Contract>('contracts', (body) => attempt('contracts', body), ['contract_signings']);
  const isComplete = signers.every(({ name, email }) => name.trim() && isEmail(email));
  const names = signers.map(({ name }) => name.trim());
  const isOrdered = preview.signing_order === 'sequential';
  const first = isOrdered ? names.slice(0, 1) : names;
  const submit = (isSent: boolean) => {
    setFailure(null);
    const whole = complete({ ...input, signers: [...signers] });
    create.mutateAsync({ ...whole, ...(isSent && { send: true }) }).then(
      ({ id }) => {
        onSaved();
        if (isSent) message.success(contractSteps.steps.send.done);
        void navigate({ to: `/partners/contracts/show/${id}` });
      },
      (error: Error) => setFailure(error.message),
    );
  };
  return (
    <div className={css.bar}>
      {failure && <Alert type="error" showIcon role="alert" title={failure} style={{ flexBasis: '100%' }} />}
      <p>
        {!input.partner_id ? (
          t.choosePartner
        ) : isComplete ? (
          <>
            {isOrdered ? t.getsFirst(names) : t.getAll(names)} {t.signBy} <DateText value={preview.expires_on} />.{' '}
            <span className="meta">{contractSteps.steps.send.text}</span>
          </>
        ) : (
          t.signersIncomplete
        )}
      </p>
      <Button disabled={!input.partner_id} loading={create.isPending} onClick={() => submit(false)}>
        {t.saveDraft}
      </Button>
      <Button
        type="primary"
        disabled={!input.partner_id || !isComplete}
        loading={create.isPending}
        onClick={() => submit(true)}
      >
        {isComplete && input.partner_id ? t.sendTo(first) : t.sendNow}
      </Button>
    </div>
  );
}

import { Alert, App, Button, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Select } from '#web/inputs/Select.tsx';
import type { Trigger } from '../../definition.schema.ts';
import {
  type HookCreate,
  type HookScheme,
  type HookState,
  hookSchemes,
  type NewHook,
  secretAfterAddress,
  secretOfSender,
} from '../../hooks.schema.ts';
import { FlowField } from '../FlowField.tsx';
import { SecretOnce } from '../SecretOnce.tsx';
import { HookSample } from './HookSample.tsx';
import css from './systems.module.css';
import { texts as t } from './systems.texts.ts';
import { useHook } from './useHook.ts';

interface InboundHookProps {
  id: string;
  trigger: Trigger;
  problems: readonly { field: string | null; text: string }[];
  onChange: (next: Partial<Trigger>) => void;
}

/** The address at which another system starts the flow, and the values that the flow takes from what it sends. */
export function InboundHook({ id, ...sample }: InboundHookProps) {
  const hook = useHook(id);
  return (
    <Loaded query={hook.state}>
      {(state) => (
        <>
          <Address state={state} create={hook.create} />
          <HookSample hook={hook} state={state} {...sample} />
        </>
      )}
    </Loaded>
  );
}

const schemeOf = (value: string) => hookSchemes.find((one) => one.value === value) ?? hookSchemes[0];

function Address({ state, create }: { state: HookState | null; create: ReturnType<typeof useHook>['create'] }) {
  const { modal } = App.useApp();
  const [isChoosing, setChoosing] = useState(false);
  const [shown, setShown] = useState<NewHook | null>(null);
  const submit = async (input: HookCreate) => {
    const next = await create.mutateAsync(input);
    // A secret that the person has entered is not shown again.
    setShown(next.path || next.secret ? next : null);
    setChoosing(false);
  };
  if (shown) return <ShownOnce hook={shown} onDone={() => setShown(null)} />;
  if (!state || isChoosing)
    return (
      <ChooseSender
        initial={(state?.scheme as HookScheme | undefined) ?? 'address'}
        isBusy={create.isPending}
        error={create.error?.message}
        onSubmit={submit}
        {...(state && { onCancel: () => setChoosing(false) })}
      />
    );
  const scheme = schemeOf(state.scheme);
  const replace = () =>
    modal.confirm({
      title: t.replaceTitle,
      content: t.replaceText,
      okText: t.newAddress,
      onOk: () => submit({ scheme: scheme.value, ...(state.header && { header: state.header }) }),
    });
  const isEntered = scheme.value === 'hubspot';
  return (
    <div className={css.state}>
      <span className={css.label}>{scheme.label}</span>
      <p className={css.help}>
        {state.last_received_at ? (
          <>
            {t.lastReceived}: <DateText value={state.last_received_at} as="relative" />
          </>
        ) : (
          t.neverReceived
        )}
      </p>
      {state.lacks_secret && <EnterSecret scheme={scheme} isBusy={create.isPending} onSubmit={submit} />}
      {state.wrong_count > 0 && <Alert type="warning" showIcon title={t.wrong(state.wrong_count)} />}
      <span className={css.inline}>
        <Button size="small" onClick={() => (isEntered ? setChoosing(true) : replace())}>
          {t.newAddress}
        </Button>
        <Button size="small" onClick={() => setChoosing(true)}>
          {t.changeSender}
        </Button>
      </span>
    </div>
  );
}

interface ChooseSenderProps {
  initial: HookScheme;
  isBusy: boolean;
  error: string | undefined;
  onSubmit: (input: HookCreate) => Promise<void>;
  onCancel?: () => void;
}

function ChooseSender({ initial, isBusy, error, onSubmit, onCancel }: ChooseSenderProps) {
  const [scheme, setScheme] = useState<HookScheme>(initial);
  const [header, setHeader] = useState('X-Webhook-Secret');
  const [secret, setSecret] = useState('');
  const chosen = schemeOf(scheme);
  const needsSecret = secretOfSender.includes(scheme) && !secretAfterAddress.includes(scheme);
  return (
    <>
      <FlowField label={t.sender} help={chosen.help}>
        {(field) => (
          <Select
            id={field}
            aria-label={t.sender}
            style={{ width: '100%' }}
            value={scheme}
            onChange={(next: HookScheme) => setScheme(next)}
            options={hookSchemes.map(({ value, label }) => ({ value, label }))}
          />
        )}
      </FlowField>
      {scheme === 'header' && (
        <FlowField label={t.headerName}>
          {(field) => (
            <Input id={field} value={header} maxLength={60} onChange={({ target }) => setHeader(target.value)} />
          )}
        </FlowField>
      )}
      {needsSecret && <SecretField label={chosen.label} value={secret} onChange={setSecret} />}
      {error && <p className={css.problem}>{error}</p>}
      <span className={css.inline}>
        <Button
          type="primary"
          loading={isBusy}
          disabled={(needsSecret && secret.length < 8) || (scheme === 'header' && header === '')}
          onClick={() =>
            void onSubmit({
              scheme,
              ...(scheme === 'header' && { header }),
              ...(needsSecret && { secret }),
            }).catch(() => {})
          }
        >
          {t.createAddress}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t.keep}</Button>}
      </span>
    </>
  );
}

/** The secret that a sender has given out for the address. */
function EnterSecret({
  scheme,
  isBusy,
  onSubmit,
}: { scheme: (typeof hookSchemes)[number] } & Pick<ChooseSenderProps, 'isBusy' | 'onSubmit'>) {
  const [secret, setSecret] = useState('');
  return (
    <>
      <Alert type="info" showIcon title={t.lacksSecret(scheme.label)} />
      <SecretField label={scheme.label} value={secret} onChange={setSecret} />
      <span>
        <Button
          type="primary"
          loading={isBusy}
          disabled={secret.length < 8}
          onClick={() => void onSubmit({ scheme: scheme.value, secret, keeps_address: true }).catch(() => {})}
        >
          {t.saveSecret}
        </Button>
      </span>
    </>
  );
}

function SecretField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <FlowField label={t.senderSecret(label)}>
      {(field) => (
        <Input.Password
          id={field}
          value={value}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FlowField>
  );
}

/** The address and the secret, until the person has saved them. */
function ShownOnce({ hook, onDone }: { hook: NewHook; onDone: () => void }) {
  return (
    <Card>
      <div className={css.once}>
        {hook.path && (
          <SecretOnce label={t.address} text={`${window.location.origin}${hook.path}`} help={t.addressOnce} />
        )}
        {hook.header && <SecretOnce label={t.header} text={hook.header} />}
        {hook.secret && <SecretOnce label={t.secret} text={hook.secret} help={t.secretOnce} />}
        <span>
          <Button onClick={onDone}>{t.done}</Button>
        </span>
      </div>
    </Card>
  );
}

import { App, Button } from 'antd';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { useState } from 'react';
import { addDays } from '#shared/time/dates.ts';
import { useCopy } from '#web/components/CopyButton.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import type { Values } from '#web/resource/form/formFields.ts';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type NewProvisioningToken, type ProvisioningToken, provisioningToken, SCIM_PATH } from '../schema.ts';
import css from './provisioning.module.css';
import { TokenDialog } from './TokenDialog.tsx';
import { texts as t } from './texts.ts';

const lifetimes = [
  { value: '365', label: t.lifetimes.year },
  { value: '730', label: t.lifetimes.twoYears },
  { value: 'never', label: t.lifetimes.never },
];

/** The tokens of the company, or of the partner in its portal. */
export default function ProvisioningTab() {
  const { mode, program } = useSession();
  const { modal, message } = App.useApp();
  const mayManage = useCan('provisioning_tokens', 'manage');
  const [created, setCreated] = useState<NewProvisioningToken | null>(null);
  const revoke = useAction<ProvisioningToken>('provisioning_tokens', ({ id }) => `provisioning_tokens/${id}/revoke`);
  const ask = (token: ProvisioningToken) =>
    modal.confirm({
      title: t.revokeTitle(token.name),
      content: t.revokeText,
      okText: t.revokeToken,
      okButtonProps: { danger: true },
      onOk: () => revoke.mutateAsync(token).catch((error: Error) => void message.error(error.message)),
    });
  return (
    <>
      <BaseAddress />
      <NounList
        noun={provisioningToken}
        title={null}
        columns={['name', { of: 'prefix', render: ({ prefix }) => <code>{prefix}…</code> }]}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [mode === 'partner' ? program!.partner_id : ''] }]}
        savedViews={false}
        exportable={false}
        create={{
          label: t.newToken,
          form: (done) => (
            <ResourceForm<NewProvisioningToken>
              resource="provisioning_tokens"
              initial={{ lifetime: 'never' } as Partial<NewProvisioningToken>}
              toBody={bodyOf}
              onCancel={done}
              onDone={(token) => {
                done();
                setCreated(token);
              }}
            >
              <FieldInput of={provisioningToken.fields} name="name" />
              <OptionField name="lifetime" label={t.expiresAfter} options={lifetimes} required />
            </ResourceForm>
          ),
        }}
        rowMenu={
          mayManage
            ? (token) =>
                token.status !== 'revoked' && (
                  <DropMenu
                    placement="bottomRight"
                    items={[{ key: 'revoke', label: t.revoke, danger: true, onClick: () => ask(token) }]}
                  >
                    <Button
                      type="text"
                      size="small"
                      icon={<Ellipsis size={16} />}
                      aria-label={t.moreAbout(token.name)}
                    />
                  </DropMenu>
                )
            : undefined
        }
        empty={{ icon: UserRoundCog, text: t.empty }}
      />
      {created && <TokenDialog token={created} onClose={() => setCreated(null)} />}
    </>
  );
}

function BaseAddress() {
  const copy = useCopy();
  const address = `${window.location.origin}${SCIM_PATH}`;
  return (
    <section className={css.address} aria-label={t.baseAddress}>
      <h2 className={css.heading}>{t.baseAddress}</h2>
      <p className="meta">{t.baseAddressHelp}</p>
      <div className={css.copied}>
        <code>{address}</code>
        <Button icon={<Copy size={16} />} onClick={() => copy(address)}>
          {t.copyAddress}
        </Button>
      </div>
    </section>
  );
}

function bodyOf({ name, lifetime }: Values): Values {
  const today = new Date().toISOString().slice(0, 10);
  return { name, expires_at: lifetime === 'never' ? null : `${addDays(today, Number(lifetime))}T00:00:00Z` };
}

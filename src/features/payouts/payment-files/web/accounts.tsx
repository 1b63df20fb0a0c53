import { useQuery } from '@tanstack/react-query';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api, apiAll } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCan } from '#web/session/session.tsx';
import type { FundingKind } from '../formats.schema.ts';
import type { FundingAccount, FundingInput } from '../schema.ts';
import { texts as t } from './texts.ts';

const kinds = [
  { kind: 'sepa', title: t.sepaTitle, text: t.sepaText },
  { kind: 'nacha', title: t.nachaTitle, text: t.nachaText },
  { kind: 'stripe', title: t.stripeTitle, text: t.stripeText },
] as const;

/** The company's own accounts that payment files are paid from. */
export default function Accounts() {
  const accounts = useQuery({
    queryKey: ['funding_accounts'],
    queryFn: ({ signal }) => apiAll<FundingAccount>('funding_accounts', { signal }),
  });
  return (
    <>
      <PageHeader title={t.accounts} />
      <p style={{ marginBottom: 16 }}>{t.accountsText}</p>
      <Loaded query={accounts}>
        {(rows) => (
          <Flex vertical gap={16} style={{ maxWidth: 640 }}>
            {kinds.map(({ kind, title, text }) => (
              <Account
                key={kind}
                kind={kind}
                title={title}
                text={text}
                account={rows.find((row) => row.kind === kind)}
              />
            ))}
          </Flex>
        )}
      </Loaded>
    </>
  );
}

interface AccountProps {
  kind: FundingKind;
  title: string;
  text: string;
  account: FundingAccount | undefined;
}

function Account({ kind, title, text, account }: AccountProps) {
  const { modal, message } = App.useApp();
  const mayManage = useCan('payout_batches', 'manage');
  const [isOpen, setOpen] = useState(false);
  const remove = useWrite<void, unknown>(
    'funding_accounts',
    () => api(`funding_accounts/${kind}`, { method: 'DELETE' }),
    ['payment_formats'],
  );
  const ask = () =>
    modal.confirm({
      title: `${t.remove}?`,
      content: t.removeAsk,
      okText: t.remove,
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync().catch((error: Error) => message.error(error.message)),
    });
  return (
    <Card title={title}>
      <p style={{ marginBottom: 12 }}>{text}</p>
      {account ? (
        <Facts
          rows={[
            [t.accountHolder, account.holder_name],
            [kind === 'stripe' ? t.key : t.number, t.endsIn(account.last4)],
            [t.stripeAddress, kind === 'stripe' && <HookAddress key="hook" id={account.id} />],
            [t.changed, <DateText key="changed" value={account.updated_at} as="instant" />],
          ]}
        />
      ) : (
        <p className="meta">{t.missing}</p>
      )}
      {mayManage && (
        <Flex gap={8} style={{ marginTop: 12 }}>
          <Button onClick={() => setOpen(true)} aria-label={`${account ? t.replace : t.enter}: ${title}`}>
            {account ? t.replace : t.enter}
          </Button>
          {account && (
            <Button danger onClick={ask} aria-label={`${t.remove}: ${title}`}>
              {t.remove}
            </Button>
          )}
        </Flex>
      )}
      {isOpen && <AccountDialog kind={kind} title={title} onDone={() => setOpen(false)} />}
    </Card>
  );
}

function HookAddress({ id }: { id: string }) {
  const address = `${window.location.origin}/api/stripe_hooks/${id}`;
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      {address} <CopyButton text={address} label={t.copy(t.stripeAddress)} />
      <p className="meta">{t.stripeEvents}</p>
    </div>
  );
}

function AccountDialog({ kind, title, onDone }: { kind: FundingKind; title: string; onDone: () => void }) {
  const save = useWrite<FundingInput, unknown>(
    'funding_accounts',
    (body) => api(`funding_accounts/${kind}`, { method: 'PUT', body }),
    ['payment_formats'],
  );
  return (
    <ActionDialog<FundingInput>
      title={title}
      action={t.saveAccount}
      onSubmit={(values) =>
        save.mutateAsync(Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as FundingInput)
      }
      onDone={onDone}
      onClose={onDone}
    >
      <TextField name="holder_name" label={t.accountHolder} help={t.asYourBankHasIt} required />
      {kind === 'stripe' && (
        <>
          <TextField name="secret_key" label={t.restrictedKey} help={t.startsWithRkLiveOrRk} required />
          <TextField name="webhook_secret" label={t.signingSecret} help={t.startsWithWhsecAddItAfter} />
        </>
      )}
      {kind === 'sepa' && (
        <>
          <TextField name="iban" label="IBAN" required />
          <TextField name="bic" label="BIC" help={t.onlyIfYourBankAsksFor} />
        </>
      )}
      {kind === 'nacha' && (
        <>
          <TextField name="bank_name" label={t.bank} max={60} required />
          <TextField name="routing_number" label={t.routingNumber} help={t.nineDigitsBankThatGetsFile} required />
          <TextField name="company_id" label={t.companyId} help={t.n9Or10CharactersThatYour} max={10} required />
          <TextField name="entry_description" label={t.textOnStatements} help={t.upTo10LettersDefaultsTo} max={10} />
        </>
      )}
    </ActionDialog>
  );
}

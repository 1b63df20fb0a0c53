import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { ApiError, api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { makePasskey, type RegistrationOptions } from '#web/session/passkey.ts';
import { hasPasskeys } from '#web/session/passkeySupport.ts';
import type { Passkey } from '../passkeys.schema.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import css from './Profile.module.css';
import { texts as t } from './passkey-texts.ts';
import { usePasskeys } from './usePasskeys.ts';

type Open = 'add' | { rename: Passkey } | { remove: Passkey } | null;

/** The password is only asked for when the person has not proven themselves in the last minutes. */
const needsPassword = (error: unknown): boolean => error instanceof ApiError && 'password' in (error.errors ?? {});

/** Adds, renames and removes passkeys. */
export function PasskeysCard() {
  const { message } = App.useApp();
  const { passkeys, refresh } = usePasskeys();
  const [open, setOpen] = useState<Open>(null);
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(null);

  const finish = async (text: string) => {
    close();
    message.success(text);
    await refresh();
  };
  const add = async (proof: { password?: string }) => {
    const options = await api<RegistrationOptions>('profile/passkeys/begin', { method: 'POST', body: proof });
    const passkey = await makePasskey(options).catch((error: Error) => {
      throw new Error(error.name === 'InvalidStateError' ? t.exists : t.failed);
    });
    if (!passkey) return close();
    await api('profile/passkeys', { method: 'POST', body: { passkey } });
    await finish(t.added);
  };
  const remove = async ({ id }: Passkey, proof: { password?: string }) => {
    await api(`profile/passkeys/${id}/remove`, { method: 'POST', body: proof });
    await finish(t.removed);
  };
  /** Tries without a password, and opens the dialog where it is needed. */
  const begin = async (work: (proof: object) => Promise<void>, dialog: Open) => {
    setBusy(true);
    try {
      await work({});
    } catch (error) {
      if (needsPassword(error)) setOpen(dialog);
      else message.error((error as Error).message);
    }
    setBusy(false);
  };

  return (
    <Card
      title={t.title}
      actions={
        hasPasskeys() && (
          <Button loading={isBusy} onClick={() => begin(add, 'add')}>
            {t.add}
          </Button>
        )
      }
    >
      <ul className={css.rows}>
        <li className={css.text}>{hasPasskeys() ? t.about : t.unsupported}</li>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={css.row}>
            <div>
              <strong>{passkey.name}</strong>
              <div className="meta">
                {passkey.host} · {t.addedOn} <DateText value={passkey.created_at} /> ·{' '}
                {passkey.last_used_at ? (
                  <>
                    {t.lastUsed} <DateText value={passkey.last_used_at} as="relative" />
                  </>
                ) : (
                  t.notUsed
                )}
              </div>
            </div>
            <Button onClick={() => setOpen({ rename: passkey })} aria-label={t.renameOf(passkey.name)}>
              {t.rename}
            </Button>
            <Button
              disabled={isBusy}
              onClick={() => setOpen({ remove: passkey })}
              aria-label={t.removeOf(passkey.name)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      {open === 'add' && (
        <PasswordDialog
          title={t.addTitle}
          text={t.addText}
          action={t.goOn}
          onClose={close}
          send={(password) => add({ password })}
        />
      )}
      {open !== null && typeof open === 'object' && 'remove' in open && (
        <PasswordDialog
          title={t.removeTitle}
          text={t.removeText(open.remove.name)}
          action={t.remove}
          danger
          onClose={close}
          send={(password) => remove(open.remove, { password })}
        />
      )}
      {open !== null && typeof open === 'object' && 'rename' in open && (
        <ActionDialog<{ name: string }>
          title={t.renameOf(open.rename.name)}
          action={t.save}
          initial={{ name: open.rename.name }}
          onSubmit={({ name }) =>
            api(`profile/passkeys/${open.rename.id}`, { method: 'PATCH', body: { name: name.trim() } })
          }
          onDone={() => {
            close();
            void refresh();
          }}
          onClose={close}
        >
          <Form.Item name="name" label={t.name} rules={[{ required: true, whitespace: true, message: t.nameRequired }]}>
            <Input maxLength={80} autoFocus />
          </Form.Item>
        </ActionDialog>
      )}
    </Card>
  );
}

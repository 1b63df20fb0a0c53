import { Button } from 'antd';
import { useState } from 'react';
import { api } from '#web/requests/api.ts';
import css from './automations.module.css';
import { SecretOnce } from './SecretOnce.tsx';
import { texts as t } from './texts.ts';

/** The address for another system; its secret is shown once. */
export function InboundHook({ id }: { id: string }) {
  const [hook, setHook] = useState<{ path: string; secret: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      setHook(await api(`automations/${id}/create_hook`, { method: 'POST', body: {} }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.field}>
      <p className={css.help}>{t.hookHelp}</p>
      {hook ? (
        <>
          <SecretOnce label={t.hookPath} text={`${window.location.origin}${hook.path}`} />
          <SecretOnce label={t.hookSecret} text={hook.secret} help={t.hookOnce} />
        </>
      ) : (
        <Button loading={isBusy} onClick={() => void create()}>
          {t.createHook}
        </Button>
      )}
    </div>
  );
}

import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { plural } from '#web/texts.ts';
import { type ApiKey, apiKey, type NewApiKey } from '../schema.ts';
import { NewKeyForm } from './NewKeyForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';

function rightsOf(permissions: readonly string[]): string {
  if (permissions.includes('*:manage')) return 'Same as its creator';
  if (permissions.includes('*:view')) return 'View everything';
  return plural(permissions.length, 'permission', 'permissions');
}

export default function ApiKeysTab() {
  const { mode, program } = useSession();
  const { modal, message } = App.useApp();
  const mayManage = useCan('api_keys', 'manage');
  const [made, setMade] = useState<NewApiKey | null>(null);
  const revoke = useAction<ApiKey>('api_keys', ({ id }) => `api_keys/${id}/revoke`);
  const ask = (key: ApiKey) =>
    modal.confirm({
      title: `Revoke ${key.name}?`,
      content: 'Software that uses this key loses access immediately. A revoked key cannot be restored.',
      okText: 'Revoke key',
      okButtonProps: { danger: true },
      onOk: () => revoke.mutateAsync(key).catch((error: Error) => void message.error(error.message)),
    });
  return (
    <>
      <NounList
        noun={apiKey}
        title={null}
        columns={[
          'name',
          { of: 'prefix', render: ({ prefix }) => <code>{prefix}…</code> },
          { field: 'permissions', label: 'Permissions', value: ({ permissions }) => rightsOf(permissions) },
        ]}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [mode === 'partner' ? program!.partner_id : ''] }]}
        savedViews={false}
        exportable={false}
        create={{
          label: 'New API key',
          form: (done) => (
            <NewKeyForm
              onCancel={done}
              onDone={(key) => {
                done();
                setMade(key);
              }}
            />
          ),
        }}
        rowMenu={
          mayManage
            ? (key) =>
                key.status !== 'revoked' && (
                  <DropMenu
                    placement="bottomRight"
                    items={[{ key: 'revoke', label: 'Revoke…', danger: true, onClick: () => ask(key) }]}
                  >
                    <Button
                      type="text"
                      size="small"
                      icon={<Ellipsis size={16} />}
                      aria-label={`More about ${key.name}`}
                    />
                  </DropMenu>
                )
            : undefined
        }
        empty={{
          icon: KeyRound,
          text: 'Other software signs in with an API key. A key has only the permissions you grant, and never more than you have.',
        }}
      />
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}

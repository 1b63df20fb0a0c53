import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type ApiKey, apiKey, type NewApiKey } from '../schema.ts';
import { NewKeyForm } from './NewKeyForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { texts as ownTexts } from './texts.ts';

function rightsOf(permissions: readonly string[]): string {
  if (permissions.includes('*:manage')) return ownTexts.sameAsItsCreator;
  if (permissions.includes('*:view')) return ownTexts.viewEverything;
  return ownTexts.text(permissions.length);
}

export default function ApiKeysTab() {
  const { mode, program } = useSession();
  const { modal, message } = App.useApp();
  const mayManage = useCan('api_keys', 'manage');
  const [made, setMade] = useState<NewApiKey | null>(null);
  const revoke = useAction<ApiKey>('api_keys', ({ id }) => `api_keys/${id}/revoke`);
  const ask = (key: ApiKey) =>
    modal.confirm({
      title: ownTexts.revoke(key.name),
      content: ownTexts.softwareThatUsesThisKeyLoses,
      okText: ownTexts.revokeKey,
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
          { field: 'permissions', label: ownTexts.permissions, value: ({ permissions }) => rightsOf(permissions) },
        ]}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [mode === 'partner' ? program!.partner_id : ''] }]}
        savedViews={false}
        exportable={false}
        create={{
          label: ownTexts.newApiKey,
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
                    items={[{ key: 'revoke', label: ownTexts.revokeText, danger: true, onClick: () => ask(key) }]}
                  >
                    <Button
                      type="text"
                      size="small"
                      icon={<Ellipsis size={16} />}
                      aria-label={ownTexts.moreAbout(key.name)}
                    />
                  </DropMenu>
                )
            : undefined
        }
        empty={{
          icon: KeyRound,
          text: ownTexts.otherSoftwareSignsInWithApi,
        }}
      />
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}

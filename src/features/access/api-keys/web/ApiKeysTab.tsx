import { App, Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useAction } from '#web/resource/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import type { ApiKey, NewApiKey } from '../schema.ts';
import { NewKeyForm } from './NewKeyForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const states = [
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'expired', label: 'Expired', tone: 'amber' },
  { value: 'revoked', label: 'Revoked', tone: 'grey' },
] as const;

const columns: Column<ApiKey>[] = [
  { field: 'name', label: 'Name', sortable: true },
  { field: 'prefix', label: 'Key', render: ({ prefix }) => <code>{prefix}…</code> },
  { field: 'permissions', label: 'May', value: ({ permissions }) => rightsOf(permissions) },
  { field: 'status', label: 'State', kind: 'status', options: states },
  { field: 'last_used_at', label: 'Last used', kind: 'relative', sortable: true },
  { field: 'expires_at', label: 'Expires', kind: 'date', sortable: true },
  { field: 'user_name', label: 'Made by', kind: 'person' },
  { field: 'created_at', label: 'Made', kind: 'date', sortable: true, hidden: true },
];
const filters: FilterSpec[] = [{ field: 'status', label: 'State', kind: 'multi', options: states }];

function rightsOf(permissions: readonly string[]): string {
  if (permissions.includes('*:manage')) return 'Everything its maker may';
  if (permissions.includes('*:view')) return 'Look at everything';
  return plural(permissions.length, 'permission', 'permissions');
}

export default function ApiKeysTab() {
  const { mode, programme } = useSession();
  const { modal, message } = App.useApp();
  const mayManage = useCan('api_keys', 'manage');
  const [made, setMade] = useState<NewApiKey | null>(null);
  const revoke = useAction<ApiKey>('api_keys', ({ id }) => `api_keys/${id}/revoke`);
  const ask = (key: ApiKey) =>
    modal.confirm({
      title: `Revoke ${key.name}?`,
      content: 'Programs that use it are refused at once. It cannot be brought back; make a new key instead.',
      okText: 'Revoke',
      okButtonProps: { danger: true },
      onOk: () => revoke.mutateAsync(key).catch((error: Error) => void message.error(error.message)),
    });
  return (
    <>
      <ResourceList<ApiKey>
        resource="api_keys"
        noun={['API key', 'API keys']}
        columns={columns}
        filters={filters}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [mode === 'partner' ? programme!.partner_id : ''] }]}
        sort={[{ field: 'created_at', descending: true }]}
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
          text: 'A program signs in with a key. Each key may only what you give it, and never more than you.',
        }}
      />
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}

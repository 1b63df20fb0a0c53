import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import type { MenuEntry } from '#web/components/DropMenu.tsx';
import { copyText } from '#web/interaction/copyText.ts';
import { useAction, useUpdate } from '#web/resource/data/useResource.ts';
import { companyAddress } from '#web/session/address.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { Resource } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The actions on a resource in addition to its main buttons. */
export function useResourceActions(row: Resource, openVersion: () => void) {
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const mayManage = useCan('resources', 'manage');
  const { role } = useSession();
  const erase = useAction<string>('resources', (id) => `resources/${id}/erase`);
  const update = useUpdate<Resource>('resources');
  const fail = (error: Error) => void message.error(error.message);
  const go = (to: string) => () => void navigate({ to: to as string, params: { id: row.id } as never });

  const copy = async () => {
    await copyText(`${companyAddress()}/partner-resources/${row.id}`);
    message.success(t.linkCopied);
  };
  const seen: MenuEntry[] = [
    { key: 'metrics', label: t.metrics, onClick: go('/resources/metrics/$id') },
    { key: 'copy', label: t.copyLink, onClick: () => void copy() },
  ];
  if (!mayManage) return { mayManage, menu: seen };
  if (row.archived_at) {
    return {
      mayManage,
      menu: [
        {
          key: 'restore',
          label: t.restore,
          onClick: () =>
            update.mutate(
              { id: row.id, values: { archived_at: null } },
              { onSuccess: () => void message.success(t.restored), onError: fail },
            ),
        },
        ...(['owner', 'admin'].includes(role)
          ? [
              {
                key: 'erase',
                label: t.erase,
                danger: true,
                onClick: () =>
                  void modal.confirm({
                    title: t.eraseTitle(row.name),
                    content: t.eraseText,
                    okText: t.eraseAction,
                    okButtonProps: { danger: true },
                    onOk: async () => {
                      try {
                        await erase.mutateAsync(row.id);
                        message.success(t.erased);
                        void navigate({ to: '/resources' as string });
                      } catch (error) {
                        fail(error as Error);
                      }
                    },
                  }),
              },
            ]
          : []),
      ] as MenuEntry[],
    };
  }
  const hasFile = ['file', 'template', 'video'].includes(row.kind);
  return {
    mayManage,
    menu: [
      { key: 'edit', label: t.edit, onClick: go('/resources/edit/$id') },
      ...(hasFile
        ? [{ key: 'version', label: row.version === 0 ? t.uploadFile : t.newVersion, onClick: openVersion }]
        : []),
      { key: 'tags', label: t.tags, onClick: go('/resources/tags/$id') },
      ...seen,
    ] as MenuEntry[],
  };
}

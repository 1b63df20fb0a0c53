import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Input, Modal, Space } from 'antd';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { formatDay, formatRelative } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { companyAddress } from '#web/session/address.ts';
import type { FeedState, NewFeed } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The secret address of the reader's own calendar, which is shown once. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  useRestoreFocus();
  const { message } = App.useApp();
  const client = useQueryClient();
  const showFailure = useErrorMessage();
  const state = useQuery({
    queryKey: ['calendar_feeds', 'mine'],
    queryFn: ({ signal }) => api<FeedState>('calendar_feed', { signal }),
  });
  const changed = () => client.invalidateQueries({ queryKey: ['calendar_feeds'] });
  const replace = useMutation({
    mutationFn: () => api<NewFeed>('calendar_feed', { method: 'PUT' }),
    onSuccess: changed,
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: () => api<void>('calendar_feed', { method: 'DELETE' }),
    onSuccess: async () => {
      replace.reset();
      void message.success(t.addressRemoved);
      await changed();
    },
    onError: showFailure,
  });
  const address = replace.data && `${companyAddress()}${replace.data.path}`;
  return (
    <Modal open title={t.calendar} footer={null} onCancel={onClose}>
      <p>{t.calendarText}</p>
      <Loaded query={state}>
        {({ exists, created_at, last_used_at }) => (
          <Flex vertical gap={12}>
            {address ? (
              <>
                <Alert type="warning" showIcon title={t.addressOnce} />
                <Space.Compact block>
                  <Input readOnly value={address} aria-label={t.address} />
                  <CopyButton text={address} label={t.copyAddress} />
                </Space.Compact>
              </>
            ) : (
              <p className="meta">
                {exists
                  ? `${t.calendarSince(formatDay(created_at!))} ${last_used_at ? t.calendarUsed(formatRelative(last_used_at)) : t.calendarNever}`
                  : t.calendarNone}
              </p>
            )}
            <Flex gap={8} wrap>
              <Button
                type={exists ? 'default' : 'primary'}
                loading={replace.isPending}
                onClick={() => replace.mutate()}
              >
                {exists ? t.replaceAddress : t.createAddress}
              </Button>
              {exists && (
                <Button danger loading={remove.isPending} onClick={() => remove.mutate()}>
                  {t.removeAddress}
                </Button>
              )}
            </Flex>
          </Flex>
        )}
      </Loaded>
    </Modal>
  );
}

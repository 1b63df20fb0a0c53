import { useQuery } from '@tanstack/react-query';
import { App, Flex, Switch } from 'antd';
import { useId } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { ReviewSettings } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Which reviews are public; for those who administer the company. */
export function PublicReviews() {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const label = useId();
  const settings = useQuery({
    queryKey: ['review_settings'],
    queryFn: ({ signal }) => api<ReviewSettings>('review_settings', { signal }),
  });
  const save = useWrite<ReviewSettings, ReviewSettings>('review_settings', (body) =>
    api('review_settings', { method: 'PUT', body }),
  );
  return (
    <Card title={t.publicTitle}>
      <Loaded query={settings}>
        {({ publishes_all }) => (
          <Flex gap={12} align="center">
            <Switch
              checked={publishes_all}
              loading={save.isPending}
              aria-labelledby={label}
              onChange={(checked) =>
                save.mutate(
                  { publishes_all: checked },
                  { onSuccess: () => void message.success(t.saved), onError: showError },
                )
              }
            />
            <div>
              <div id={label}>{t.publishesAll}</div>
              <div className="meta">{t.publishesAllHelp}</div>
            </div>
          </Flex>
        )}
      </Loaded>
    </Card>
  );
}

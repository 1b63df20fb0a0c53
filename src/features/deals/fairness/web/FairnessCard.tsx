import { useQuery } from '@tanstack/react-query';
import { App, Flex, Switch } from 'antd';
import { useId } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { formatShare } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { Fairness, FairnessSettings } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The figure, and whether partners are asked. */
export function FairnessCard() {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const label = useId();
  const maySet = useCan('surveys', 'manage');
  const fairness = useQuery({
    queryKey: ['decision_opinions', 'fairness'],
    queryFn: ({ signal }) => api<Fairness>('fairness', { signal }),
  });
  const save = useWrite<FairnessSettings, Fairness>('decision_opinions', (body) =>
    api('fairness', { method: 'PUT', body }),
  );
  return (
    <Card>
      <Loaded query={fairness}>
        {({ is_asked, approved, rejected }) => (
          <Flex vertical gap={16}>
            <Facts
              rows={[
                [t.approved, shareOf(approved)],
                [t.rejected, shareOf(rejected)],
              ]}
            />
            {maySet && (
              <Flex gap={12} align="center">
                <Switch
                  checked={is_asked}
                  loading={save.isPending}
                  aria-labelledby={label}
                  onChange={(checked) =>
                    save.mutate(
                      { is_asked: checked },
                      { onSuccess: () => void message.success(t.saved), onError: showError },
                    )
                  }
                />
                <div>
                  <div id={label}>{t.setting}</div>
                  <div className="meta">{t.settingHelp}</div>
                </div>
              </Flex>
            )}
          </Flex>
        )}
      </Loaded>
    </Card>
  );
}

function shareOf({ fair, answered }: Fairness['approved']): string {
  if (answered === 0) return t.none;
  return `${formatShare(fair, answered)} fair · ${t.answers(answered)}`;
}

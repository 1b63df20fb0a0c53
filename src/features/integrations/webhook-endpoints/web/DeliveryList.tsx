import Webhook from 'lucide-react/icons/webhook';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { webhookDelivery } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Deliveries to all endpoints, or to one. */
export function DeliveryList({ title = null, endpoint_id }: { title?: string | null; endpoint_id?: string }) {
  return (
    <NounList
      noun={webhookDelivery}
      title={title}
      columns={[{ of: 'event_type', render: ({ event_type }) => <code>{event_type}</code> }]}
      {...(endpoint_id && { fixed: [{ field: 'endpoint_id', operator: 'eq' as const, values: [endpoint_id] }] })}
      savedViews={title !== null}
      empty={{ icon: Webhook, text: t.deliveriesEmpty }}
    />
  );
}

import { DeliveryList } from './DeliveryList.tsx';
import { texts as t } from './texts.ts';

export default function WebhookDeliveries() {
  return <DeliveryList title={t.deliveries} />;
}

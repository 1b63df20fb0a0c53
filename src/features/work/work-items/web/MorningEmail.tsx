import { Card } from '#web/components/Card.tsx';
import { MorningFields } from './MorningFields.tsx';
import { texts as t } from './texts.ts';

/** The morning email among the notification settings. */
export default function MorningEmail() {
  return (
    <Card title={t.morning}>
      <MorningFields />
    </Card>
  );
}

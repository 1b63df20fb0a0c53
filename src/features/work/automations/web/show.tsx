import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { automation } from '../schema.ts';

export default function AutomationShow() {
  return (
    <Record noun={automation}>
      {(row) => (
        <RecordPage
          noun={automation}
          row={row}
          name={row.name}
          tabs={[
            {
              key: 'overview',
              label: 'Overview',
              content: (
                <Card>
                  <Facts rows={factsOf(automation.fields, row, 'Automation')} />
                </Card>
              ),
            },
          ]}
        />
      )}
    </Record>
  );
}

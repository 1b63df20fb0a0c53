import { App, Button, Flex } from 'antd';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { downloadFile } from '#web/requests/download.ts';

/** Exports all data of the company in open formats. */
export function OwnData() {
  const { message } = App.useApp();
  const [taking, setTaking] = useState<'csv' | 'json' | null>(null);
  const take = (format: 'csv' | 'json') => async () => {
    setTaking(format);
    await downloadFile('company_settings/export.zip', { format }).catch((error: Error) => message.error(error.message));
    setTaking(null);
  };
  return (
    <Card title="Export all data">
      <p style={{ marginBottom: 12 }}>
        Download everything your company owns as one ZIP file: a file for each table with its history, your uploaded
        files, your team members and a list of the contents. Passwords, keys and bank details are not included. All
        owners and administrators are notified of the export.
      </p>
      <Flex gap={8} wrap>
        <Button
          icon={<Download size={16} />}
          loading={taking === 'csv'}
          disabled={taking !== null}
          onClick={take('csv')}
        >
          Export as CSV
        </Button>
        <Button
          icon={<Download size={16} />}
          loading={taking === 'json'}
          disabled={taking !== null}
          onClick={take('json')}
        >
          Export as JSON
        </Button>
      </Flex>
    </Card>
  );
}

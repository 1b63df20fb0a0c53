import { App, Button, Flex } from 'antd';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { downloadFile } from '#web/requests/download.ts';
import { texts } from './texts.ts';

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
    <Card title={texts.exportAllData}>
      <p style={{ marginBottom: 12 }}>{texts.downloadEverythingYourCompanyOwnsAs}</p>
      <Flex gap={8} wrap>
        <Button
          icon={<Download size={16} />}
          loading={taking === 'csv'}
          disabled={taking !== null}
          onClick={take('csv')}
        >
          {texts.exportAsCsv}
        </Button>
        <Button
          icon={<Download size={16} />}
          loading={taking === 'json'}
          disabled={taking !== null}
          onClick={take('json')}
        >
          {texts.exportAsJson}
        </Button>
      </Flex>
    </Card>
  );
}

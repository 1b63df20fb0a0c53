import { App, Button, Flex } from 'antd';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { downloadFile } from '#web/download.ts';

/** Nobody is kept by their data: all of it, in formats that anything reads. */
export function OwnData() {
  const { message } = App.useApp();
  const [taking, setTaking] = useState<'csv' | 'json' | null>(null);
  const take = (format: 'csv' | 'json') => async () => {
    setTaking(format);
    await downloadFile('company_settings/export.zip', { format }).catch((error: Error) => message.error(error.message));
    setTaking(null);
  };
  return (
    <Card title="Take everything along">
      <p style={{ marginBottom: 12 }}>
        Everything your company owns in one ZIP: a file for each table with its history, the files you uploaded, your
        people, and a list of what is in it. Passwords, keys and bank details are not. Every owner and administrator is
        told that you took it.
      </p>
      <Flex gap={8} wrap>
        <Button
          icon={<Download size={16} />}
          loading={taking === 'csv'}
          disabled={taking !== null}
          onClick={take('csv')}
        >
          As CSV
        </Button>
        <Button
          icon={<Download size={16} />}
          loading={taking === 'json'}
          disabled={taking !== null}
          onClick={take('json')}
        >
          As JSON
        </Button>
      </Flex>
    </Card>
  );
}

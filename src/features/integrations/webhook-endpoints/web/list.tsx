import Webhook from 'lucide-react/icons/webhook';
import { useState } from 'react';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { type NewEndpoint, webhookEndpoint } from '../schema.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { texts as t } from './texts.ts';

export default function WebhookEndpoints() {
  const [added, setAdded] = useState<NewEndpoint | null>(null);
  return (
    <>
      <NounList
        noun={webhookEndpoint}
        title={t.webhooks}
        create={{
          label: t.add,
          form: (done) => (
            <EndpointForm
              onCancel={done}
              onDone={(endpoint) => {
                done();
                setAdded(endpoint as NewEndpoint);
              }}
            />
          ),
        }}
        empty={{ icon: Webhook, text: t.empty }}
      />
      {added && <SecretDialog title={t.secretReady(added.name)} endpoint={added} onClose={() => setAdded(null)} />}
    </>
  );
}

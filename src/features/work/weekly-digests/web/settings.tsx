import { useQuery } from '@tanstack/react-query';
import { App, Flex, Switch } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { DigestPreview, WeeklyDigestSettings } from '../schema.ts';
import { texts as t } from './texts.ts';

const resource = 'weekly_digest_settings';

/** Whether partners get the digest, and what one of them would get now. */
export default function WeeklyDigestScreen() {
  const settings = useQuery({
    queryKey: [resource],
    queryFn: ({ signal }) => api<WeeklyDigestSettings>(resource, { signal }),
  });
  return (
    <>
      <PageHeader title={t.title} />
      <Loaded query={settings}>
        {(loaded) => (
          <Flex vertical gap={16}>
            <Sending settings={loaded} />
            <Preview />
          </Flex>
        )}
      </Loaded>
    </>
  );
}

function Sending({ settings: { is_on } }: { settings: WeeklyDigestSettings }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const save = useWrite<WeeklyDigestSettings, WeeklyDigestSettings>(resource, (body) =>
    api(resource, { method: 'PUT', body }),
  );
  const turn = (next: boolean) =>
    save.mutate(
      { is_on: next },
      { onSuccess: (saved) => void message.success(saved.is_on ? t.isOn : t.isOff), onError: showError },
    );
  return (
    <Card title={t.sending}>
      <p style={{ marginBottom: 12 }}>{t.companyAbout}</p>
      <Flex gap={8} align="center">
        <Switch id="weekly-digest" checked={is_on} loading={save.isPending} onChange={turn} />
        <label htmlFor="weekly-digest">{t.send}</label>
      </Flex>
    </Card>
  );
}

function Preview() {
  const [partner_id, setPartner] = useState<string | null>(null);
  const preview = useQuery({
    queryKey: ['weekly_digest_preview', partner_id],
    queryFn: ({ signal }) => api<DigestPreview>(`partners/${partner_id}/weekly_digest`, { signal }),
    enabled: partner_id !== null,
  });
  return (
    <Card title={t.preview}>
      <p style={{ marginBottom: 12 }}>{t.previewAbout}</p>
      <div style={{ maxWidth: 420, marginBottom: 12 }}>
        <ReferenceSelect
          aria-label={t.partner}
          placeholder={t.choosePartner}
          resource="partners"
          value={partner_id}
          onChange={(value) => setPartner(value ?? null)}
        />
      </div>
      {partner_id !== null && <Loaded query={preview}>{(shown) => <Shown preview={shown} />}</Loaded>}
    </Card>
  );
}

function Shown({ preview: { person_name, subject, text } }: { preview: DigestPreview }) {
  if (person_name === null) return <p>{t.noPerson}</p>;
  if (text === null) return <p>{t.nothing(person_name)}</p>;
  return (
    <Facts
      rows={[
        [t.to, person_name],
        [t.subject, subject],
        [t.text, text],
      ]}
    />
  );
}

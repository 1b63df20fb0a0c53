import { Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import type { SamlSettings } from '../schema.ts';
import { texts } from './texts.ts';

const t = texts.service;

/** The values that the administrator of the identity provider enters there. */
export function ServiceCard({ service }: Pick<SamlSettings, 'service'>) {
  return (
    <Card title={t.title}>
      <Flex vertical gap={12} align="start">
        <p>{t.about}</p>
        <Facts
          rows={[
            [t.entityId, <Copied key="entity" text={service.entity_id} />],
            [t.replyUrl, <Copied key="reply" text={service.reply_url} />],
          ]}
        />
        <a href={service.metadata_url} download="tandem-saml.xml">
          {t.metadata}
        </a>
      </Flex>
    </Card>
  );
}

export function Copied({ text }: { text: string }) {
  return (
    <Flex gap={8} align="center" wrap>
      <code style={{ overflowWrap: 'anywhere' }}>{text}</code>
      <CopyButton text={text} />
    </Flex>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import type { SamlSettings } from '../schema.ts';
import { DomainsCard } from './DomainsCard.tsx';
import { PolicyCard } from './PolicyCard.tsx';
import { ProviderCard } from './ProviderCard.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** The company's identity provider, in the order in which it is set up. */
export default function SingleSignOnTab() {
  const settings = useQuery({
    queryKey: ['saml_connections'],
    queryFn: ({ signal }) => api<SamlSettings>('saml_connections', { signal }),
  });
  return (
    <Loaded query={settings}>
      {({ service, connection, domains }) => (
        <Flex vertical gap={16}>
          <ServiceCard service={service} />
          <ProviderCard connection={connection} />
          <DomainsCard domains={domains} />
          {connection && <PolicyCard key={connection.mode} connection={connection} />}
        </Flex>
      )}
    </Loaded>
  );
}

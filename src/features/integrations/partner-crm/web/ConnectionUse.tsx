import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { CatalogEntry, Connection } from '#features/integrations/connections/schema.ts';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useCan } from '#web/session/session.tsx';
import { PartnerCrmSettingsForm } from './SettingsForm.tsx';
import { texts as t } from './texts.ts';
import { useCrmConnections, useCrmSettings } from './useCrm.ts';

/** The use of one CRM connection: the way to its deals, and the settings. */
export default function ConnectionUse({ connection, entry }: { connection: Connection; entry: CatalogEntry }) {
  const mayManage = useCan('connections', 'manage');
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useCrmConnections();
  const own = data.find(({ id }) => id === connection.id);
  if (entry.category !== 'crm' || !own) return null;
  return (
    <section style={{ marginTop: 16 }}>
      <h3>{t.panel}</h3>
      <p className="meta">{t.panelText(own.registered, own.writes_back)}</p>
      <Flex gap={8} wrap style={{ marginTop: 8 }}>
        <Link to={`/connections/crm-deals?crm=${connection.id}`}>
          <Button type="primary" size="small">
            {t.openList}
          </Button>
        </Link>
        {mayManage && !isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t.editFields}
          </Button>
        )}
      </Flex>
      {isOpen && <Settings connection_id={connection.id} onDone={() => setOpen(false)} />}
    </section>
  );
}

function Settings({ connection_id, onDone }: { connection_id: string; onDone: () => void }) {
  const settings = useCrmSettings(connection_id);
  return (
    <Loaded query={settings}>
      {(loaded) => <PartnerCrmSettingsForm connection_id={connection_id} loaded={loaded} onDone={onDone} />}
    </Loaded>
  );
}

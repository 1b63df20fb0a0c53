import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Telescope from 'lucide-react/icons/telescope';
import { useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { prospect } from '../schema.ts';
import { FromApplicationDialog } from './dialogs.tsx';
import { Score } from './Score.tsx';
import { texts as t } from './texts.ts';
import { ProspectViewSwitch } from './ViewSwitch.tsx';

export default function ProspectList() {
  const navigate = useNavigate();
  const mayManage = useCan('prospects', 'manage');
  const mayImport = useCan('imports', 'manage');
  const mayReadApplications = useCan('partner_applications', 'view');
  const seesPartners = useCan('partners', 'view');
  const mayCompare = useCan('opportunities', 'view') && seesPartners;
  const [isChoosing, setChoosing] = useState(false);
  const profiles = {
    key: 'profiles',
    label: t.profilesTitle,
    onClick: () => navigate({ to: '/partners/prospecting/profiles' }),
  };
  return (
    <>
      <NounList
        noun={prospect}
        title={t.title}
        columns={['name', 'stage', { of: 'score', render: (row) => <Score score={row.score} verdict={row.verdict} /> }]}
        create={{ label: t.newProspect, to: '/partners/prospecting/create' }}
        actions={
          <>
            <ProspectViewSwitch now="list" />
            <DropMenu
              placement="bottomRight"
              items={[
                profiles,
                mayCompare
                  ? {
                      key: 'alike',
                      label: t.lookAlikes,
                      onClick: () => navigate({ to: '/partners/prospecting/look-alikes' }),
                    }
                  : null,
                mayImport
                  ? { key: 'import', label: t.importList, onClick: () => navigate({ to: '/imports/create' as string }) }
                  : null,
                mayManage && mayReadApplications
                  ? { key: 'application', label: `${t.fromApplication}…`, onClick: () => setChoosing(true) }
                  : null,
              ]}
            >
              <Button icon={<Ellipsis size={16} />} aria-label={t.moreText} />
            </DropMenu>
          </>
        }
        bulk={(bulk) => [bulk.owner, bulk.archive]}
        empty={{ icon: Telescope, text: t.empty }}
      />
      {isChoosing && <FromApplicationDialog onClose={() => setChoosing(false)} />}
    </>
  );
}

import { Button } from 'antd';
import Database from 'lucide-react/icons/database';
import { Link } from '#web/components/Link.tsx';
import { texts as t } from './texts.ts';
import { useCrmConnections } from './useCrm.ts';

/** The way to the partner's CRM, for partners that connected one. */
export default function DeskAction() {
  const { data = [] } = useCrmConnections();
  if (data.length === 0) return null;
  return (
    <Link to="/connections/crm-deals">
      <Button icon={<Database size={16} />}>{t.deskAction}</Button>
    </Link>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import FileSignature from 'lucide-react/icons/file-pen-line';
import type { Partner } from '../../partners/schema.ts';
import { texts as t } from './texts.ts';

/** Opens the composer for one partner. */
export default function SendButton({ partner }: { partner: Partner }) {
  const navigate = useNavigate();
  return (
    <Button
      icon={<FileSignature size={16} />}
      onClick={() => void navigate({ to: `/partners/contracts/create?partner=${partner.id}` })}
    >
      {t.sendContract}
    </Button>
  );
}

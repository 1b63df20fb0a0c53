import Handshake from 'lucide-react/icons/handshake';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { introduction } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function Introductions() {
  return (
    <NounList
      noun={introduction}
      columns={['account_name', 'status', 'partner_id', 'asked_by', 'created_at']}
      empty={{ icon: Handshake, text: t.introEmpty }}
    />
  );
}

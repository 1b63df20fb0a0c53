import { useSession } from '#web/session/session.tsx';
import { Board } from './Board.tsx';
import { IdeaList } from './IdeaList.tsx';

export default function Ideas() {
  return useSession().mode === 'company' ? <IdeaList /> : <Board />;
}

import { App } from 'antd';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { IdeaForPartner } from '../schema.ts';
import css from './ideas.module.css';
import { texts as t } from './texts.ts';

/** The number of votes; in the portal also the button to vote. */
export function VoteButton({ idea }: { idea: IdeaForPartner }) {
  const { message } = App.useApp();
  const vote = useWrite<'vote' | 'withdraw_vote', IdeaForPartner>('ideas', (step) =>
    api(`ideas/${idea.id}/${step}`, { method: 'POST', body: {} }),
  );
  const isClosed = idea.status === 'done' || idea.status === 'declined';
  if (isClosed)
    return (
      <span className={css.vote} data-closed>
        <b>{idea.votes}</b>
        <span className="meta">{idea.votes === 1 ? 'vote' : 'votes'}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={css.vote}
      aria-pressed={idea.has_voted}
      aria-label={`${t.voteFor(idea.title)}, ${t.votes(idea.votes)}`}
      disabled={vote.isPending}
      onClick={() =>
        vote.mutate(idea.has_voted ? 'withdraw_vote' : 'vote', {
          onError: (error) => void message.error(error.message),
        })
      }
    >
      <ChevronUp size={16} aria-hidden="true" />
      <b>{idea.votes}</b>
    </button>
  );
}

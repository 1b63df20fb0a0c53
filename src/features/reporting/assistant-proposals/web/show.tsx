import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { AssistantProposal } from '../schema.ts';
import css from './ProposalCard.module.css';
import ProposalCard from './ProposalCard.tsx';
import { texts as t } from './texts.ts';

/** One proposal with its history, which its person opens from My work or from a connected program. */
export default function ProposalShow() {
  const id = useParam('id');
  const proposal = useOne<AssistantProposal>('assistant_proposals', id);
  useTitle(proposal.data?.title);
  return (
    <Loaded query={proposal}>
      {({ status, origin, created_at, decided_at, expires_at }) => (
        <div className={css.screen}>
          <PageHeader title={t.proposal} />
          <ProposalCard id={id} heading="h2" />
          <Facts
            rows={[
              [t.preparedBy, t[origin]],
              [t.created, <DateText key="created" value={created_at} as="instant" />],
              [t.until, status === 'waiting' && <DateText key="until" value={expires_at} as="instant" />],
              [t.decided, decided_at && <DateText key="decided" value={decided_at} as="instant" />],
            ]}
          />
        </div>
      )}
    </Loaded>
  );
}

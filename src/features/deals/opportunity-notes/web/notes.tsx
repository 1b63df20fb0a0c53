import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { StageTag } from '#features/deals/opportunities/web/index.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import NotesPanel from './NotesPanel.tsx';
import { texts } from './texts.ts';

/** The notes of one deal on a screen of their own: for a second window during a call. */
export default function OpportunityNotes() {
  const deal = useOne<Opportunity>('opportunities', useParam('id'));
  return <Loaded query={deal}>{(row) => <Notes deal={row} />}</Loaded>;
}

function Notes({ deal }: { deal: Opportunity }) {
  useTitle(texts.notesOn(deal.name));
  return (
    <div style={{ maxWidth: 760 }}>
      <PageHeader title={texts.notesOn(deal.name)} meta={<StageTag deal={deal} />}>
        <Link to={`/commissions/opportunities/show/${deal.id}`}>{texts.viewOpportunity}</Link>
      </PageHeader>
      <NotesPanel id={deal.id} />
    </div>
  );
}

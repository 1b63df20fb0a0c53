import { Button } from 'antd';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { type IdeaForPartner, ideaStatuses } from '../schema.ts';
import { IdeaForm } from './IdeaForm.tsx';
import css from './ideas.module.css';
import { texts as t } from './texts.ts';
import { VoteButton } from './VoteButton.tsx';

const STEP = 50;

/** The ideas of all partners, those with the most votes first. */
export function Board() {
  const [isPosting, setPosting] = useState(false);
  const [status, setStatus] = useState<string | null>(null);
  const [shown, setShown] = useState(STEP);
  const list = useList<IdeaForPartner>('ideas', {
    filters: status ? [{ field: 'status', operator: 'eq', values: [status] }] : [],
    sort: [
      { field: 'votes', descending: true },
      { field: 'created_at', descending: true },
    ],
    start: 0,
    end: shown,
  });
  const post = (
    <Button type="primary" onClick={() => setPosting(true)}>
      {t.newIdea}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.title}>{post}</PageHeader>
      <div className={css.filter}>
        <OptionSelect
          aria-label={t.filter}
          placeholder={t.all}
          allowClear
          options={ideaStatuses}
          value={status}
          onChange={(value) => setStatus(value as string | null)}
        />
      </div>
      <Loaded query={list}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState icon={Lightbulb} title={t.none} actions={!status && post}>
              {status ? t.noneOpen : t.emptyPartner}
            </EmptyState>
          ) : (
            <>
              <ul className={css.board}>
                {rows.map((idea) => (
                  <IdeaRow key={idea.id} idea={idea} />
                ))}
              </ul>
              {total > shown && <Button onClick={() => setShown(shown + STEP)}>{t.showMore}</Button>}
            </>
          )
        }
      </Loaded>
      <FormDrawer open={isPosting} title={t.newIdea} onClose={() => setPosting(false)}>
        <IdeaForm onDone={() => setPosting(false)} onCancel={() => setPosting(false)} />
      </FormDrawer>
    </>
  );
}

function IdeaRow({ idea }: { idea: IdeaForPartner }) {
  const status = ideaStatuses.find(({ value }) => value === idea.status)!;
  return (
    <li>
      <VoteButton idea={idea} />
      <div className={css.idea}>
        <h2>
          <Link to={`/feedback/ideas/show/${idea.id}`}>{idea.title}</Link>
        </h2>
        {idea.description && <p className={css.excerpt}>{idea.description}</p>}
        {idea.reply && <p className={css.reply}>{idea.reply}</p>}
        <div className={css.about}>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {idea.is_own && <span>{t.yours}</span>}
          <DateText value={idea.created_at} as="relative" />
        </div>
      </div>
    </li>
  );
}

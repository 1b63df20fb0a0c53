import { Button } from 'antd';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import { FeedbackSections } from '#features/engagement/ideas/web/index.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { SurveyInvitation } from '../schema.ts';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

const SHOWN = 50;

/** The surveys a partner user was asked to answer: the open ones first. */
export function Asked() {
  const list = useList<SurveyInvitation>('survey_invitations', {
    sort: [{ field: 'created_at', descending: true }],
    start: 0,
    end: SHOWN,
  });
  return (
    <>
      <PageHeader title={t.title}>
        <FeedbackSections value="surveys" />
      </PageHeader>
      <Loaded query={list}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={MessageSquareHeart} title={t.noneToAnswer}>
              {t.emptyPartner}
            </EmptyState>
          ) : (
            <ul className={css.asked}>
              {[...rows]
                .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
                .map((row) => (
                  <AskedRow key={row.id} row={row} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

const isOpen = ({ status, closes_at }: SurveyInvitation) => status === 'open' && new Date(closes_at) > new Date();

function AskedRow({ row }: { row: SurveyInvitation }) {
  const open = isOpen(row);
  return (
    <li className={css.askedRow}>
      <div className={css.askedText}>
        <h2>{row.survey_name}</h2>
        {row.intro && <p className={css.intro}>{row.intro}</p>}
        <p className="meta">
          {open ? (
            <>
              {t.until} <DateText value={row.closes_at} />
            </>
          ) : (
            <DateText value={row.created_at} as="relative" />
          )}
          {row.is_anonymous && ` · ${t.anonymous}`}
        </p>
      </div>
      {open ? (
        <Link to={`/feedback/answer/${row.id}`} aria-label={`${t.answer}: ${row.survey_name}`}>
          <Button type="primary" tabIndex={-1}>
            {t.answer}
          </Button>
        </Link>
      ) : (
        <StatusTag tone={row.status === 'answered' ? 'green' : 'gray'}>
          {row.status === 'answered' ? t.done : t.expired}
        </StatusTag>
      )}
    </li>
  );
}

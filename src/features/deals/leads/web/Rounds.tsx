import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { LeadScore } from '../rules.schema.ts';
import { declineOptions, type Lead, type LeadOffer, type LeadRound, offerStatusOptions } from '../schema.ts';
import { texts as t } from './texts.ts';
import { criterionLabels, leadOption, modeOptions, outcomeOptions } from './words.ts';

/** Everything the distribution of a lead did: round by round, offers with their answers and the scores behind them. */
export function Rounds({ lead }: { lead: Lead }) {
  const of = { field: 'lead_id', operator: 'eq' as const, values: [lead.id] };
  const all = { start: 0, end: 500 };
  // Another version of the lead is another question.
  const rounds = useList<LeadRound>('lead_rounds', {
    ...all,
    filters: [of],
    sort: [{ field: 'round', descending: true }],
  });
  const offers = useList<LeadOffer>('lead_offers', {
    ...all,
    filters: [of],
    sort: [{ field: 'rank', descending: false }],
  });
  const scores = useList<LeadScore>('lead_scores', {
    ...all,
    filters: [of],
    sort: [{ field: 'rank', descending: false }],
  });
  return (
    <Loaded query={rounds}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Card title={t.distribution}>
            <p>{t.noOffersYet}</p>
          </Card>
        ) : (
          rows.map((round) => (
            <RoundCard
              key={round.id}
              round={round}
              offers={(offers.data?.rows ?? []).filter((offer) => offer.round === round.round)}
              scores={(scores.data?.rows ?? []).filter((score) => score.round === round.round)}
            />
          ))
        )
      }
    </Loaded>
  );
}

function RoundCard({ round, offers, scores }: { round: LeadRound; offers: LeadOffer[]; scores: LeadScore[] }) {
  const outcome = leadOption(outcomeOptions, round.outcome);
  const by = round.rule_name ?? round.actor_name;
  return (
    <Card
      title={t.round(round.round, leadOption(modeOptions, round.mode).label)}
      actions={<StatusTag tone={outcome.tone}>{outcome.label}</StatusTag>}
    >
      <p className="meta" style={{ marginBottom: 16 }}>
        <DateText value={round.started_at} as="instant" />
        {by && ` · ${by}`}
        {round.kind === 'rule' && t.ofPartnersEligible(round.eligible, round.considered)}
        {round.reason_text && ` · ${round.reason_text}`}
      </p>
      {offers.length > 0 && <Offers offers={offers} />}
      {scores.length > 0 && (
        <div style={{ marginTop: offers.length > 0 ? 24 : 0 }}>
          <Scores scores={scores} />
        </div>
      )}
    </Card>
  );
}

function Offers({ offers }: { offers: LeadOffer[] }) {
  return (
    <ScrollTable label={t.offers}>
      <thead>
        <tr>
          <th>{t.offeredTo}</th>
          <th>{t.status}</th>
          <th>{t.opened}</th>
          <th>{t.answered}</th>
          <th>{t.reason}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const status = leadOption(offerStatusOptions, offer.status);
          return (
            <tr key={offer.id}>
              <td>
                <Link to={`/partners/show/${offer.partner_id}`}>{offer.partner_name}</Link>
              </td>
              <td>
                <StatusTag tone={status.tone}>{status.label}</StatusTag>
              </td>
              <td>
                <DateText value={offer.opened_at} as="relative" />
              </td>
              <td>
                <DateText value={offer.answered_at} as="relative" />
              </td>
              <td>{answerOf(offer)}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}

function answerOf({ reason_code, comment, was_contacted, is_spam }: LeadOffer): string {
  return [
    reason_code && leadOption(declineOptions, reason_code).label,
    comment,
    was_contacted && 'contacted',
    is_spam && 'spam',
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * The number of candidates shown at first. The partner that got the lead is among them; the others are shown on
 * request.
 */
const FIRST = 10;

function Scores({ scores }: { scores: LeadScore[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? scores : scores.slice(0, FIRST);
  return (
    <>
      <ScoreTable scores={shown} />
      {shown.length < scores.length && (
        <Button size="small" style={{ marginTop: 8 }} onClick={() => setWhole(true)}>
          {t.allScores(scores.length)}
        </Button>
      )}
    </>
  );
}

function ScoreTable({ scores }: { scores: LeadScore[] }) {
  return (
    <ScrollTable label={t.scores}>
      <thead>
        <tr>
          <th>{t.partner}</th>
          <th style={{ textAlign: 'right' }}>{t.score}</th>
          <th>{t.explanation}</th>
          <th>{t.criteria}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map((score) => (
          <tr key={score.id}>
            <td>
              <Link to={`/partners/show/${score.partner_id}`}>{score.partner_name}</Link>
            </td>
            <td className="figures" style={{ textAlign: 'right' }}>
              {score.score ?? '–'}
            </td>
            <td>{score.explanation}</td>
            <td className="meta">
              {score.criteria
                .map(({ key, value, weight }) => `${criterionLabels[key]} ${value} × ${weight}`)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

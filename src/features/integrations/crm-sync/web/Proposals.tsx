import { App, Button } from 'antd';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatPercent } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { type FieldMapping, type FieldProposal, GOOD_MATCH, type ObjectMapping } from '../schema.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';
import { useProposals } from './useMapping.ts';
import type { MappingParts } from './useMappingParts.ts';

const LIKELY = 60;

const toneOf = (confidence: number) => (confidence >= GOOD_MATCH ? 'green' : confidence >= LIKELY ? 'amber' : 'gray');
const wordOf = (confidence: number) =>
  confidence >= GOOD_MATCH ? t.confidence.good : confidence >= LIKELY ? t.confidence.likely : t.confidence.unsure;

interface ProposalsProps {
  mapping: ObjectMapping;
  parts: MappingParts;
}

/** Fields that probably belong together, by their names, types and sample values. Nothing is mapped unasked. */
export function Proposals({ mapping, parts }: ProposalsProps) {
  const { message } = App.useApp();
  const showFailure = useErrorMessage();
  const [isAsked, ask] = useState(parts.fields.length === 0);
  const [dismissed, dismiss] = useState<ReadonlySet<string>>(new Set());
  const proposals = useProposals(mapping.id, isAsked);
  const accept = useWrite<readonly FieldProposal[], void>(
    'field_mappings',
    async (chosen) => {
      const last = parts.fields.at(-1)?.order ?? 0;
      for (const [index, proposal] of chosen.entries())
        await api<FieldMapping>('field_mappings', {
          method: 'POST',
          body: { ...bodyOf(proposal), object_mapping_id: mapping.id, order: last + 10 * (index + 1) },
        });
    },
    ['object_mappings'],
  );
  const used = {
    local: new Set(parts.fields.map(({ local_field }) => local_field)),
    remote: new Set(parts.fields.map(({ remote_field }) => remote_field)),
  };
  const shown = (proposals.data ?? []).filter(
    ({ local_field, remote_field }) =>
      !used.local.has(local_field) &&
      !used.remote.has(remote_field) &&
      !dismissed.has(`${local_field} ${remote_field}`),
  );
  const good = shown.filter(({ confidence }) => confidence >= GOOD_MATCH);
  const take = (chosen: readonly FieldProposal[]) =>
    accept.mutate(chosen, {
      onSuccess: () => void message.success(t.accepted(chosen.length)),
      onError: showFailure,
    });
  if (!isAsked)
    return (
      <div className={css.row}>
        <Button icon={<Sparkles size={16} />} onClick={() => ask(true)}>
          {t.suggestFields}
        </Button>
      </div>
    );
  if (proposals.error) return null;
  if (proposals.isLoading) return <p className="meta">{t.comparing}</p>;
  if (shown.length === 0) return parts.fields.length === 0 ? <p className="meta">{t.noSuggestions}</p> : null;
  return (
    <Card
      title={t.suggestions(shown.length)}
      actions={
        good.length > 1 && (
          <Button type="primary" size="small" loading={accept.isPending} onClick={() => take(good)}>
            {t.acceptGood(good.length)}
          </Button>
        )
      }
    >
      <ul className={css.records}>
        {shown.map((proposal) => (
          <li key={`${proposal.local_field} ${proposal.remote_field}`} className={css.proposal}>
            <span className={css.objectName}>
              {proposal.local_label}
              <ArrowLeftRight size={14} aria-hidden="true" className={css.between} />
              {proposal.remote_label}
            </span>
            <StatusTag tone={toneOf(proposal.confidence)}>
              {`${wordOf(proposal.confidence)}, ${formatPercent(proposal.confidence)}`}
            </StatusTag>
            <span className={css.details}>
              {proposal.reason}
              {proposal.samples.length > 0 && <> {t.samples(proposal.samples.slice(0, 3).join(', '))}</>}
            </span>
            <span className={css.tools}>
              <Button
                size="small"
                icon={<Check size={14} />}
                disabled={accept.isPending}
                aria-label={t.acceptField(proposal.local_label)}
                onClick={() => take([proposal])}
              >
                {t.accept}
              </Button>
              <Button
                size="small"
                type="text"
                icon={<X size={14} />}
                aria-label={t.dismissField(proposal.local_label)}
                title={t.dismiss}
                onClick={() => dismiss(new Set([...dismissed, `${proposal.local_field} ${proposal.remote_field}`]))}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const bodyOf = ({ local_field, remote_field, on_create, on_update, transform, value_map }: FieldProposal) => ({
  local_field,
  remote_field,
  on_create,
  on_update,
  transform,
  value_map,
});

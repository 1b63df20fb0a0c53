import { Flex } from 'antd';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Severity } from '../conflicts.schema.ts';
import type { DealRegistrationForPartner } from '../schema.ts';
import { texts } from './texts.ts';
import { joinedWords, severityWords, statusWords } from './words.ts';

type Shown = Pick<DealRegistrationForPartner, 'status' | 'policy_clause' | 'is_at_risk' | 'is_shared'> & {
  conflict_severity?: Severity | null;
};

/** The status and any open conflict: the company sees its severity, the partner only that it exists. */
export function RegistrationStatus({ row }: { row: Shown }) {
  const { label, tone } = row.status === 'approved' && row.is_shared ? joinedWords : statusWords(row.status);
  const isOpen = row.status === 'pending_review' || row.status === 'info_requested';
  const conflict = row.conflict_severity ? severityWords(row.conflict_severity) : null;
  return (
    <Flex gap="2px 6px" wrap component="span">
      <StatusTag tone={tone}>{label}</StatusTag>
      {row.is_at_risk && (
        <span title={texts.noRecentActivityOnThisRegistration}>
          <StatusTag tone="amber">{texts.atRisk}</StatusTag>
        </span>
      )}
      {conflict && <StatusTag tone={conflict.tone}>{conflict.label}</StatusTag>}
      {isOpen && row.conflict_severity === undefined && row.policy_clause && (
        <StatusTag tone="violet">{texts.possibleConflict}</StatusTag>
      )}
    </Flex>
  );
}

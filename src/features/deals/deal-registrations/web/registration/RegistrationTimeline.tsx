import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import Reply from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trophy from 'lucide-react/icons/trophy';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMailEntry, useMailHistory } from '#features/platform/mails/web/index.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { apiPage } from '#web/requests/api.ts';
import { newestFirst, Timeline, type TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { PolicyClause } from '../../policy.schema.ts';
import { reasonWords } from '../../reasons.schema.ts';
import type { RegistrationEvent } from '../../schema.ts';
import { clauseWords, useClauseText } from '../words.ts';

/**
 * The history from the first submission on, with people, times, and reasons. Both sides read the same events, but each
 * only its own emails.
 */
export function RegistrationTimeline({ id }: { id: string }) {
  // Keyed by the registration, so that each change of it reloads the timeline.
  const events = useQuery({
    queryKey: ['deal_registrations', 'events', id],
    queryFn: ({ signal }) =>
      apiPage<RegistrationEvent>('deal_registration_events', { registration_id: id, _start: 0, _end: 200 }, signal),
  });
  const mails = useMailHistory('deal_registrations', id, 100);
  const mailEntry = useMailEntry();
  const clauseText = useClauseText();
  return (
    <Loaded query={events}>
      {({ rows }) => (
        <Timeline
          entries={[
            ...rows
              .map((event) => entryOf(event, clauseText))
              .filter((entry) => entry !== null)
              .reverse(),
            ...(mails.data?.mails ?? []).map(mailEntry),
          ].sort(newestFirst)}
        />
      )}
    </Loaded>
  );
}

const steps: Partial<Record<string, { icon: LucideIcon; what: string }>> = {
  submitted: { icon: Send, what: 'registered the deal' },
  pending_review: { icon: Clock, what: 'sent it for review' },
  info_requested: { icon: MessageCircleQuestion, what: 'asked a question' },
  approved: { icon: ShieldCheck, what: 'approved it' },
  rejected: { icon: CircleX, what: 'did not approve it' },
  withdrawn: { icon: Undo2, what: 'withdrew it' },
  released: { icon: Undo2, what: 'released the protection' },
  revoked: { icon: Ban, what: 'revoked the protection' },
  converted: { icon: Trophy, what: 'closed it because the deal was won' },
  expired: { icon: Clock, what: 'closed it because protection ended' },
};

/** The labels of steps within a status, by their code. */
const within: Record<string, { icon: LucideIcon; what: string }> = {
  answer: { icon: Reply, what: 'answered' },
  approval_given: { icon: CircleCheck, what: 'approved a step' },
  extended: { icon: ShieldCheck, what: 'extended the protection' },
  extension_asked: { icon: MessageCircleQuestion, what: 'asked for an extension' },
  extension_declined: { icon: CircleX, what: 'declined the extension' },
  deal_linked: { icon: Handshake, what: 'created the deal' },
  merged: { icon: Handshake, what: 'merged it into an existing deal' },
  joined: { icon: Handshake, what: 'added another partner to the deal' },
  screening_passed: { icon: CircleCheck, what: 'found no conflicts and approved it' },
};
/** Codes that only repeat the label of the step itself. */
const silent = new Set([
  'question',
  'withdrawn',
  'released',
  'expired',
  'won',
  'needs_review',
  'approved_late',
  ...Object.keys(within),
]);

type ClauseText = (clause: PolicyClause) => string;

function entryOf(event: RegistrationEvent, clauseText: ClauseText): TimelineEntry | null {
  const { id, at, actor_name, to_status, reason_code } = event;
  const step = (reason_code && within[reason_code]) || steps[to_status];
  return step ? { id, at, who: actor_name, icon: step.icon, what: step.what, body: whyOf(event, clauseText) } : null;
}

function whyOf({ to_status, reason_code, reason_text }: RegistrationEvent, clauseText: ClauseText): string | null {
  if (!reason_code || silent.has(reason_code)) return reason_text;
  // In review the code is a policy clause; otherwise it is a person's reason.
  const isClause = to_status === 'pending_review' && reason_code in clauseWords;
  const label = isClause ? clauseText(reason_code as PolicyClause) : reasonWords(reason_code);
  return reason_text ? `${label}: ${reason_text}` : label;
}

import type { LucideIcon } from 'lucide-react';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import PencilLine from 'lucide-react/icons/pencil-line';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trophy from 'lucide-react/icons/trophy';
import { Money } from '#web/components/Money.tsx';
import { Ring } from '#web/components/Ring.tsx';
import { RowCard } from '#web/components/RowCard.tsx';
import { useCan } from '#web/session/session.tsx';
import type { DealRegistrationForPartner, Status } from '../schema.ts';
import { registrationSteps } from '../steps.schema.ts';
import { clockOf } from './Clock.tsx';
import css from './DealCard.module.css';
import { DealStage } from './registration/DealStage.tsx';
import { RegistrationStatus } from './Status.tsx';
import { texts as t } from './texts.ts';
import { statusWords } from './words.ts';

const base = '/revenue/deal-desk';
const DAY = 86_400_000;
/** The ring asks for an extension in the last days of a protection. */
const SOON_DAYS = 14;

/** A registration on the deal desk: the protection that is left, and the one thing to do next. */
export function DealCard({ row }: { row: DealRegistrationForPartner }) {
  const mayManage = useCan('deal_registrations', 'manage');
  const { text } = clockOf(row);
  return (
    <RowCard
      to={registrationPath(row, mayManage)}
      title={row.account_name}
      lead={<ProtectionRing row={row} />}
      figure={row.amount_minor !== null && <Money minor={row.amount_minor} currency={row.currency} />}
      status={
        <>
          <RegistrationStatus row={row} />
          {row.opportunity_stage_name && <DealStage row={row} />}
        </>
      }
      note={row.extension_asked_at ? t.extensionAsked : text}
      action={mayManage ? nextAction(row) : undefined}
    />
  );
}

/** A draft is continued in its form. */
export const registrationPath = ({ id, status }: DealRegistrationForPartner, mayManage: boolean): string =>
  status === 'draft' && mayManage ? `${base}/create?draft=${id}` : `${base}/show/${id}`;

function nextAction(row: DealRegistrationForPartner) {
  const show = `${base}/show/${row.id}`;
  const inform = { label: registrationSteps.steps.inform.label, to: `${show}?step=inform` };
  switch (row.status) {
    case 'info_requested':
      return { label: t.answer, to: show, isMain: true };
    case 'draft':
      return { label: t.continue, to: `${base}/create?draft=${row.id}`, isMain: true };
    case 'approved':
      if (row.extension_asked_at) return inform;
      if (daysLeft(row) <= SOON_DAYS)
        return { label: registrationSteps.steps.ask_extension.label, to: show, isMain: true };
      return row.opportunity_id
        ? { label: t.openDeal, to: `/revenue/opportunities/show/${row.opportunity_id}` }
        : inform;
    case 'converted':
      return { label: t.earnings, to: '/revenue/commissions' };
    case 'expired':
    case 'released':
    case 'withdrawn':
      return { label: t.again, to: `${base}/create` };
    case 'pending_review':
      return inform;
    default:
      return undefined;
  }
}

const daysLeft = ({ expires_at }: DealRegistrationForPartner): number =>
  expires_at ? Math.max(0, Math.ceil((Date.parse(expires_at) - Date.now()) / DAY)) : Number.POSITIVE_INFINITY;

const marks: Partial<Record<Status, LucideIcon>> = {
  info_requested: MessageCircleQuestion,
  draft: PencilLine,
  pending_review: Hourglass,
  converted: Trophy,
};

/** The days of protection that are left, of those it began with; without protection, a picture of the state. */
function ProtectionRing({ row }: { row: DealRegistrationForPartner }) {
  const { status, protected_from, expires_at } = row;
  if (status !== 'approved' || !protected_from || !expires_at) {
    const Icon = marks[status] ?? ShieldOff;
    return (
      <span className={css.mark} data-tone={statusWords(status).tone} aria-hidden="true">
        <Icon size={16} />
      </span>
    );
  }
  const left = daysLeft(row);
  const whole = Math.max(1, Math.round((Date.parse(expires_at) - Date.parse(protected_from)) / DAY));
  return (
    <Ring size={36} share={left / whole} tone={left <= SOON_DAYS ? 'amber' : 'green'} label={t.daysLeft(left, whole)}>
      <span className={css.days}>{left}</span>
    </Ring>
  );
}

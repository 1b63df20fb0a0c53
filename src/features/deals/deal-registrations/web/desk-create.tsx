import { useNavigate, useSearch } from '@tanstack/react-router';
import { App } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { formatInstant } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Search } from '#web/search.ts';
import type { DealRegistrationForPartner } from '../schema.ts';
import { RegistrationForm } from './registration/RegistrationForm.tsx';
import { texts } from './texts.ts';

const show = (id: string) => `/revenue/deal-desk/show/${id}`;

/** A new registration, or a draft to go on with (`?draft=<id>`). */
export default function DeskCreate() {
  const { draft } = useSearch({ strict: false }) as Search;
  return typeof draft === 'string' ? <Draft id={draft} /> : <Screen />;
}

function Draft({ id }: { id: string }) {
  const draft = useOne<DealRegistrationForPartner>('deal_registrations', id);
  return <Loaded query={draft}>{(row) => <Screen draft={row} />}</Loaded>;
}

function Screen({ draft }: { draft?: DealRegistrationForPartner }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const back = () => navigate({ to: '/revenue/deal-desk' });
  return (
    <>
      <PageHeader title={draft ? texts.editDraft : texts.registerDeal} />
      <RegistrationForm
        draft={draft}
        to={show}
        onSubmitted={({ id, status }) => {
          message.success(
            status === 'approved' ? texts.approvedYourDealProtected : texts.registeredYourRegistrationInReview,
          );
          navigate({ to: show(id) });
        }}
        onSaved={() => {
          message.success(texts.draftSaved);
          back();
        }}
        onHeld={({ id, held_until }) => {
          message.success(texts.heldForYouUntil(formatInstant(held_until!)));
          navigate({ href: `/revenue/deal-desk/create?draft=${id}`, replace: true });
        }}
        onCancel={back}
      />
    </>
  );
}

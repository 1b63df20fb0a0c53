import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckAnswer } from '#features/deals/deal-registrations/check.schema.ts';
import type { PublicForm, SubmissionAnswer } from '#features/engagement/forms/public.schema.ts';
import { FormFill, FormRefusal, publicApi } from '#features/engagement/forms/site/index.ts';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useParam } from '#web/params.ts';
import { formatDay } from '#web/region.ts';
import { ApiError, api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { SignedInPage } from '../public.schema.ts';
import { withThanks } from '../site/ReferralPage.tsx';
import { hintOf } from './hints.ts';
import { texts } from './texts.ts';

/** `/referrals_authed/{id}`: a partner registers a deal, or the company does on behalf of one. */
export default function Fill() {
  const id = useParam('id');
  const { mode } = useSession();
  const [partner, setPartner] = useState<string | null>(null);
  const page = useQuery({
    queryKey: ['referral_page_fill', id, partner],
    queryFn: ({ signal }) => api<SignedInPage>(`referral_pages/${id}/fill`, { query: { partner_id: partner }, signal }),
    // A new ticket while the user types would lose no data, but would reset the form.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={page}>
      {(shown) => (
        <div style={{ maxWidth: 760 }}>
          <PageHeader title={shown.headline} />
          {shown.intro && <p style={{ marginBottom: 20, whiteSpace: 'pre-wrap' }}>{shown.intro}</p>}
          {mode === 'company' && (!shown.partner || partner) && (
            <div style={{ display: 'grid', gap: 6, maxWidth: 420, marginBottom: 20 }}>
              <label htmlFor="on-behalf">{texts.registerOnBehalf}</label>
              <ReferenceSelect
                resource="partners"
                id="on-behalf"
                value={partner}
                onChange={(chosen) => setPartner(chosen)}
              />
            </div>
          )}
          <Body key={shown.partner?.id} page={shown} />
        </div>
      )}
    </Loaded>
  );
}

function Body({ page }: { page: SignedInPage }) {
  const { form, pass, partner, domain_field, type_id } = page;
  if (!form) return <p role="status">{closed(page)}</p>;
  if (!pass || !partner) return null;
  return (
    <Card>
      <FormFill
        form={form}
        hasTitle={false}
        api={withThanks(
          { ...publicApi(form.id), submit: submitOf(form), reopen: () => api<PublicForm>(`forms/${form.id}/fill`) },
          page.thanks,
        )}
        context={{ page_id: page.id, partner_id: partner.id, pass }}
        onLeave={async (key, answer) => {
          if (key !== domain_field || typeof answer !== 'string' || !/\S\.\S/.test(answer)) return undefined;
          return check({ account_domain: answer, type_id, partner_id: partner.id });
        }}
      />
    </Card>
  );
}

async function check(body: { account_domain: string; type_id: string; partner_id: string }) {
  try {
    const { result } = await api<Pick<CheckAnswer, 'result'>>('deal_registrations/check', {
      method: 'POST',
      body,
      asks: true,
    });
    return hintOf(result);
  } catch (error) {
    return error instanceof ApiError ? { text: error.message } : undefined;
  }
}

const submitOf = (form: PublicForm) => async (body: object) => {
  try {
    return await api<SubmissionAnswer>(`forms/${form.id}/submissions`, { method: 'POST', body });
  } catch (error) {
    if (error instanceof ApiError) throw new FormRefusal(error.status, error.body);
    throw error;
  }
};

function closed({ opens_on, closes_on }: SignedInPage): string {
  const today = new Date().toISOString().slice(0, 10);
  if (opens_on && today < opens_on) return texts.youCanRegisterDealsFrom(formatDay(opens_on));
  return closes_on && closes_on < today
    ? texts.registrationsClosedOn(formatDay(closes_on))
    : texts.thisFormTakesNoRegistrationsAt;
}

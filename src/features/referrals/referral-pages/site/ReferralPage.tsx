import { useRef, useState } from 'react';
import { type FormApi, FormFill, publicApi } from '#features/engagement/forms/site/index.ts';
import { longDate, post } from '#web/site/browse.ts';
import { SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { PartnerChoice, ReferralProps } from '../public.schema.ts';
import styles from './ReferralPage.module.css';
import { texts } from './texts.ts';

/** The form to register a deal, for people without an account. */
export function ReferralPage({ id, form, ...page }: ReferralProps) {
  const [partner, setPartner] = useState(page.partner_id ?? '');
  const hasStarted = useRef(false);
  function start(): void {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void post(`public/referral_pages/${id}/starts`);
  }
  const asked = { ...(partner && { partner_id: partner }), ...(page.via && { via: page.via }) };
  const mustChoose = page.partners.length > 0;
  return (
    <SiteFrame brand={page.brand} hasCover>
      <h1>{page.headline}</h1>
      {page.intro && <p className={styles.intro}>{page.intro}</p>}
      {page.needsLogin ? (
        <p className={styles.actions}>
          <a className="site-button site-button-primary" href={`/referrals_authed/${id}`}>
            {texts.signInToRegisterDeal}
          </a>
        </p>
      ) : form ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only counts that someone began
        <section className={styles.form} onFocus={start}>
          {mustChoose && <PartnerSelect partners={page.partners} value={partner} onChange={setPartner} />}
          {mustChoose && !partner ? (
            <p className="site-help">{texts.chooseYourPartnerToSeeForm}</p>
          ) : (
            <FormFill
              form={form}
              api={withThanks(publicApi(form.id), thanksOf(page))}
              context={{ page_id: id, ...asked }}
              hasTitle={false}
            />
          )}
        </section>
      ) : (
        <SiteNotice
          title={
            page.needsLink
              ? texts.usingYourPartnersLink
              : isEarly(page)
                ? texts.notOpenYet
                : texts.registrationsAreClosed
          }
          brand={page.brand}
          isBelowTitle
        >
          <p>{page.needsLink ? texts.openThisFormWithLinkThat : closed(page)}</p>
        </SiteNotice>
      )}
    </SiteFrame>
  );
}

function PartnerSelect({
  partners,
  value,
  onChange,
}: {
  partners: readonly PartnerChoice[];
  value: string;
  onChange: (id: string) => void;
}) {
  return (
    <label className={styles.partner}>
      <span>{texts.yourPartner}</span>
      <select className="site-input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.choose}</option>
        {partners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The same for everyone, whatever is registered: the answer goes to the mailbox. */
function thanksOf({ thanks, answersByMail }: Pick<ReferralProps, 'thanks' | 'answersByMail'>): string | null {
  if (!answersByMail) return thanks;
  return [texts.checkYourEmailAndConfirmYour, thanks].filter(Boolean).join('\n\n');
}

/** The page's own words after sending, where it has some. */
export function withThanks(api: FormApi, thanks: string | null): FormApi {
  if (!thanks) return api;
  return {
    ...api,
    submit: async (body) => ({ ...(await api.submit(body)), finish: { kind: 'text', text: thanks } }),
  };
}

type Dates = Pick<ReferralProps, 'opensOn' | 'closesOn'>;
const today = () => new Date().toISOString().slice(0, 10);
const isEarly = ({ opensOn }: Dates) => opensOn !== null && today() < opensOn;

function closed({ opensOn, closesOn }: Dates): string {
  if (opensOn && today() < opensOn) return texts.youCanRegisterDealsFrom(longDate(opensOn));
  return closesOn && closesOn < today()
    ? texts.registrationsClosedOn(longDate(closesOn))
    : texts.thisPageTakesNoRegistrationsAt;
}

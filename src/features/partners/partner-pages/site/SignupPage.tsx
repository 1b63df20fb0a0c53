import { useRef } from 'react';
import { FormFill, type Hint, publicApi } from '#features/engagement/forms/site/index.ts';
import { freeMailOf } from '#shared/free-mail.ts';
import { longDate, post } from '#web/site/browse.ts';
import { SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { SignupProps } from '../public.schema.ts';
import { Blocks } from './Blocks.tsx';
import styles from './SignupPage.module.css';
import { texts } from './texts.ts';

/** The program's benefits, and the application form. */
export function SignupPage({ id, form, ...page }: SignupProps) {
  const hasStarted = useRef(false);
  function start(): void {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void post(`public/partner_pages/${id}/starts`);
  }
  return (
    <SiteFrame brand={page.brand} hasCover>
      <h1>{page.headline}</h1>
      {page.intro && <p className={styles.intro}>{page.intro}</p>}
      {form && (
        <p className={styles.actions}>
          <a className="site-button site-button-primary" href="#apply">
            {texts.applyNow}
          </a>
          <span className="site-help">{promise(page)}</span>
        </p>
      )}
      <Blocks blocks={page.blocks} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only counts that somebody began */}
      <section id="apply" className={styles.apply} onFocus={start}>
        {form ? (
          <FormFill
            form={form}
            api={publicApi(form.id)}
            context={{ page_id: id }}
            hasTitle={false}
            onLeave={async (key, answer) => (key === page.emailField ? privateMailHint(answer) : undefined)}
          />
        ) : (
          <SiteNotice
            title={isEarly(page) ? texts.notOpenYet : texts.applicationsAreClosed}
            brand={page.brand}
            isBelowTitle
          >
            <p>{closed(page)}</p>
          </SiteNotice>
        )}
      </section>
      {form && page.allowsJoining && <p className="site-help">{texts.doesYourCompanyAlreadyTakePart}</p>}
    </SiteFrame>
  );
}

/** Says it before the application is sent, because reviewers count it. */
function privateMailHint(answer: unknown): Hint | undefined {
  const provider = typeof answer === 'string' ? freeMailOf(answer) : null;
  if (!provider) return undefined;
  return {
    text: texts.privateEmailProviderUseYourCompanys(provider),
  };
}

function promise({ reviewDays, medianDays }: Pick<SignupProps, 'reviewDays' | 'medianDays'>): string {
  const promised = texts.youGetDecisionWithinBusiness(reviewDays);
  if (medianDays === null) return promised;
  return texts.halfAllDecisionsSoFarTook(promised, medianDays);
}

type Dates = Pick<SignupProps, 'opensOn' | 'closesOn'>;
const today = () => new Date().toISOString().slice(0, 10);
const isEarly = ({ opensOn }: Dates) => opensOn !== null && today() < opensOn;

function closed({ opensOn, closesOn }: Dates): string {
  if (opensOn && today() < opensOn) return texts.youCanApplyFrom(longDate(opensOn));
  return closesOn && closesOn < today()
    ? texts.applicationsClosedOn(longDate(closesOn))
    : texts.thisPageTakesNoApplicationsAt;
}

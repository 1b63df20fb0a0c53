import { useRef } from 'react';
import { FormFill, type Hint, publicApi } from '#features/engagement/forms/site/index.ts';
import { freeMailOf } from '#shared/free-mail.ts';
import { longDate, post } from '#web/site/browse.ts';
import { SiteFrame } from '#web/site/SiteFrame.tsx';
import { SiteNotice } from '#web/site/SiteNotice.tsx';
import type { SignupProps } from '../public.schema.ts';
import { Blocks } from './Blocks.tsx';
import styles from './SignupPage.module.css';

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
            Apply now
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
            title={isEarly(page) ? 'Not open yet' : 'Applications are closed'}
            brand={page.brand}
            isBelowTitle
          >
            <p>{closed(page)}</p>
          </SiteNotice>
        )}
      </section>
      {form && page.allowsJoining && (
        <p className="site-help">
          Does your company already take part in the program? Apply with your business email. If its domain is known,
          you can then ask your company’s administrators for access instead.
        </p>
      )}
    </SiteFrame>
  );
}

/** Says it before the application is sent, because reviewers count it. */
function privateMailHint(answer: unknown): Hint | undefined {
  const provider = typeof answer === 'string' ? freeMailOf(answer) : null;
  if (!provider) return undefined;
  return {
    text: `${provider} is a private email provider. Use your company’s address if you have one: reviewers check that you work there.`,
  };
}

function promise({ reviewDays, medianDays }: Pick<SignupProps, 'reviewDays' | 'medianDays'>): string {
  const promised = `You get a decision within ${reviewDays} business ${reviewDays === 1 ? 'day' : 'days'}.`;
  if (medianDays === null) return promised;
  return `${promised} Half of all decisions so far took ${medianDays} ${medianDays === 1 ? 'day' : 'days'} or less.`;
}

type Dates = Pick<SignupProps, 'opensOn' | 'closesOn'>;
const today = () => new Date().toISOString().slice(0, 10);
const isEarly = ({ opensOn }: Dates) => opensOn !== null && today() < opensOn;

function closed({ opensOn, closesOn }: Dates): string {
  if (opensOn && today() < opensOn) return `You can apply from ${longDate(opensOn)}.`;
  return closesOn && closesOn < today()
    ? `Applications closed on ${longDate(closesOn)}.`
    : 'This page takes no applications at the moment.';
}

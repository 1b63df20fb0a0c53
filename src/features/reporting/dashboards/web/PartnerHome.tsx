import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import Handshake from 'lucide-react/icons/handshake';
import Route from 'lucide-react/icons/route';
import type { ReactNode } from 'react';
import { PartnerManagerCard, useOwnManager } from '#features/partners/partners/web/index.tsx';
import { isModuleOff } from '#shared/access/permissions.ts';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDay } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { PartnerHome as Home } from '../schema.ts';
import css from './home.module.css';
import { homeTexts as t } from './home.texts.ts';

const usePartnerHome = () =>
  useQuery({
    queryKey: ['dashboards', 'home'],
    queryFn: ({ signal }) => api<Home>('dashboards/home', { signal }),
  });

/** Requests the data of the home's first things beside those of its board instead of after them. */
export function usePartnerHomeSoon(): void {
  usePartnerHome();
  useOwnManager();
}

/** The first things on a partner's home: its next money, deal action and track step, and its partner manager. */
export function PartnerHome() {
  const { permissions } = useSession();
  const seesMoney = useCan('payout_items', 'view');
  const { data } = usePartnerHome();
  return (
    <section className={css.home} aria-label={t.next} aria-busy={!data}>
      {seesMoney && (
        <Tile icon={Banknote} title={t.payment} to="/revenue/payouts" link={t.earnings}>
          {data && <NextPayment payment={data.payment} />}
        </Tile>
      )}
      {!isModuleOff(permissions, 'deal_registrations') && (
        <Tile icon={Handshake} title={t.deal} to="/revenue/deal-desk" link={t.deals}>
          {data && <NextItem {...data.deal} none={t.noDeal} />}
        </Tile>
      )}
      {!isModuleOff(permissions, 'tracks') && (
        <Tile icon={Route} title={t.track} to="/enablement/partner-tracks" link={t.tracks}>
          {data && <NextItem {...data.track} none={t.noTrack} />}
        </Tile>
      )}
      <PartnerManagerCard />
    </section>
  );
}

interface TileProps {
  icon: LucideIcon;
  title: string;
  to: string;
  link: string;
  children: ReactNode;
}

function Tile({ icon: Icon, title, to, link, children }: TileProps) {
  return (
    <section className={css.tile} aria-label={title}>
      <h2>
        <Icon size={16} aria-hidden="true" />
        {title}
      </h2>
      <div className={css.content}>{children}</div>
      <Link to={to} className={css.more}>
        {link}
      </Link>
    </section>
  );
}

function NextPayment({ payment }: { payment: Home['payment'] }) {
  const [main, ...others] = payment?.amounts ?? [];
  if (!payment || !main) return <p className={css.none}>{t.noPayment}</p>;
  return (
    <>
      <strong className={css.amount}>
        <Money minor={main.amount_minor} currency={main.currency} />
      </strong>
      {others.length > 0 && (
        <span className="meta">
          {t.also}{' '}
          {others.map(({ amount_minor, currency }) => (
            <Money key={currency} minor={amount_minor} currency={currency} />
          ))}
        </span>
      )}
      <span>{t.states[payment.state](payment.on && formatDay(payment.on))}</span>
    </>
  );
}

function NextItem({ item, total, none }: Home['deal'] & { none: string }) {
  if (!item) return <p className={css.none}>{none}</p>;
  const due = item.due_on ?? item.due_at;
  return (
    <>
      <Link to={item.to} className={css.title}>
        {item.title}
      </Link>
      {item.detail && item.detail !== item.title && <span className={css.detail}>{item.detail}</span>}
      <span className="meta" data-late={item.is_overdue || undefined}>
        {[due && t.due(formatDay(due), item.is_overdue), total > 1 && t.more(total - 1)].filter(Boolean).join(' · ')}
      </span>
      <Link to={item.to} className={css.act}>
        <Button size="small" tabIndex={-1}>
          {item.verb}
        </Button>
      </Link>
    </>
  );
}

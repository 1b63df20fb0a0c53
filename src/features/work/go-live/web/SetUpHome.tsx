import { Button } from 'antd';
import Check from 'lucide-react/icons/check';
import { Suspense, useState } from 'react';
import { InviteButton } from '#features/access/invitations/web/index.tsx';
import type { CommissionPlan } from '#features/commissions/commission-plans/schema.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { TemplatePicker } from '#features/portability/program-templates/web/index.tsx';
import { SetUpInPlace } from '#features/work/onboarding/web/index.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import { isSwitchedOff } from '#web/session/switchedOff.ts';
import type { GoLive, GoLiveItem, GoLiveKey } from '../schema.ts';
import { TestMail } from './Checklist.tsx';
import css from './go-live.module.css';
import { Score } from './Score.tsx';
import { entries, texts as t } from './texts.ts';
import { useGoLive } from './useGoLive.ts';

/** The steps of the setup that complete an item where it stands. */
const inPlace = {
  details: 'company_details',
  types: 'partner_types',
  partners: 'add_partners',
  team: 'team_members',
  branding: 'branding',
  deals: 'import',
} as const satisfies Partial<Record<GoLiveKey, string>>;

/** The home of a company without partners: the checklist, with the next item open to be done at once. */
export default function SetUpHome() {
  const { state } = useGoLive();
  return <Loaded query={state}>{(goLive) => <Items goLive={goLive} />}</Loaded>;
}

function Items({ goLive }: { goLive: GoLive }) {
  const [chosen, setChosen] = useState<GoLiveKey | null>(null);
  const [saved, setSaved] = useState(false);
  const open = openItem(goLive.items, chosen, saved);
  return (
    <section className={css.home} aria-label={t.title}>
      <header>
        <h2>{t.homeTitle}</h2>
        <p>{t.text}</p>
        <div className={css.summary}>
          <Score score={goLive.score} />
        </div>
      </header>
      <ol className={css.list}>
        {goLive.items.map((item) => (
          <Item
            key={item.key}
            item={item}
            isOpen={item.key === open}
            delivers={goLive.mail_delivers}
            onOpen={() => {
              setChosen(item.key);
              setSaved(false);
            }}
            onDone={() => {
              setChosen(item.key);
              setSaved(true);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

/** After saving, an item stays open until it is done; then the next one opens. */
function openItem(items: GoLiveItem[], chosen: GoLiveKey | null, saved: boolean): GoLiveKey | null {
  const at = items.findIndex(({ key }) => key === chosen);
  if (chosen && !(saved && items[at]?.is_done)) return chosen;
  return [...items.slice(at + 1), ...items].find(({ is_done }) => !is_done)?.key ?? null;
}

interface ItemProps {
  item: GoLiveItem;
  isOpen: boolean;
  delivers: boolean;
  onOpen: () => void;
  onDone: () => void;
}

function Item({ item: { key, is_done, detail }, isOpen, delivers, onOpen, onDone }: ItemProps) {
  const { title } = entries[key];
  return (
    <li className={css.item} data-done={is_done || undefined}>
      <span className={css.mark} data-done={is_done || undefined}>
        {is_done ? (
          <Check size={12} strokeWidth={3} aria-label={t.done} />
        ) : (
          <span className="only-for-readers">{t.open}</span>
        )}
      </span>
      <div>
        <h3>{title}</h3>
        {detail && <p>{detail}</p>}
      </div>
      {!isOpen && (
        <Button
          size="small"
          className={css.open}
          onClick={onOpen}
          aria-label={`${is_done ? t.change : t.doIt}: ${title}`}
        >
          {is_done ? t.change : t.doIt}
        </Button>
      )}
      {isOpen && (
        <div className={css.inPlace}>
          <Work of={key} delivers={delivers} onDone={onDone} />
        </div>
      )}
    </li>
  );
}

function Work({ of, delivers, onDone }: { of: GoLiveKey; delivers: boolean; onDone: () => void }) {
  const { flags } = useSession();
  const { otherwise, ...first } = entries[of];
  const { action, to } = otherwise && isSwitchedOff(first.to, flags) ? otherwise : first;
  if (of === 'plan') return <PublishStructure />;
  if (of in inPlace && !otherwise)
    return (
      <Suspense>
        <SetUpInPlace step={inPlace[of as keyof typeof inPlace]} onDone={onDone} />
      </Suspense>
    );
  if (of === 'mail') return <TestMail delivers={delivers} primary />;
  if (of === 'portal') return <InvitePartners />;
  return (
    <Link to={to} aria-label={`${action}: ${first.title}`}>
      <Button type="primary" tabIndex={-1}>
        {action}
      </Button>
    </Link>
  );
}

/** The drafts to publish; without any, the templates that make one. */
function PublishStructure() {
  const drafts = useList<CommissionPlan>('commission_plans', {
    filters: [{ field: 'status', operator: 'eq', values: ['draft'] }],
    start: 0,
    end: 5,
  });
  if (!drafts.data) return null;
  if (drafts.data.rows.length === 0) return <TemplatePicker />;
  return (
    <ul className={css.invite}>
      {drafts.data.rows.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <Link to={`/commissions/structure/edit/${id}`} aria-label={`${t.publish}: ${name}`}>
            <Button type="primary" tabIndex={-1}>
              {t.publish}
            </Button>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The first partners, each with the way to invite its people. */
function InvitePartners() {
  const partners = useList<Partner>('partners', { start: 0, end: 5 });
  if (!partners.data) return null;
  if (partners.data.rows.length === 0) return <p className="meta">{t.partnersFirst}</p>;
  return (
    <ul className={css.invite}>
      {partners.data.rows.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <InviteButton partner={{ id, name }} />
        </li>
      ))}
    </ul>
  );
}

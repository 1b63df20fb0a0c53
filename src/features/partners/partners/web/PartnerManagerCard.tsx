import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Avatar } from '#web/components/Avatar.tsx';
import { api } from '#web/requests/api.ts';
import { SlotParts } from '#web/slots.tsx';
import type { OwnManager } from '../schema.ts';
import css from './PartnerManagerCard.module.css';
import { managerActions } from './slots.ts';
import { texts as t } from './texts.ts';

/** The partner manager of the reader's organization. */
export const useOwnManager = () =>
  useQuery({
    queryKey: ['partners', 'manager'],
    queryFn: ({ signal }) => api<OwnManager>('partners/manager', { signal }),
  });

/** The team member who looks after the reader's organization, with the ways to reach them. */
export function PartnerManagerCard() {
  const { data } = useOwnManager();
  const manager = data?.manager;
  return (
    <section className={css.card} aria-label={t.manager} aria-busy={!data}>
      <h2>{t.manager}</h2>
      {manager ? (
        <>
          <div className={css.person}>
            <Avatar name={manager.full_name} src={manager.image_url} size={48} />
            <div className={css.reach}>
              <strong>{manager.full_name}</strong>
              <a href={`mailto:${manager.email}`}>
                <Mail size={14} aria-hidden="true" />
                <span>{manager.email}</span>
              </a>
              {manager.phone && (
                <a href={`tel:${manager.phone.replace(/[^+\d]/g, '')}`}>
                  <Phone size={14} aria-hidden="true" />
                  <span>{manager.phone}</span>
                </a>
              )}
            </div>
          </div>
          <div className={css.actions}>
            <SlotParts slot={managerActions} props={{}} />
          </div>
        </>
      ) : (
        data && <p className="meta">{t.noManager}</p>
      )}
    </section>
  );
}

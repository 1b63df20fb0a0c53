import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { api } from '#web/requests/api.ts';
import { type Folder, type FolderAccess, folderRoles } from '../schema.ts';
import css from './folders.module.css';
import { texts as t } from './texts.ts';

/** The access rules along the path to a folder, and the partners that meet all of them now. */
export function AccessDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  useRestoreFocus();
  const access = useQuery({
    queryKey: ['document_folders', 'access', folder.id],
    queryFn: ({ signal }) => api<FolderAccess>(`document_folders/${folder.id}/access`, { signal }),
  });
  return (
    <Modal
      open
      title={t.whoTitle(folder.name)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t.close2}</Button>}
      destroyOnHidden
    >
      <Loaded query={access}>
        {({ is_shared, total, partners, roles, rules }) => (
          <>
            <h3 className={css.heading}>{t.rules}</h3>
            <p className="meta">{t.rulesText}</p>
            <ol className={css.ruleList}>
              {rules.map(({ folder_id, folder_name, rule }) => (
                <li key={folder_id}>
                  <strong>{folder_name}</strong>
                  <span>{rule}</span>
                </li>
              ))}
            </ol>
            <h3 className={css.heading}>{is_shared ? t.partnersCount(total) : t.onlyCompany}</h3>
            {is_shared && roles && <p>{roles.length > 0 ? t.onlyRoles(rolesText(roles)) : t.noRoles}</p>}
            {is_shared && total === 0 && <p className="meta">{t.nobody}</p>}
            <ul className={css.partners}>
              {partners.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/partners/show/${id}`}>{name}</Link>
                </li>
              ))}
              {total > partners.length && <li className="meta">{t.more(total - partners.length)}</li>}
            </ul>
          </>
        )}
      </Loaded>
    </Modal>
  );
}

const rolesText = (roles: readonly string[]) =>
  folderRoles
    .filter(({ value }) => roles.includes(value))
    .map(({ label }) => label)
    .join(', ');

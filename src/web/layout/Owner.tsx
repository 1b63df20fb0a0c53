import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Avatar } from '../components/Avatar.tsx';
import { DropMenu } from '../components/DropMenu.tsx';
import { Link } from '../components/Link.tsx';
import { Logo } from '../components/Logo.tsx';
import { useLeaveDialog } from '../interaction/unsaved.ts';
import { useSession } from '../session/session.tsx';
import { switchOrganization, switchProgram } from '../session/switchMode.ts';
import { texts as t } from '../shell.texts.ts';
import css from './Sidebar.module.css';
import { texts as ownTexts } from './texts.ts';

/**
 * The company whose program is shown, at the top of the sidebar. Users of several programs or companies switch here.
 */
export function Owner() {
  const { mode, program, programs, organization, organizations } = useSession();
  const leave = useLeaveDialog();
  const isPartner = mode === 'partner';
  // In partner mode the screens belong to the program's company.
  const owner = program?.company ?? organization;
  const places = isPartner
    ? programs.map(({ partner_id, company }) => ({ ...company, key: partner_id }))
    : organizations.map((company) => ({ ...company, key: company.id }));
  const current = isPartner ? program?.partner_id : organization.id;
  const face = (
    <>
      {owner.logo_url ? <Avatar name={owner.name} src={owner.logo_url} size={28} square /> : <Logo size={28} />}
      <span className={css.owner}>
        <strong>{owner.name}</strong>
        <span className="meta">{program?.partner_name ?? ownTexts.tandem}</span>
      </span>
    </>
  );
  if (places.length < 2) {
    return (
      <Link to="/" className={css.brand} aria-label={owner.name}>
        {face}
      </Link>
    );
  }
  const turn = isPartner ? switchProgram : switchOrganization;
  return (
    <DropMenu
      current={current}
      onChoose={(key) => key !== current && void leave(() => turn(key))}
      items={places.map(({ key, name, logo_url }) => ({
        key,
        label: name,
        icon: <Avatar name={name} src={logo_url} size={16} square />,
      }))}
    >
      <button
        type="button"
        className={css.brand}
        aria-label={`${isPartner ? t.switchProgram : t.switchCompany}: ${owner.name}`}
      >
        {face}
        <ChevronsUpDown size={14} className={css.more} aria-hidden="true" />
      </button>
    </DropMenu>
  );
}

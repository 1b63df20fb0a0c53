import styles from './BrandMark.module.css';

/** The logo of a company, or the first letter of its name and the name itself. */
export function BrandMark({ name, logo_url }: { name: string; logo_url: string | null }) {
  if (logo_url) return <img src={logo_url} alt={name} className={styles.logo} />;
  return (
    <span className={styles.mark}>
      <span className={styles.initial} aria-hidden="true">
        {/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}
      </span>
      {name}
    </span>
  );
}

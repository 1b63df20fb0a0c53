import styles from './BrandMark.module.css';

/** The logo of a company, or the first letter of its name, and the name beside it. */
export function BrandMark({ name, logo_url }: { name: string; logo_url: string | null }) {
  return (
    <span className={styles.mark}>
      {logo_url ? (
        <img src={logo_url} alt="" className={styles.logo} />
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase()}
        </span>
      )}
      {name}
    </span>
  );
}

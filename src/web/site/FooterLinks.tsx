import type { SiteBrand } from '#shared/brand.ts';
import styles from './FooterLinks.module.css';

type Pages = Pick<SiteBrand, 'name' | 'website' | 'privacy_url' | 'imprint_url'>;

/** The company and its pages: its site, its privacy policy and its legal notice, those it has. */
export function FooterLinks({ name, website, privacy_url, imprint_url }: Pages) {
  const links = [
    [website, website && new URL(website).host],
    [privacy_url, 'Privacy policy'],
    [imprint_url, 'Legal notice'],
  ] as const;
  return (
    <ul className={styles.links}>
      <li>{name}</li>
      {links.map(
        ([address, label]) =>
          address && (
            <li key={label}>
              <a href={address}>{label}</a>
            </li>
          ),
      )}
    </ul>
  );
}

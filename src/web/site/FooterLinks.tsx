import type { SiteBrand } from '#shared/brand.ts';
import styles from './FooterLinks.module.css';
import { texts } from './texts.ts';

type Pages = Pick<SiteBrand, 'name' | 'website' | 'privacy_url' | 'imprint_url'>;

/** The company and its pages: its site, its privacy policy and its legal notice, those it has. */
export function FooterLinks({ name, website, privacy_url, imprint_url }: Pages) {
  const links = [
    [website, website && new URL(website).host],
    [privacy_url, texts.privacyPolicy],
    [imprint_url, texts.legalNotice],
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

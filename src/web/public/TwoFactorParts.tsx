import { useState } from 'react';
import { copyText } from '../interaction/copyText.ts';
import css from './TwoFactorParts.module.css';
import { texts } from './texts.ts';

const t = texts.twoFactor;

/**
 * The secret for an authenticator app, as a QR code and as text. The code is black on white in dark mode too, because
 * cameras need it.
 */
export function SecretPicture({ secret, qr_svg }: { secret: string; qr_svg: string }) {
  return (
    <div className={css.secret}>
      <p>{t.scan}</p>
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr_svg)}`}
        alt={t.picture}
        width={184}
        height={184}
      />
      <p>
        {t.bySecret} <code>{secret.match(/.{1,4}/g)!.join(' ')}</code>
      </p>
    </div>
  );
}

/** The recovery codes, which are shown once, with buttons to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [notice, setNotice] = useState('');
  const text = texts.tandemRecoveryCodes(codes.join('\n'));
  const copy = () =>
    copyText(text).then(
      () => setNotice(t.copied),
      () => setNotice(t.copyFailed),
    );
  return (
    <div className={css.codes}>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <button type="button" onClick={copy}>
          {t.copy}
        </button>
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="tandem-recovery-codes.txt">
          {t.download}
        </a>
        <span role="status">{notice}</span>
      </div>
    </div>
  );
}

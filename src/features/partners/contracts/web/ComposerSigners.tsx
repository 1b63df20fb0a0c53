import { Button, Input, Tooltip } from 'antd';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ContractPreview, SignerInput } from '../schema.ts';
import css from './Composer.module.css';
import { texts as t } from './texts.ts';

interface ComposerSignersProps {
  preview: ContractPreview;
  signers: readonly SignerInput[];
  onChange: (signers: SignerInput[]) => void;
}

/** The signers in the order in which they sign. */
export function ComposerSigners({ preview: { roles, signing_order }, signers, onChange }: ComposerSignersProps) {
  const isOrdered = signing_order === 'sequential';
  const set = (role: string, change: Partial<SignerInput>) =>
    onChange(signers.map((one) => (one.role === role ? { ...one, ...change } : one)));
  const raise = (at: number) => onChange(signers.toSpliced(at - 1, 2, signers[at]!, signers[at - 1]!));
  return (
    <ol className={css.signers}>
      {signers.map(({ role, name, email }, at) => {
        const { name: roleName = role, side } = roles.find(({ key }) => key === role) ?? {};
        return (
          <li key={role} className={css.signer}>
            <span>
              <strong>{isOrdered ? `${at + 1}. ${roleName}` : roleName}</strong>{' '}
              {isOrdered && at > 0 && (
                <span className="meta">{t.after(signers[at - 1]!.name || (roles[at - 1]?.name ?? ''))}</span>
              )}
            </span>
            <Input
              id={`signer-${side}-${at}`}
              data-side={side}
              aria-label={t.signerName(roleName)}
              placeholder={t.name}
              status={name.trim() ? '' : 'error'}
              maxLength={200}
              value={name}
              onChange={({ target }) => set(role, { name: target.value })}
            />
            <Input
              aria-label={t.signerEmail(roleName)}
              placeholder={t.email}
              type="email"
              status={isEmail(email) ? '' : 'error'}
              maxLength={254}
              value={email}
              onChange={({ target }) => set(role, { email: target.value })}
            />
            {isOrdered && (
              <Tooltip title={t.signsEarlier(roleName)}>
                <Button
                  icon={<ArrowUp size={16} />}
                  aria-label={t.signsEarlier(roleName)}
                  disabled={at === 0}
                  onClick={() => raise(at)}
                />
              </Tooltip>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A rough check; the server decides. */
export const isEmail = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text.trim());

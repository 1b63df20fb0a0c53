import { Button, Input } from 'antd';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import type { SignerRole } from '../content.schema.ts';
import css from './templates.module.css';
import { texts as t } from './texts.ts';

interface RolesInputProps {
  value?: SignerRole[];
  onChange?: (roles: SignerRole[]) => void;
  disabled?: boolean;
}

const sides = [
  { value: 'partner', label: t.sidePartner },
  { value: 'company', label: t.sideCompany },
];

/** The signer roles in signing order. The key of a role stays when its name changes because fields refer to it. */
export function RolesInput({ value = [], onChange, disabled = false }: RolesInputProps) {
  const set = (index: number, change: Partial<SignerRole>) =>
    onChange?.(value.map((role, at) => (at === index ? { ...role, ...change } : role)));
  const newKey = () => {
    let number = value.length + 1;
    while (value.some(({ key }) => key === `signer_${number}`)) number += 1;
    return `signer_${number}`;
  };
  return (
    <div className={css.rows}>
      {value.map((role, index) => (
        <div key={role.key} className={css.row}>
          <Input
            aria-label={t.role}
            value={role.name}
            maxLength={80}
            disabled={disabled}
            onChange={(event) => set(index, { name: event.target.value })}
          />
          <OptionSelect
            aria-label={t.side}
            options={sides}
            value={role.side}
            disabled={disabled}
            onChange={(side) => set(index, { side: side as SignerRole['side'] })}
          />
          <Button
            type="text"
            icon={<ArrowUp size={16} />}
            aria-label={t.moveUp(role.name)}
            disabled={disabled || index === 0}
            onClick={() => onChange?.(value.with(index - 1, role).with(index, value[index - 1]!))}
          />
          <Button
            type="text"
            icon={<Trash size={16} />}
            aria-label={t.removeSigner(role.name)}
            disabled={disabled || value.length === 1}
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {!disabled && value.length < 10 && (
        <div>
          <Button onClick={() => onChange?.([...value, { key: newKey(), name: t.newSigner, side: 'partner' }])}>
            {t.addSigner}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import css from './stages.module.css';
import { texts } from './texts.ts';

/** Becomes an input; Enter adds and stays for the next one. */
export function NewStage({ label, onAdd }: { label: string; onAdd: (name: string) => Promise<unknown> }) {
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <Button type="text" icon={<Plus size={16} />} onClick={() => setName('')} style={{ margin: 4 }}>
        {label}
      </Button>
    );
  }
  const add = async () => {
    if (name.trim() && (await onAdd(name.trim()))) setName('');
  };
  return (
    <div className={css.row}>
      <Input
        autoFocus
        aria-label={label}
        placeholder={texts.stageName}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={add}
        onKeyDown={(event) => event.key === 'Escape' && setName(null)}
      />
      <Button type="primary" onClick={add} disabled={!name.trim()}>
        {texts.add}
      </Button>
      <Button onClick={() => setName(null)}>{texts.done}</Button>
    </div>
  );
}

import { Button } from 'antd';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { DropDown } from '#web/components/DropDown.tsx';
import { PopoverPanel } from '#web/components/PopoverPanel.tsx';
import { MorningFields } from './MorningFields.tsx';
import { texts as t } from './texts.ts';
import { clockTime, useMorning } from './useMorning.ts';
import css from './work.module.css';

/** Offers the morning email above the inbox. */
export function MorningButton() {
  const { data } = useMorning();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  return (
    <DropDown
      open={isOpen}
      onTurn={setOpen}
      placement="bottomRight"
      content={
        <PopoverPanel label={t.morning} className={css.morningPanel}>
          <MorningFields />
        </PopoverPanel>
      }
    >
      <Button icon={<Mail size={14} />} aria-haspopup="dialog" aria-expanded={isOpen}>
        {data.is_on ? t.morningAt(clockTime(data.send_at)) : t.morningOff}
      </Button>
    </DropDown>
  );
}

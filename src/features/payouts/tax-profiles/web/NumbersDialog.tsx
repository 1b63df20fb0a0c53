import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { sayableWords } from '#shared/text/labels.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { api } from '#web/requests/api.ts';
import type { TaxNumbers, TaxProfile } from '../schema.ts';
import { texts } from './texts.ts';

const words: Record<keyof TaxNumbers, string> = sayableWords({
  tax_number: 'Tax number',
  vat_number: 'VAT number',
  birth_date: 'Date of birth',
});

/** The full numbers. Opening the dialog is recorded. */
export function NumbersDialog({ profile, onClose }: { profile: TaxProfile; onClose: () => void }) {
  useRestoreFocus();
  const look = useQuery({
    // Requested on each opening and not cached, because each access is recorded.
    queryKey: ['tax_numbers', profile.id],
    queryFn: () => api<TaxNumbers>(`tax_profiles/${profile.id}/look`, { method: 'PUT' }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Modal
      open
      title={texts.taxNumbersOf(profile.legal_name)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Loaded query={look}>
        {(numbers) => (
          <Facts
            rows={Object.entries(words).map(([key, word]) => {
              const text = numbers[key as keyof TaxNumbers];
              return [
                word,
                text && (
                  <span key={key}>
                    {text} <CopyButton text={text} label={texts.copy(word.toLowerCase())} />
                  </span>
                ),
              ];
            })}
          />
        )}
      </Loaded>
    </Modal>
  );
}

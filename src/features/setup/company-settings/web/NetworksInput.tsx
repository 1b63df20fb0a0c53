import { Button, Flex, Input } from 'antd';
import Trash from 'lucide-react/icons/trash-2';
import type { Organization } from '#features/platform/organizations/schema.ts';
import { useSession } from '#web/session/session.tsx';
import { texts } from './texts.ts';

const t = texts.access;

type Networks = Organization['allowed_networks'];

interface NetworksInputProps {
  id?: string;
  value?: Networks;
  onChange?: (networks: Networks) => void;
}

/** Networks with a note each. The server checks and normalizes them. */
export function NetworksInput({ id, value = [], onChange }: NetworksInputProps) {
  const { address } = useSession();
  const change = (at: number, part: Partial<Networks[number]>) =>
    onChange?.(value.map((entry, index) => (index === at ? { ...entry, ...part } : entry)));
  const add = (network: string) => onChange?.([...value, { network, note: null }]);
  return (
    <Flex vertical gap={8} id={id} role="group" aria-label={t.networks}>
      {value.map(({ network, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity while they are typed
        <Flex key={at} gap={8}>
          <Input
            aria-label={t.network}
            placeholder={t.networkExample}
            maxLength={50}
            autoComplete="off"
            spellCheck={false}
            value={network}
            onChange={({ target }) => change(at, { network: target.value })}
          />
          <Input
            aria-label={t.note}
            placeholder={t.noteExample}
            maxLength={200}
            autoComplete="off"
            value={note ?? ''}
            onChange={({ target }) => change(at, { note: target.value || null })}
          />
          <Button
            icon={<Trash size={16} />}
            aria-label={t.removeNetwork(network)}
            onClick={() => onChange?.(value.filter((_, index) => index !== at))}
          />
        </Flex>
      ))}
      <Flex gap={8} wrap align="center">
        <Button onClick={() => add('')}>{t.addNetwork}</Button>
        {!value.some(({ network }) => network.replace(/\/(32|128)$/, '') === address) && (
          <Button onClick={() => add(address)}>{t.addYours}</Button>
        )}
        <span>{t.yourAddress(address)}</span>
      </Flex>
    </Flex>
  );
}

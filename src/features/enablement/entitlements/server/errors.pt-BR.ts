import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/entitlements'> = {
  'A benefit you requested is decided or delivered, or a benefit changes with your tier.':
    'Um benefício que você solicitou é decidido ou entregue, ou um benefício muda com o seu nível.',
  'A decided request cannot be changed.': 'Uma solicitação decidida não pode ser alterada.',
  'A partner requests a benefit that needs approval.': 'Um parceiro solicita um benefício que precisa de aprovação.',
  'Benefit requests': 'Solicitações de benefícios',
  'Enter a key, or add keys to the stock first.': 'Informe uma chave ou adicione primeiro chaves ao estoque.',
  'No keys of this request were shown.': 'Nenhuma chave desta solicitação foi mostrada.',
  'Only the person who requested the benefit or an administrator can view its keys.':
    'Só a pessoa que solicitou o benefício ou um administrador pode ver as chaves.',
  'These keys cannot be decrypted because TANDEM_SECRET has changed since they were added.':
    'Não é possível descriptografar estas chaves, porque TANDEM_SECRET mudou desde que elas foram adicionadas.',
  'These keys were already shown. Ask the company to make them visible again.':
    'Estas chaves já foram mostradas. Peça à empresa que as torne visíveis de novo.',
  'This benefit': 'Este benefício',
  'This benefit is not delivered by keys of a stock.': 'Este benefício não é entregue por chaves de um estoque.',
  'This request has no keys to show.': 'Esta solicitação não tem chaves para mostrar.',
  'Your benefits': 'Seus benefícios',
  'accepts no requests': 'Não aceita solicitações.',
  'applies by itself and is not requested': 'Vale automaticamente e não é solicitado.',
  'cannot be changed any more': 'Não pode mais ser alterado.',
  'is already the name of another benefit': 'Outro benefício já tem este nome.',
  'was added before': 'Já foi adicionado antes.',
};

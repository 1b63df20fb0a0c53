import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const done = { entered: 'informou', changed: 'alterou', disabled: 'desativou' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  person: (name, company) => (company ? `${name} (${company})` : name),
  viewingAs: (name, person) => `${name} (acessando como ${person})`,
  someKey: (company) => `Uma chave de API de ${company}`,
  namedKey: (key, person) => `A chave de API “${key}” de ${person}`,
  endingIn: (end) => `conta com final ${end}`,
  instructions: 'instruções de pagamento',

  changed: (who, what, currency, account, partner) =>
    `${who} ${done[what]} dados de recebimento em ${currency} (${account})${partner ? ` de ${partner}` : ''}.`,
  verify: 'Confirme-os com o parceiro antes do próximo repasse.',
  held: (amount, payout) => `O pagamento de ${amount} em “${payout}” está em espera.`,
  tooLate: (amount, payout) =>
    `O pagamento de ${amount} em “${payout}” já está em um arquivo de pagamento para a conta anterior.`,

  ownChanged: (who, what, currency, account) =>
    `${who} ${done[what]} seus dados de recebimento em ${currency} (${account}).`,
  ownChangedSubject: (who, what, currency, account) =>
    `${who} ${done[what]} seus dados de recebimento em ${currency} (${account})`,
  ownHeld: (amount, statement) =>
    `Seu pagamento de ${amount} (extrato ${statement}) está em espera até que a empresa verifique os dados.`,
  notRequested: 'Se a sua equipe não solicitou isso, entre em contato com a empresa imediatamente.',
  viewPayment: 'Ver pagamento',
  viewPayouts: 'Ver repasses',
};

import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contract-templates'> = {
  'A contract is expiring from this many days before its end.':
    'Um contrato está perto de expirar a partir desse número de dias antes do fim.',
  Addendum: 'Aditivo',
  'All at the same time': 'Todos ao mesmo tempo',
  'Block the partner portal until it is signed': 'Bloquear o portal do parceiro até a assinatura',
  'Contract templates': 'Modelos de contrato',
  'Contracts that are sent from now on use this version. Earlier ones keep theirs.':
    'Os contratos enviados a partir de agora usam esta versão. Os anteriores mantêm a deles.',
  'Data processing agreement': 'Acordo de tratamento de dados',
  'Days to sign': 'Dias para assinar',
  'Defaults to the first term.': 'O padrão é a primeira vigência.',
  'Does not renew': 'Não renova',
  Exclusivity: 'Exclusividade',
  'From the moment it is sent, people of the partner see only this contract.':
    'A partir do envio, as pessoas do parceiro veem só este contrato.',
  NDA: 'Acordo de confidencialidade (NDA)',
  'New contract template': 'Novo modelo de contrato',
  'No new contracts start from a retired template. Existing contracts go on.':
    'Nenhum novo contrato começa a partir de um modelo desativado. Os contratos existentes continuam.',
  'One after another': 'Um depois do outro',
  'PDF file': 'Arquivo PDF',
  'Partners in this audience need this contract. Differences lists who has not signed it.':
    'Os parceiros deste público precisam deste contrato. A página de diferenças lista quem não o assinou.',
  'Payment terms': 'Condições de pagamento',
  'Publish the changes as a new version': 'Publicar as alterações como nova versão',
  'Referral agreement': 'Contrato de indicação',
  'Renewal term in months': 'Vigência da renovação em meses',
  'Renews automatically': 'Renova automaticamente',
  'Renews unless notice is given': 'Renova, salvo aviso prévio',
  'Required for': 'Obrigatório para',
  'Reseller agreement': 'Contrato de revenda',
  Retire: 'Desativar',
  'Stop new contracts from this template': 'Parar novos contratos a partir deste modelo',
  'Template published': 'Modelo publicado',
  'Template retired': 'Modelo desativado',
  'Two letters, such as en or de.': 'Duas letras, como en ou de.',
  'Unsigned contracts expire after this time.': 'Contratos não assinados expiram depois desse tempo.',
  'contract template': 'modelo de contrato',
  'contract templates': 'modelos de contrato',
  'file of a contract template': 'arquivo de um modelo de contrato',
  'files of contract templates': 'arquivos de modelos de contrato',
  'version of a contract template': 'versão de um modelo de contrato',
  'versions of contract templates': 'versões de modelos de contrato',
  template: 'modelo',
  templates: 'modelos',
};

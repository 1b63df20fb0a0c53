import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-statuses'> = {
  'Applied and is waiting for your decision. Can sign in but earns nothing yet.':
    'Candidatou-se e aguarda a sua decisão. Pode entrar, mas ainda não ganha nada.',
  'Applied or was invited but did not become a partner.': 'Candidatou-se ou foi convidado, mas não se tornou parceiro.',
  Banned: 'Banido',
  'Blocked because of a violation. A second person must lift a ban.':
    'Bloqueado por causa de uma violação. Uma segunda pessoa precisa suspender o banimento.',
  'Can register deals and earn commission.': 'Pode registrar negócios e ganhar comissão.',
  'Default for new partners': 'Padrão para novos parceiros',
  'Invited by you but has not accepted yet.': 'Convidado por você, mas ainda não aceitou.',
  'Partner statuses': 'Status de parceiros',
  'Replaces the current default.': 'Substitui o padrão atual.',
  Statuses: 'Status',
  'The partnership has ended. Commission earned before is still paid.':
    'A parceria terminou. A comissão ganha antes ainda é paga.',
  'The stages of a partnership in your own words. Each status has a category that decides what partners can do.':
    'As etapas de uma parceria nas suas palavras. Cada status tem uma categoria que decide o que os parceiros podem fazer.',
  'partner status': 'status de parceiro',
  'partner statuses': 'status de parceiros',
  'Paused: has read-only access, earns nothing, and payouts wait.':
    'Em pausa: só tem acesso de leitura, não ganha nada e os pagamentos esperam.',
};

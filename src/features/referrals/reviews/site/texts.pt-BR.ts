import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Escrever uma avaliação',
  opening: 'Abrindo seu link…',
  noScript: 'Esta página precisa do JavaScript para abrir seu link.',
  missing: 'Este endereço está incompleto. Abra de novo o link do seu e-mail.',
  failed: 'O servidor não respondeu. Verifique sua conexão e tente de novo.',
  heading: (partner: string) => `Avalie seu projeto com ${partner}`,
  lead: (deal: string, company: string) => `Vocês trabalharam juntos em “${deal}”. ${company} pede a sua opinião.`,
  scale: '1 é ruim, 5 é excelente.',
  categories: {
    cooperation: 'Colaboração',
    quality: 'Qualidade',
    schedule: 'Prazos',
    budget: 'Orçamento',
  },
  hints: {
    cooperation: 'Comunicação, disponibilidade e confiabilidade',
    quality: 'A qualidade dos resultados',
    schedule: 'Trabalho concluído no prazo',
    budget: 'Trabalho concluído dentro do orçamento',
  },
  quote: 'Sua avaliação',
  quoteHelp: 'O que correu bem e o que poderia ser melhor?',
  author: 'Seu nome',
  designation: 'Cargo (opcional)',
  company: 'Empresa (opcional)',
  isPublic: (company: string) =>
    `Se ${company} publicar sua avaliação, seu nome, cargo, empresa e texto serão públicos.`,
  submit: 'Enviar avaliação',
  required: {
    score: 'Escolha uma nota',
    quote: 'Escreva a avaliação',
    author: 'Informe o nome',
    code: 'Digite os seis dígitos do e-mail',
  },
  codeTitle: 'Verifique seu e-mail',
  codeLead: (email: string) =>
    `Enviamos um código de seis dígitos para ${email}. Digite-o para confirmar sua avaliação.`,
  code: 'Código',
  confirm: 'Confirmar avaliação',
  again: 'Enviar um novo código',
  sentAgain: 'Um novo código foi enviado.',
  edit: 'Editar avaliação',
  doneTitle: 'Agradecemos a avaliação',
  done: (company: string) => `${company} revisa sua avaliação antes de publicá-la. Você pode fechar esta página.`,
  refusedTitle: 'Este link não pode ser usado',
  problem: 'Corrija os campos marcados.',
  badgeTitle: (partner: string) => `Nota verificada de ${partner}`,
  badgeLead: (company: string) =>
    `Só clientes de negócios ganhos podem avaliar os parceiros de ${company}. Cada avaliação foi confirmada por e-mail e revisada antes de ser publicada.`,
  outOf: (rating: string, count: number) => `${rating}/5 em ${count} avaliações verificadas por negócio`,
  signedHelp:
    'O selo é assinado com Ed25519. A assinatura cobre o JSON canônico (chaves em ordem, sem espaços) de tudo, exceto a própria assinatura.',
  check: 'Verificar um selo',
  checkHelp: 'Cole o JSON de um selo para verificar se ele foi assinado aqui e não foi alterado.',
  verify: 'Verificar selo',
  genuine: 'Este selo é autêntico e não foi alterado.',
  notGenuine: 'Este selo não é autêntico.',
  notJson: 'Este não é o JSON de um selo.',
};

import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Verificar um comprovante de registro',
  lead: (company: string) =>
    `Escolha o comprovante que um parceiro entregou a você. Esta página verifica se ${company} o assinou e se nada foi alterado desde então.`,
  choose: 'Arquivo do comprovante',
  checking: 'Verificando…',
  tooLarge: 'Este arquivo é grande demais para um comprovante.',
  failed: 'Não foi possível conectar ao servidor. Verifique sua conexão e tente de novo.',
  valid: (company: string) => `Válido: ${company} assinou este comprovante, e ele não foi alterado.`,
  invalid: 'Não é válido',
  received: (partner: string, at: string) => `${partner} enviou este registro em ${at} (UTC).`,
  registration: (number: number) => `Registro ${number}`,
  details: 'Detalhes',
  keyTitle: 'Impressão digital da chave',
  keyLead: (company: string) =>
    `Os comprovantes de ${company} são assinados com a chave Ed25519 que tem esta impressão digital SHA-256. Compare-a com a que você recebeu da empresa por outro meio.`,
  download: 'Baixar chave pública',
  offline: 'Para verificar um comprovante sem esta página, execute',
  noScript: 'Esta página precisa do JavaScript para ler o seu arquivo.',
  captured: (at: string) =>
    `O dispositivo do parceiro informa que o negócio foi capturado em ${at} (UTC). Só vale o horário de envio.`,
};

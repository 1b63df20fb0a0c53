import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/automations'> = {
  'A button on the page of a record.': 'Um botão na página de um registro.',
  'A date comes near': 'Uma data se aproxima',
  'A field changes': 'Um campo muda',
  'A field of a record gets a certain value, or any other one.':
    'Um campo de um registro recebe um certo valor, ou qualquer outro.',
  'A record is added, changed or archived, or reaches a state.':
    'Um registro é adicionado, alterado ou arquivado, ou chega a um estado.',
  'AI Agents': 'Agentes de IA',
  'AI Agents and automations': 'Agentes de IA e automações',
  'Acknowledge an error, which takes it off the list': 'Reconhecer um erro, o que o tira da lista',
  'Acknowledge error': 'Reconhecer erro',
  'Again after a number of days': 'De novo depois de um número de dias',
  'Again when the previous run has finished': 'De novo quando a execução anterior terminar',
  'Another system calls': 'Outro sistema chama',
  'Another system sends a request to a secret address.': 'Outro sistema envia uma solicitação a um endereço secreto.',
  'Any system, by a secret address': 'Qualquer sistema, por um endereço secreto',
  'Any system, by a secret header': 'Qualquer sistema, por um cabeçalho secreto',
  Approval: 'Aprovação',
  'Approvals of automations': 'Aprovações de automações',
  'Approve what an automation asks': 'Aprovar o que uma automação pede',
  'At fixed times, for each matching record or once.':
    'Em horários fixos, para cada registro correspondente ou uma vez.',
  Automation: 'Automação',
  'Automation paused': 'Automação em pausa',
  'Automation resumed': 'Automação retomada',
  Button: 'Botão',
  'Cancel a run': 'Cancelar uma execução',
  'Conditions not met': 'Condições não atendidas',
  Continues: 'Continua em',
  'Create the address, add it as an endpoint in Stripe, and enter the signing secret that Stripe then shows.':
    'Crie o endereço, adicione-o como endpoint no Stripe e informe o segredo de assinatura que o Stripe mostra em seguida.',
  'Decide by': 'Decidir até',
  'Enter the address and the secret as a webhook of the repository.':
    'Informe o endereço e o segredo como um webhook do repositório.',
  'Enter the client secret of your HubSpot app. Requests with signature version 3 are accepted.':
    'Informe o client secret do seu app do HubSpot. São aceitas solicitações com assinatura da versão 3.',
  'Error acknowledged': 'Erro reconhecido',
  'Every Friday': 'Toda sexta-feira',
  'Every Monday': 'Toda segunda-feira',
  'Every Saturday': 'Todo sábado',
  'Every Sunday': 'Todo domingo',
  'Every Thursday': 'Toda quinta-feira',
  'Every Tuesday': 'Toda terça-feira',
  'Every Wednesday': 'Toda quarta-feira',
  'Every time': 'Toda vez',
  'For forms and tools that only have a field for an address. Anyone who knows the address can send to it.':
    'Para formulários e ferramentas que só têm um campo para um endereço. Quem conhece o endereço pode enviar para ele.',
  'For systems of your own. Each request is signed as standardwebhooks.com describes.':
    'Para sistemas próprios. Cada solicitação é assinada como standardwebhooks.com descreve.',
  'For systems that can send a header with each request.':
    'Para sistemas que podem enviar um cabeçalho com cada solicitação.',
  'Go live': 'Colocar no ar',
  'In Typeform, add a webhook with this address and secret to the form.':
    'No Typeform, adicione ao formulário um webhook com este endereço e segredo.',
  'Let a paused automation continue': 'Deixar continuar uma automação em pausa',
  Live: 'No ar',
  'New automation': 'Nova automação',
  'No further step is taken. What was done stays.': 'Nenhum passo a mais é dado. O que foi feito fica.',
  'Nothing starts, and runs stop before their next step, until you resume it.':
    'Nada começa, e as execuções param antes do próximo passo, até você retomá-la.',
  'On a schedule': 'Em uma programação',
  'On the 15th of each month': 'No dia 15 de cada mês',
  'On the first day of each month': 'No primeiro dia de cada mês',
  'On the first day of each quarter': 'No primeiro dia de cada trimestre',
  'Only once for each record': 'Só uma vez para cada registro',
  'Open errors': 'Erros abertos',
  'Pause an automation: runs stop before their next step':
    'Pausar uma automação: as execuções param antes do próximo passo',
  'Pause automation': 'Pausar automação',
  'Publish the draft and make it live': 'Publicar o rascunho e colocá-lo no ar',
  'Published. The automation is live.': 'Publicada. A automação está no ar.',
  'Reject what an automation asks': 'Rejeitar o que uma automação pede',
  'Resume automation': 'Retomar automação',
  'Run again': 'Executar de novo',
  'Run again from the failed step, with the same version of the flow or the newest one':
    'Executar de novo a partir do passo que falhou, com a mesma versão do fluxo ou a mais nova',
  'Runs in 30 days': 'Execuções em 30 dias',
  'Signed requests (Standard Webhooks)': 'Solicitações assinadas (Standard Webhooks)',
  'Some days before or after a date of a record.': 'Alguns dias antes ou depois de uma data de um registro.',
  'Someone clicks a button': 'Alguém clica em um botão',
  'Something happens': 'Algo acontece',
  'Starts when': 'Começa quando',
  'The automation continues.': 'A automação continua.',
  'The automation stops, or continues without approval if it is set to.':
    'A automação para, ou continua sem aprovação se estiver definida assim.',
  'The draft becomes the live version. It acts with your permissions.':
    'O rascunho se torna a versão no ar. Ela age com as suas permissões.',
  'The error is taken off the list. The run stays in the log.':
    'O erro sai da lista. A execução fica no registro de atividade.',
  'The newest version': 'A versão mais nova',
  'The published version is live again, and runs that stopped continue.':
    'A versão publicada está no ar de novo, e as execuções paradas continuam.',
  'The run continues': 'A execução continua',
  'The run continues from its failed step. Steps that are done are not repeated.':
    'A execução continua a partir do passo que falhou. Os passos concluídos não são repetidos.',
  'The same version, if you do not choose.': 'A mesma versão, se você não escolher.',
  'The version of the run': 'A versão da execução',
  automation: 'automação',
  'automation approval': 'aprovação de automação',
  'automation approvals': 'aprovações de automações',
  'automation hook': 'hook de automação',
  'automation hooks': 'hooks de automações',
  'automation run': 'execução de automação',
  'automation runs': 'execuções de automações',
  'automation settings': 'configurações de automações',
  'automation step': 'passo da automação',
  'automation steps': 'passos de automações',
  'automation version': 'versão da automação',
  'automation versions': 'versões de automações',
  automations: 'automações',
  'connected system': 'sistema conectado',
  'connected systems': 'sistemas conectados',
  'deliveries of hooks': 'entregas de hooks',
  'delivery of a hook': 'entrega de um hook',
};

import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Portuguese: Portugal, Brazil, Angola, Mozambique. */
export const pt: Language = {
  code: 'pt',
  months: monthList(
    `janeiro|jan; fevereiro|fev; março|mar; abril|abr; maio|mai; junho|jun; julho|jul; agosto|ago; setembro|set; outubro|out; novembro|nov; dezembro|dez`,
  ),
  weekdays: list(
    `segunda-feira|segunda|seg|terça-feira|terça|ter|quarta-feira|quarta|qua|quinta-feira|quinta|qui|sexta-feira|sexta|sex|sábado|sáb|sab|domingo|dom`,
  ),
  headings: {
    date: list(
      `data|data e hora|data/hora|data mov.|data movimento|data do movimento|data mov|data lançamento|data de lançamento|data do lançamento|data lanç.|data oper.|data operação|data da operação|data contabilística|data contabilização|data contábil|data de processamento|dia|dt. mov.|dt mov|dt.|dt. lanç.|dt. contábil|data movto|data de registo|data balancete|dt. balancete|dt balancete|data contab.|data proc.|dt. movimento|lançado em|datas|data do lanç.|data liquidação|data postagem`,
    ),
    'value-date': list(
      `data valor|data-valor|data val.|valor data|dt valor|dt. valor|data de valor|data da valorização|valorização|data efetiva|data valorização`,
    ),
    'transaction-date': list(
      `data da compra|data de compra|data compra|data transação|data da transação|data de transação|data da despesa|data origem|data do evento|data transacção|data da transacção|data utilização`,
    ),
    description:
      list(`descrição|descritivo|descrição do movimento|descrição da operação|histórico|lançamento|lançamentos|movimento|movimentos|detalhe|detalhes|discriminação|operação|operações|estabelecimento|transação|transações|transacção|título|descrição do lançamento|descrição/histórico|detalhe do movimento|complemento|memo|histórico/complemento|designação|natureza|
      nome do estabelecimento|tipo e descrição|movimentação|movimentações|natureza da operação|designação do movimento|descrição da transação|histórico do lançamento|descrição do extrato|texto|especificação`),
    reference: list(
      `documento|doc.|doc|docto.|docto|nº documento|n° documento|nº doc.|nº doc|n.º documento|n.º doc.|número do documento|nr. doc|nr.doc.|num. doc.|núm. doc.|referência|ref.|ref|nº referência|n.º referência|cheque|nº cheque|n.º cheque|n° cheque|número do cheque|nº operação|n.º operação|autenticação|id|identificador|id da operação|nº transação|num. documento|dcto.|dcto|doc. n.º|id da transação|código da transação|nr. documento`,
    ),
    type: list(
      `tipo|tipo de operação|tipo de lançamento|tipo de movimento|tipo de transação|código|cód.|cod.|cód|cód. lançamento|tipo de pagamento|canal|cód. hist.|lote`,
    ),
    amount: list(
      `valor|valores|montante|montantes|quantia|importância|valor do lançamento|valor da operação|débito/crédito|débito / crédito|crédito/débito|crédito / débito|valor r$|valor (r$)|valor em|valor eur|montante eur|valor do movimento|valor em r$|movimento eur|movimento|movimentos|entradas/saídas|entradas / saídas|valor da transação|valor total|total|valor lançamento|valor da compra|deve/haver|importe|montante movimento`,
    ),
    'money-in': list(
      `crédito|créditos|entrada|entradas|haver|depósito|depósitos|a crédito|recebimentos|recebimento|valor crédito|valor a crédito|crédito (+)|créditos (+)|créditos r$|crédito (r$)|créditos (r$)|entradas (r$)|entrada (r$)|valor entrada|receitas|recebido|movimentos a crédito|entradas (créditos)|aplicações|valor credor|movimento a crédito|pagamentos e créditos|montante a crédito|lançamentos a crédito`,
    ),
    'money-out': list(
      `débito|débitos|saída|saídas|deve|levantamento|levantamentos|saque|saques|a débito|pagamentos|valor débito|valor a débito|débito (-)|débitos (-)|débitos r$|débito (r$)|débitos (r$)|saídas (r$)|saída (r$)|valor saída|despesas|pago|movimentos a débito|saídas (débitos)|retiradas|resgates|valor devedor|movimento a débito|compras|montante a débito|compras e débitos|lançamentos a débito|enviado`,
    ),
    balance: list(
      `saldo|saldos|saldo r$|saldo (r$)|saldo contabilístico|saldo disponível|saldo após movimento|saldo após|saldo final|saldo do dia|saldo atual|saldo em|saldo eur|saldo contábil|saldo parcial|saldo diário|saldo actual|saldo acumulado|saldo da conta|saldo da operação|saldo após operação|saldo em conta|saldo após o movimento`,
    ),
    currency: list(`moeda|divisa|moeda da conta|moeda origem`),
    mark: list(`d/c|c/d|sinal|natureza (d/c)|+/-|débito/crédito (d/c)|dc|cd|e/s`),
    fee: list(`comissão|comissões|taxa|taxas|encargos|tarifa|tarifas|imposto|iva|iof|imposto do selo|despesa`),
    net: list(`líquido|valor líquido|montante líquido`),
    gross: list(`bruto|valor bruto|montante bruto`),
    category: list(`categoria|categorias|classificação|subcategoria|rubrica`),
    counterparty: list(
      `beneficiário|ordenante|favorecido|remetente|destinatário|nome|origem / destino|origem/destino|contraparte|pagador|recebedor|remetente/favorecido|beneficiário/ordenante|credor|entidade|favorecido/pagador|razão social`,
    ),
    'counterparty-account': list(
      `conta destino|conta origem|conta de destino|conta do beneficiário|conta favorecido|iban destino|conta contraparte`,
    ),
    note: list(
      `observação|observações|nota|notas|mensagem|comentário|obs.|obs|informação|informação adicional|informações adicionais|cidade`,
    ),
    branch: list(
      `agência|ag.|ag. origem|ag. orig.|agência origem|balcão|balc.|dependência origem|dependência|ag|agência de origem|local`,
    ),
    sequence: list(`nº|n.º|n°|nr.|nr|num.|item|seq.|sequência|linha|#|ordem|n. ordem|n.ordem`),
    time: list(`hora|horário`),
    'foreign-amount': list(
      `valor em moeda estrangeira|moeda estrangeira|valor original|valor em dólar|valor us$|montante original|valor moeda origem|valor em us$|valor (us$)|montante em moeda estrangeira|valor na moeda de origem|valor origem|us$|dólar`,
    ),
    rate: list(`taxa de câmbio|câmbio|cotação|cotação do dólar|taxa de juro|taxa de juros|taxa (%)|taxa conversão`),
    'card-number': list(`cartão|nº cartão|n.º cartão|número do cartão|final do cartão|titular do cartão|cartão final`),
    other: list(
      `parcela|parcelas|pontos|país|quantidade|estado|prestação|prestações|status|unidades|tipo de juro|dias|bloqueado`,
    ),
  },
  phrases: {
    opening:
      list(`saldo anterior|saldo inicial|saldo de abertura|saldo no início|saldo em período anterior|saldo do período anterior|saldo do extrato anterior|saldo extrato anterior|saldo contabilístico inicial|saldo início do período|saldo no início do período|saldo anterior em|saldo inicial do período|saldo anterior a|saldo do mês anterior|saldo contabilístico anterior|
      saldo da fatura anterior|total da fatura anterior|fatura anterior|saldo contábil anterior|saldo inicial em|saldo final do período anterior|saldo do último extrato|saldo em conta anterior|valor da fatura anterior|saldo disponível inicial|saldo mês anterior|saldo em abertura|saldo transportado do extrato anterior|saldo devedor anterior|saldo do dia anterior`),
    closing:
      list(`saldo final|saldo atual|saldo actual|novo saldo|saldo em conta|saldo de fecho|saldo de fechamento|saldo no fim do período|saldo final do período|saldo contabilístico|saldo contabilístico final|saldo contábil|saldo disponível em|saldo total|saldo do período|saldo no fim|saldo final em|saldo à data|saldo na data|saldo em|saldo da conta|saldo de encerramento|
      saldo contabilístico em|saldo contábil atual|saldo fim do período|saldo final da conta|total desta fatura|total da fatura|valor da fatura|saldo devedor|saldo em fim de período|saldo total em|saldo contabilístico à data|saldo atual da conta|total a pagar|total da sua fatura|saldo final disponível|saldo contábil final`),
    'carried-forward': list(
      `a transportar|saldo a transportar|transporte|transportar|continua na página seguinte|saldo a transportar para a página seguinte|continua|total a transportar|continua na próxima página|segue|saldo a transitar|continua no verso|continua na página|continua na folha seguinte|continua na próxima folha|continuação na página seguinte|continua no verso da página|segue na página seguinte|segue na próxima página|segue no verso`,
    ),
    'brought-forward': list(
      `saldo transportado|transporte da página anterior|de transporte|valor transportado|saldo transportado da página anterior|vem da página anterior|transportado|transporte anterior|continuação da página anterior|continuação da folha anterior`,
    ),
    subtotal: list(
      `subtotal|sub-total|sub total|total da página|total do dia|total parcial|total do cartão|total de lançamentos no cartão|lançamentos no cartão|total do dia em`,
    ),
    'total-in':
      list(`total de créditos|total créditos|total crédito|total a crédito|total de entradas|total entradas|total de depósitos|total depósitos|total recebido|total de recebimentos|créditos no período|total de movimentos a crédito|total movimentos a crédito|soma dos créditos|movimentos a crédito|entradas no período|total de créditos do período|total dos créditos|
      total recebimentos|total haver|total de receitas|créditos do período|créditos totais|total pagamentos e créditos|total de pagamentos recebidos|valor total dos créditos|total de entradas no período|créditos`),
    'total-out':
      list(`total de débitos|total débitos|total débito|total a débito|total de saídas|total saídas|total de levantamentos|total levantamentos|total pago|total de pagamentos|débitos no período|total de movimentos a débito|total movimentos a débito|soma dos débitos|movimentos a débito|saídas no período|total de débitos do período|total dos débitos|
      total pagamentos|total deve|total de despesas|total despesas|débitos do período|débitos totais|total de saques|total saques|total de compras|total compras|total de tarifas|total de comissões|valor total dos débitos|total de saídas no período|total de gastos|total dos lançamentos atuais|débitos|total compras e débitos`),
    total: list(
      `total|totais|total geral|total do período|total de movimentos|total dos movimentos|totais do período|total de lançamentos|total dos lançamentos|soma|total do mês|totais do mês|total movimentos|total acumulado|valor total|total de transações`,
    ),
    count: list(
      `número de movimentos|nº de movimentos|n.º de movimentos|quantidade de lançamentos|número de operações|nº de lançamentos|quantidade de transações|n.º movimentos|número de débitos|número de créditos|qtd. lançamentos|quantidade de movimentos|número de transações`,
    ),
    'daily-balance': list(
      `saldo do dia|saldo diário|saldos diários|saldo médio|saldo no dia|saldo parcial|saldo final do dia|saldos do dia|saldo por dia|saldo ao fim do dia|saldo médio diário|saldo em fim de dia`,
    ),
    pending: list(
      `lançamentos futuros|lancamentos futuros|movimentos pendentes|pendente|pendentes|por liquidar|movimentos por liquidar|agendamentos|agendados|cativos|movimentos cativos|valores cativos|saldo cativo|saldo bloqueado|bloqueado|lançamentos provisórios|próximos lançamentos|autorizações|lançamentos agendados|débitos agendados|em processamento|compras parceladas próximas faturas|movimentos por contabilizar|operações pendentes|próximas faturas|próximas parcelas|parcelas futuras|parcelas a vencer|autorizações pendentes|movimentos por confirmar|valores a confirmar`,
    ),
    period: list(
      `período|período de|período:|de|extrato de|período do extrato|movimentos de|entre|movimentos do período|desde|período de referência|período de movimentos|extrato do período|lançamentos do período|intervalo|data inicial|data final|período de consulta|mês de referência|período consultado|movimentos entre|mês/ano|extrato do mês|movimentação do período|período de apuração|referência`,
    ),
    'statement-date': list(
      `data do extrato|data extrato|data de fecho|posição em|data de fechamento|data do fechamento|situação em|data de corte`,
    ),
    'print-date': list(
      `data de emissão|data emissão|emitido em|data de impressão|impresso em|data|data da consulta|emissão|gerado em|data de referência|extrato emitido em|data da emissão`,
    ),
    'statement-number': list(
      `extrato nº|extrato n.º|nº do extrato|número do extrato|n.º extrato|n.º do extrato|extrato|extracto n.º|nº extrato|extrato número|folha`,
    ),
    'account-number': list(
      `conta|número da conta|nº da conta|n.º da conta|n.º de conta|conta nº|conta n.º|conta corrente|conta número|nr. conta|conta-corrente|conta à ordem|nº conta|n.º conta|nib|cartão nº|número do cartão|n.º do cartão|conta corrente nº|conta d.o.|conta cartão|nº de conta|número de conta|conta/dv|conta poupança|cartão|n.º cartão|agência/conta|agência / conta|conta:|conta do|nuc`,
    ),
    iban: list(`iban|nº iban|n.º iban|código iban`),
    bic: list(`bic|swift|bic/swift|swift/bic|código swift|código bic|bic swift`),
    holder: list(
      `titular|titulares|titular da conta|nome do titular|cliente|nome|nome do cliente|1º titular|1.º titular|nome do correntista|exmo(a). sr(a).|exmo. senhor|exma. senhora|correntista|razão social|primeiro titular|exmo(s) sr(s)|sr(a)|titular do cartão|nome completo`,
    ),
    currency: list(
      `moeda|divisa|valores em|moeda da conta|valores expressos em|montantes em|montantes expressos em|expresso em|em euros|em reais|divisa da conta`,
    ),
    'section-in': list(
      `créditos|entradas|depósitos|recebimentos|transferências recebidas|movimentos a crédito|pagamentos e créditos|pagamentos efetuados|pagamentos recebidos|lançamentos a crédito|depósitos e créditos|total de entradas`,
    ),
    'section-out': list(
      `débitos|saídas|levantamentos|pagamentos|compras|saques|transferências enviadas|movimentos a débito|despesas|tarifas|comissões|lançamentos a débito|compras e saques|encargos|lançamentos: compras e saques|compras parceladas|compras nacionais|compras internacionais|lançamentos internacionais|despesas nacionais|débitos automáticos|total de saídas|comissões e despesas`,
    ),
    'section-booked': list(
      `movimentos|movimentos da conta|lançamentos|movimentações|movimentos efetuados|detalhe de movimentos|detalhe dos movimentos|movimentos do período|transações|lançamentos do período|histórico de movimentos|lista de movimentos|movimentação|extrato de movimentos|movimentos realizados|lançamentos atuais|detalhe da conta|movimentos de conta|movimentação da conta|extrato detalhado|movimentos da conta à ordem|detalhe da fatura|conta corrente movimentação`,
    ),
    summary: list(
      `resumo|resumo da conta|resumo do período|posição global|posição integrada|resumo de movimentos|síntese|resumo do extrato|património|resumo dos saldos|posição consolidada|resumo da fatura|resumo mensal|resumo de saldos|saldos consolidados|visão geral|resumo de contas|património financeiro|informação da conta|situação patrimonial|resumo do mês`,
    ),
    'available-balance': list(
      `saldo disponível|disponível|crédito disponível|limite disponível|montante disponível|saldo disponivel|disponível para saque|disponível para compras|saldo autorizado|saldo livre|disponível total|saldo disponível para uso`,
    ),
    'credit-limit': list(
      `limite de crédito|limite|limite da conta|limite cheque especial|cheque especial|limite do cheque especial|descoberto autorizado|limite de descoberto|plafond|limite total|facilidade de descoberto|linha de crédito|limite contratado|limite do cartão|limite de crédito total|limite total de crédito|plafond do cartão|ultrapassagem de crédito`,
    ),
    'minimum-payment': list(
      `pagamento mínimo|valor mínimo|montante mínimo|pagamento mínimo obrigatório|valor mínimo a pagar|mínimo a pagar|pagamento mínimo desta fatura`,
    ),
    'payment-due': list(
      `data de vencimento|vencimento|data limite de pagamento|pagar até|data de pagamento|vence em|data limite|com vencimento em|pagamento até|data de débito|a debitar em|vencimento da fatura`,
    ),
    'interest-rates': list(
      `taxa de juro|taxa de juros|taxa anual|taeg|tan|tanb|taxa nominal|juros|taxa efetiva|cet|taxa anual nominal|tanl|juros credores|juros devedores|taxa de juros do cheque especial|encargos financeiros|taxa mensal|custo efetivo total|taxa anual efetiva|taxa de descoberto|juros do período`,
    ),
    page: list(`página|pág.|folha|pág|fl.|página de|fim do extrato|fim de extrato|final do extrato|folha nº`),
    'no-transactions': list(
      `sem movimentos|não existem movimentos|não há movimentos|sem lançamentos|não há lançamentos|sem movimentos no período|não houve movimentação|não foram encontrados movimentos|sem movimentação|nenhum lançamento|não existem lançamentos|não houve lançamentos|conta sem movimentos|não há lançamentos no período`,
    ),
    'not-a-transaction':
      list(`taxa de câmbio|fundo de garantia|fundo de garantia de depósitos|informações importantes|ouvidoria|sac|central de atendimento|pontos|nif|capital social|serviço ao cliente|caro cliente|para sua segurança|comissões cobradas|cnpj|atendimento|informação ao cliente|estimado cliente|imposto do selo à taxa|
      valores sujeitos|este documento|apoio ao cliente|em caso de dúvida|reclamações|sujeito a confirmação|cotação do dia|matrícula|sede|processado por computador|não vale como recibo|informamos que|encargos|condições gerais|saldo médio`),
  },
  marks: { in: list('c|cr|crédito'), out: list('d|db|débito|dr|deb') },
  statementTitles:
    list(`extrato|extracto|extrato de conta|extracto de conta|extrato de conta corrente|extrato bancário|extrato combinado|extrato integrado|extrato mensal|extrato consolidado|extrato da conta|extrato de movimentos|extrato de conta à ordem|extrato para simples conferência|fatura do cartão|fatura do cartão de crédito|extrato do cartão|extrato de cartão|extrato de cartão de crédito|extrato do cartão de crédito|
    fatura mensal|demonstrativo de conta|movimentos de conta|consulta de movimentos|extrato poupança|extrato de poupança|extrato por período|extrato conta corrente|extrato detalhado|histórico de movimentos|extrato unificado|extrato de conta poupança|extrato de conta de pagamento|demonstrativo mensal|caderneta de poupança|sua fatura|extrato conta à ordem|extrato global|lista de movimentos|extrato de conta-cartão`),
  otherTitles:
    list(`extrato de cliente|extrato de conta de cliente|extrato de fornecedor|extrato de conta de fornecedor|extrato conta corrente cliente|conta corrente de cliente|conta corrente de clientes|conta corrente de fornecedor|
    conta corrente cliente|faturas em aberto|faturas pendentes|documentos em aberto|títulos em aberto|livro de caixa|livro caixa|folha de caixa|fundo de maneio|razão|razão geral|livro razão|diário|balancete de verificação|
    mapa de amortizações|plano de amortização|plano de pagamentos|plano de prestações|orçamento anual|previsão|detalhe de chamadas|detalhe de comunicações|mapa de quilómetros|folha de horas|folha de ponto|relatório de despesas|
    inventário|lista de encomendas|resultados|classificação|cotações|valor das quotas|carteira de títulos|certidão de saldo|declaração de saldo|extrato de comissões|fatura da água|fatura de água|fatura da eletricidade|fatura do gás|
    fatura de gás|fatura de telecomunicações|aviso de pagamento|nota de liquidação|fecho de caixa|totais diários|declaração de iva|recibo de renda|ementa semanal|demonstrativo de pagamento|folha de pagamento|
    fatura-recibo|fatura de eletricidade|fatura da luz|nota fiscal|nota fiscal eletrônica|recibo|recibo de vencimento|recibo de salário|holerite|contracheque|orçamento|guia de remessa|nota de encomenda|pedido de compra|boleto|boleto bancário|conta de luz|conta de água|conta de telefone|contrato|apólice|horário|horários|tabela de preços|preçário|ementa|cardápio|ata|ata de reunião|
    ordem de trabalhos|certidão|certificado|declaração|aviso|convocatória|condições gerais|nota de crédito|nota de débito|balanço|balancete|demonstração de resultados|catálogo|bilhete|itinerário|relatório|curriculum vitae|informe de rendimentos|simulação|proposta|formulário|cotação|fatura eletricidade|fatura de energia|fatura nº|fatura n.º|fatura pro forma|fatura proforma`),
  accountTypes: {
    checking: list(
      `conta à ordem|conta corrente|conta-corrente|conta de depósito à ordem|depósitos à ordem|depósito à ordem|conta ordenado|conta salário|conta de pagamento|conta digital|conta d.o.|conta serviço|conta pessoal|conta empresa|conta global|conta simples`,
    ),
    savings: list(
      `conta poupança|poupança|depósito a prazo|depósitos a prazo|conta de poupança|caderneta de poupança|cdb|aplicação|conta a prazo|conta rendimento|aplicação automática|conta investimento`,
    ),
    'credit-card': list(
      `cartão de crédito|fatura do cartão|cartão|extrato de cartão|conta cartão|cartões|fatura mensal`,
    ),
    loan: list(
      `empréstimo|crédito habitação|crédito pessoal|financiamento|crédito à habitação|consignado|crédito automóvel|empréstimo pessoal|conta caucionada|crédito ao consumo|crédito imobiliário`,
    ),
    unknown: list(`conta de investimento|carteira digital|cartão pré-pago|conta de títulos|conta em corretora`),
  },
};

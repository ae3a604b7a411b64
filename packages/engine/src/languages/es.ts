import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Spanish: Spain and Latin America, each with its own words (cargos y abonos, débitos y créditos, retiros y depósitos). */
export const es: Language = {
  code: 'es',
  months:
    monthList(`enero|ene; febrero|feb; marzo|mar|mzo; abril|abr; mayo|may; junio|jun; julio|jul; agosto|ago|ags; septiembre|setiembre|sep|sept|set;
    octubre|oct; noviembre|nov; diciembre|dic`),
  weekdays: list(`lunes|lun|martes|mar|miércoles|mié|mie|jueves|jue|viernes|vie|sábado|sáb|sab|domingo|dom`),
  headings: {
    date: list(`fecha|fecha operación|fecha oper.|fecha oper|f. oper.|f.oper.|f. operación|fecha de operación|fecha contable|f. contable|fecha de contabilización|fecha mov.|fecha movimiento|fecha de movimiento|fecha del movimiento|
      fecha de la operación|fecha proceso|fecha de proceso|día|fecha de registro|fecha registro|fecha asiento|fecha apunte|fecha cargo|fecha de cargo|fecha de aplicación|fecha aplicación|fecha posteo|fecha de posteo|fec. oper.|fec. operación|fec. mov.|fec. proc.|fecha y hora|fecha autorización|oper|fecha oper/proc|fecha de abono|fechas|f. mov.|fecha mvto|fecha movto`),
    'value-date': list(
      `fecha valor|f. valor|f.valor|valor|fecha de valor|fecha val.|fec. valor|f. val.|f/valor|fecha efectiva|fecha de liquidación|liq|liq.|fecha liq.|fecha liquidación|fecha vigencia`,
    ),
    'transaction-date': list(
      `fecha de compra|fecha compra|fecha consumo|fecha de consumo|fecha de transacción|fecha transacción|fecha trans.|fecha de la compra|fecha de la transacción|fecha origen|fecha de origen|fecha del consumo|fec. trans.|fecha de operación tarjeta`,
    ),
    description:
      list(`concepto|conceptos|descripción|descripcion|detalle|detalles|movimiento|movimientos|operación|operaciones|concepto/descripción|descripción de la operación|descripción del movimiento|detalle de la operación|detalle de movimientos|detalle de transacción|
      descripción de la transacción|transacción|transacciones|glosa|leyenda|comercio|establecimiento|concepto / referencia|descripción / establecimiento|más información|más datos|motivo|asunto|explicación|observación|nombre del comercio|nombre del establecimiento|detalle operación|detalle del movimiento|
      descripcion operacion|cod. descripción|código descripción|concepto de la operación|concepto ampliado|descripción operación o cobro|descripción consumo`),
    reference:
      list(`referencia|ref.|ref|nº referencia|n° referencia|número de referencia|no. referencia|no. de referencia|documento|nº documento|n° documento|nº doc.|n° doc.|doc.|n° docto|nº docto|n° docto.|número de documento|num. documento|no. documento|n° de documento|cheque|nº cheque|n° cheque|no. cheque|número de cheque|folio|autorización|
      nº operación|n° operación|n° de operación|número de operación|no. operación|comprobante|nro. comprobante|nro. documento|nro. operación|nro. de operación|nro. cheque|nro. referencia|nº de operación|num. operación|núm. operación|serial|nº movimiento|nº apunte|folio/referencia|cód. autorización|código de referencia|docto.|dcto.|n° cupón|cupón|nro. cupón|nro cupón|id de la operación|id de operación|id operación|id de la transacción|id de transacción|id transacción|comprob.|nro. comprob.`),
    type: list(
      `tipo|tipo de operación|tipo operación|tipo de movimiento|tipo movimiento|código|cód.|cod.|cod|clave|tipo transacción|tipo de transacción|medio|canal|med at|mét. de pago|operación tipo|cve`,
    ),
    amount:
      list(`importe|importes|monto|montos|valor|cantidad|importe operación|importe de la operación|importe movimiento|cargo/abono|cargos/abonos|cargo / abono|cargos y abonos|debe/haber|debe / haber|débito/crédito|débitos/créditos|débito / crédito|monto operación|monto de la operación|monto transacción|monto total|importe total|importe en|importe eur|importe €|
      monto en pesos|importe en pesos|monto $|total|monto facturado|importe pesos|monto del movimiento|total a pagar|ingreso/gasto|ingresos/gastos|valor transacción|valor de transacción|monto cargo/abono`),
    'money-in':
      list(`entrada de dinero|abono|abonos|haber|ingreso|ingresos|crédito|créditos|depósito|depósitos|depósitos y abonos|depósitos / abonos|depósitos/abonos|abonos/depósitos|otros abonos|a su favor|entradas|entrada|importe haber|importe abono|monto abono|monto crédito|abonado|acreditaciones|consignaciones|consignación|haberes|depósitos y otros abonos|abonos y depósitos|monto abonos|
      créditos (+)|abonos (+)|crédito (+)|cobros|recibido|entradas (+)|depósitos o abonos|valor crédito|valor abono|depositos y creditos|notas de crédito|monto depósito|pagos y créditos|pagos y abonos|acreditado`),
    'money-out':
      list(`salida de dinero|cargo|cargos|debe|gasto|gastos|débito|débitos|retiro|retiros|pago|pagos|cheques y otros cargos|cheques y cargos|cheques / cargos|cheques/cargos|retiros / cargos|retiros/cargos|otros cargos|a su cargo|salidas|salida|importe debe|importe cargo|monto cargo|monto débito|cargado|giros|giro|adeudo|adeudos|disposiciones|giros y cargos|
      débitos (-)|cargos (-)|débito (-)|enviado|salidas (-)|retiros o cargos|valor débito|valor cargo|cheques y débitos|notas de débito|cargos y cheques|giros o cargos|monto cargos|monto retiro|compras|compras y cargos|compras y disposiciones|debitado|extracciones|cheques/retiros`),
    balance: list(
      `saldo|saldos|saldo final|saldo disponible|saldo contable|saldo actual|saldo diario|nuevo saldo|saldo operación|saldo liquidación|saldo tras operación|saldo resultante|saldo después|saldo acumulado|saldo parcial|saldo en|saldo eur|saldo posterior|disponible|saldo deudor|saldo día|saldo del día|saldo cuenta|saldo pendiente|saldo en cuenta|saldo $|saldo de operación|saldo de liquidación`,
    ),
    currency: list(`moneda|divisa|mon.|div.|moneda origen|moneda cuenta`),
    mark: list(`d/h|c/a|cargo/abono (c/a)|signo|+/-|d/c|debe/haber (d/h)|naturaleza|c/d|s`),
    fee: list(`comisión|comisiones|gastos y comisiones|coste|tasa|impuesto|iva|i.v.a.|igv|itf|tarifa`),
    net: list(`neto|importe neto|monto neto|líquido`),
    gross: list(`bruto|importe bruto|monto bruto`),
    category: list(`categoría|categorías|rubro|subcategoría|clasificación`),
    counterparty: list(
      `beneficiario|ordenante|contrapartida|remitente|nombre|destinatario|emisor|titular|beneficiario/ordenante|ordenante/beneficiario|ordenante / beneficiario|origen/destino|contraparte|pagador|proveedor|de/para`,
    ),
    'counterparty-account': list(
      `cuenta destino|cuenta origen|cuenta contrapartida|cuenta beneficiario|cuenta del beneficiario|cuenta del ordenante|cuenta origen/destino|cuenta ordenante`,
    ),
    note: list(
      `observaciones|nota|notas|comentario|comentarios|información adicional|mensaje|datos adicionales|información complementaria|información|ciudad|localidad|lugar de compra|población`,
    ),
    branch: list(
      `sucursal|oficina|of.|suc.|suc|agencia|plaza|lugar|sucursal/plaza|ofic.|caja|lugar de operación|lugar de la operación|lugar operación`,
    ),
    sequence: list(`nº|n°|no.|núm.|num.|nro.|nro|línea|#|item|ítem|orden|nº orden|secuencia|sec.|correlativo`),
    time: list(`hora|horario`),
    'foreign-amount': list(
      `importe divisa|importe en divisa|moneda extranjera|monto moneda origen|monto origen|importe original|monto original|monto en moneda extranjera|importe moneda origen|importe en moneda extranjera|monto us$|importe origen|monto moneda de origen|importe dólares|valor original|monto usd|contravalor|valor compra`,
    ),
    rate: list(
      `tipo de cambio|t.c.|cambio|tasa de cambio|tasa|tipo de interés|tasa de interés|t. cambio|tasa pactada|tasa ea facturada`,
    ),
    'card-number': list(
      `tarjeta|nº tarjeta|n° tarjeta|número de tarjeta|núm. tarjeta|no. tarjeta|titular de la tarjeta|terminación tarjeta`,
    ),
    other: list(
      `cuotas|cuota|puntos|plazo|unidades|participaciones|país|estado|nº cuotas|n° cuotas|cantidad de cuotas|valor cuota|valor cuota mensual|días|cupo aprobado|monto utilizado|vencimiento|cargos y abonos diferidos|nº de cuotas|precio|títulos|saldo promedio`,
    ),
  },
  phrases: {
    opening:
      list(`balance inicial|saldo anterior|saldo pendiente anterior|saldo pendiente del periodo anterior|deuda anterior|deuda del periodo anterior|saldo inicial|saldo al inicio|saldo al inicio del periodo|saldo de apertura|saldo previo|saldo inicial del periodo|saldo al corte anterior|saldo último corte|saldo extracto anterior|saldo último extracto|saldo del extracto anterior|saldo período anterior|saldo inicio de período|saldo de inicio|
      saldo del periodo anterior|saldo en cuenta anterior|saldo estado anterior|saldo mes anterior|saldo inicial al|saldo anterior al|saldo deudor anterior|adeudo del periodo anterior|saldo último estado de cuenta|saldo al principio|saldo inicial de operación|saldo liquidación inicial|saldo de liquidación inicial|saldo de operación inicial|
      su saldo anterior|saldo del mes anterior|saldo resumen anterior|saldo último resumen|saldo al comienzo|saldo cierre anterior|saldo del período anterior|saldo facturado anterior|monto facturado o a pagar período anterior|monto facturado a pagar período anterior|monto facturado período anterior|saldo adeudado inicio período anterior|saldo adeudado final período anterior|saldo inicial contable|saldo disponible inicial|resumen anterior`),
    closing:
      list(`balance final|saldo final|total a cargar|total a cargar en cuenta|total a cargar en su cuenta|importe total a cargar|deuda actual|nueva deuda|deuda total|saldo actual|nuevo saldo|saldo a la fecha|saldo de cierre|saldo al corte|saldo al cierre|saldo al final del periodo|saldo final del periodo|saldo final al|saldo a su favor|saldo en cuenta|saldo contable|saldo total|saldo al fin del periodo|saldo final de liquidación|saldo final de operación|saldo al día|saldo al|
      totales / saldo final|saldo fin de período|saldo del periodo|saldo a nuestro favor|saldo disponible al|saldo de la cuenta|saldo final contable|saldo deudor total|saldo nuevo|saldo a favor|saldo fecha de corte|saldo deudor al corte|monto total facturado a pagar|saldo actual al|saldo del mes|saldo al final|saldo operación final|saldo final (+)|pago para no generar intereses|total a pagar|su nuevo saldo|saldo fin de mes|saldo liquidación final|saldo disponible final|saldo deudor|saldo en`),
    'carried-forward': list(
      `suma y sigue|saldo a cuenta nueva|pasa a la página siguiente|sigue|continúa en la página siguiente|continúa|saldo siguiente página|saldo que pasa|suma y sigue saldo|transporte|a la vuelta|saldo a la siguiente página|saldo a la página siguiente|saldo a página siguiente|continúa en siguiente página|total a transportar|saldo a trasladar|saldo parcial hoja|continúa en la siguiente página|continúa en página siguiente|continúa al dorso|continúa al reverso|continúa en el reverso|continúa en la hoja siguiente|continúa en hoja siguiente|continúa en la siguiente hoja|continúa en la página|sigue en la página siguiente|sigue en página siguiente|sigue en la siguiente página|sigue al dorso|sigue en hoja siguiente|sigue al reverso|pasa a la siguiente página|pasa a la hoja siguiente`,
    ),
    'brought-forward': list(
      `saldo anterior página|suma anterior|viene de la página anterior|saldo que viene|de la vuelta|suma de la página anterior|saldo página anterior|sumas anteriores|saldo arrastrado|transporte página anterior|viene|saldo de la página anterior|saldo de página anterior|continuación de la página anterior|viene de la hoja anterior|continúa de la página anterior`,
    ),
    subtotal: list(
      `subtotal|sub total|sub-total|total página|total del día|suma parcial|total tarjeta|total de la página|total parcial|subtotales|suma del día|total de la tarjeta|total consumos tarjeta`,
    ),
    'total-in':
      list(`entrada de dinero|total abonos|total de abonos|total ingresos|total créditos|total depósitos|total haber|total entradas|suma de abonos|suma abonos|suma depósitos|total depósitos y abonos|depósitos / abonos (+)|depósitos/abonos|total de depósitos|total de ingresos|total de créditos|total acreditado|abonos|importe total abonos|total importe abonos|
      total créditos del periodo|depósitos y otros abonos|total otros abonos|total haberes|total de entradas|total abonos del período|suma créditos|otros abonos (+)|depósitos (+)|abonos (+)|créditos (+)|total pagos y abonos|total consignaciones|total acreditaciones|total pagos y créditos|total depósitos y créditos|total abonado|total depositado|ingresos totales|depósitos`),
    'total-out':
      list(`salida de dinero|total cargos|total de cargos|total gastos|total débitos|total retiros|total debe|total salidas|suma de cargos|suma cargos|suma retiros|total cheques y otros cargos|retiros / cargos (-)|retiros/cargos|total de retiros|total de gastos|total de débitos|total debitado|cargos|importe total cargos|total importe cargos|
      total débitos del periodo|cheques y otros cargos|total otros cargos|total de salidas|total cargos del período|suma débitos|otros cargos (-)|retiros (-)|cargos (-)|débitos (-)|total comisiones|total de comisiones|total pagos|total compras|total consumos|total de compras|total compras y cargos|total giros|total giros y cargos|total extracciones|total cheques|total retirado|gastos totales|total adeudos|retiros|total cargos y comisiones|total operaciones|total de consumos`),
    total: list(
      `total|totales|suma total|totales del periodo|total general|total movimientos|total de movimientos|totales del mes|total operaciones del periodo|totales generales|suma|sumas|total importes|total del periodo|total mes|total del mes|total transacciones`,
    ),
    count: list(
      `número de operaciones|nº de operaciones|número de movimientos|cantidad de movimientos|no. de movimientos|número de cargos|número de abonos|no. cargos|no. abonos|cantidad de transacciones|total de movimientos|nº movimientos|cantidad de operaciones|n° de cargos|n° de abonos|número de transacciones|cantidad de débitos|cantidad de créditos|número de cheques`,
    ),
    'daily-balance': list(
      `saldo diario|saldos diarios|saldo por día|saldo promedio|saldo medio|saldo promedio diario|resumen de saldos diarios|saldos diarios del periodo|saldo promedio mensual|saldo mínimo|saldo promedio del periodo|saldo medio diario|saldo del día|saldo al final del día|resumen de saldos`,
    ),
    pending:
      list(`pendiente|pendientes|movimientos pendientes|operaciones pendientes|pendiente de contabilizar|movimientos en tránsito|operaciones en tránsito|en tránsito|retenciones|retenido|por confirmar|transacciones pendientes|operaciones no contabilizadas|movimientos no contabilizados|autorizaciones pendientes|próximos pagos|próximos movimientos|operaciones en curso|movimientos en proceso|depósitos en retención|
      operaciones pendientes de liquidar|movimientos por confirmar|saldo en tránsito|operaciones retenidas|pagos programados|compras pendientes|cuotas a vencer|cuotas por vencer|cuotas futuras|próximas cuotas|
      compras y cargos diferidos a meses|compras diferidas a meses|cargos diferidos a meses|compras a meses sin intereses|compras a plazos pendientes`),
    period: list(
      `periodo|período|periodo del|período del|del|desde|desde / hasta|desde/hasta|extracto del|movimientos del|periodo de facturación|movimientos desde|periodo facturado|período facturado|del periodo|estado de cuenta del|corte del|rango de fechas|entre|movimientos entre|período de facturación|fecha inicio|fecha fin|fecha desde|fecha hasta|por el período|resumen del|hasta|período informado|período actual|periodo de|cartola desde|mes|mes de|del mes de|correspondiente al mes de`,
    ),
    'statement-date': list(
      `fecha de corte|fecha corte|fecha del extracto|fecha de extracto|fecha extracto|fecha de cierre|fecha cierre|al corte|fecha de estado de cuenta|fecha estado de cuenta|fecha del estado de cuenta|cierre actual|a fecha de|estado de cuenta al|extracto al|resumen de cuenta al|cartola al`,
    ),
    'print-date': list(
      `fecha de emisión|fecha emisión|emitido el|fecha de impresión|cierre|fecha|fecha de facturación|generado el|fecha de consulta|fecha de elaboración|fecha liquidación|impreso el`,
    ),
    'statement-number': list(
      `extracto nº|nº extracto|número de extracto|n° de extracto|cartola n°|cartola nº|n° cartola|cartola|estado de cuenta no.|extracto|nº de extracto|no. de extracto|n° de cartola|número de cartola|resumen n°|resumen nro.|folio`,
    ),
    'account-number':
      list(`número de cuenta|nº de cuenta|nº cuenta|n° cuenta|n° de cuenta|no. de cuenta|no. cuenta|cuenta nº|cuenta n°|cuenta no.|cuenta|nro. de cuenta|nro. cuenta|núm. de cuenta|cuenta número|cuenta corriente nº|cuenta corriente n°|tarjeta nº|número de tarjeta|nº de tarjeta|n° tarjeta|contrato|número de contrato|no. de contrato|clabe|
      cuenta clabe|no. cuenta clabe|clabe interbancaria|cuenta de ahorros no.|c.c.c.|ccc|código cuenta cliente|cuenta de cheques|cuenta nro.|cbu|cvu|número de cvu|producto n°|producto nº|producto no.|número de producto|cci|nro. de tarjeta|no. tarjeta|n° de tarjeta|tarjeta|num. cuenta|cuenta corriente|cuenta vista n°|nº de préstamo|no. de crédito`),
    iban: list(`iban|código iban|número iban|nº iban|cuenta iban`),
    bic: list(`bic|swift|código swift|código bic|bic/swift|swift/bic|bic-swift`),
    holder: list(
      `titular|titulares|titular de la cuenta|nombre del titular|cliente|nombre|nombre del cliente|señor(a)|señor|señora|sr.|sra.|sr(a)|sres.|razón social|a nombre de|don|doña|d.|dª|intervinientes|nombre o razón social|cuentahabiente|tarjetahabiente|titular principal|nombre completo|estimado|apellidos y nombres`,
    ),
    currency: list(
      `moneda|divisa|importes en|expresado en|moneda de la cuenta|importes expresados en|montos expresados en|cifras en|moneda nacional|en moneda|cuenta en|tipo de moneda|divisa de la cuenta`,
    ),
    'section-in': list(
      `abonos|abonos y devoluciones|ingresos|depósitos|créditos|depósitos y abonos|otros abonos|abonos y depósitos|pagos y abonos|pagos recibidos|transferencias recibidas|entradas|depósitos y otros abonos|pagos y créditos|pagos y devoluciones|detalle de abonos|tus pagos|acreditaciones|consignaciones|pagos realizados`,
    ),
    'section-out': list(
      `cargos|cuotas del mes|gastos|retiros|débitos|cheques y otros cargos|otros cargos|compras|consumos|comisiones|cargos y comisiones|cheques pagados|transferencias enviadas|salidas|pagos|disposiciones de efectivo|compras y cargos|intereses y comisiones|detalle de cargos|cargos automáticos|compras y disposiciones|retiros y cargos|giros|avances en efectivo|compras en cuotas|cargos regulares|cargos no a meses|cargos, compras y abonos regulares`,
    ),
    'section-booked':
      list(`movimientos|detalle de movimientos|movimientos de la cuenta|movimientos realizados|operaciones|detalle de operaciones|detalle de los movimientos|últimos movimientos|movimientos del periodo|movimientos contabilizados|transacciones|detalle de transacciones|historial de movimientos|desglose de movimientos|listado de movimientos|movimientos en cuenta|
      detalle de movimientos realizados|detalle movimientos|detalle de cartola|operaciones realizadas|movimientos del mes|consulta de movimientos|movimientos de su cuenta|relación de movimientos|detalle de los movimientos realizados|movimientos efectuados|detalle de la cuenta|detalle de operaciones realizadas`),
    summary: list(
      `movimientos antes del|movimientos anteriores al|movimientos de periodos anteriores|compras de periodos anteriores|resumen|resumen de cuenta|resumen de la cuenta|resumen del periodo|información financiera|resumen general|resumen integral|posición global|resumen de movimientos|resumen de saldos|comportamiento|resumen del mes|resumen de cuentas|resumen de comisiones|resumen gráfico del periodo|rendimiento|resumen de productos|síntesis|cuadro resumen|estado resumen|cartola resumen|información de la cuenta|otros productos|total comisiones cobradas|resumen de tu cuenta|resumen informativo|saldos`,
    ),
    'available-balance': list(
      `saldo disponible|disponible|crédito disponible|cupo disponible|disponible para compras|límite disponible|importe disponible|monto disponible|disponible para disponer|efectivo disponible|disponible para avances|saldo disponible para retiro`,
    ),
    'credit-limit': list(
      `límite de crédito|límite|cupo total|cupo aprobado|cupo|línea de crédito|límite de la tarjeta|línea de sobregiro|límite autorizado|límite de descubierto|límite de compra|cupo de sobregiro|línea de crédito aprobada|acuerdo en descubierto|sobregiro autorizado|límite concedido|cupo total tarjeta|límite de financiación|límite de efectivo`,
    ),
    'minimum-payment': list(
      `pago mínimo|monto mínimo a pagar|importe mínimo|cuota mínima|pago mínimo a realizar|mínimo a pagar|pago minimo del mes|pago mínimo del periodo|pago mínimo más compras|pago mínimo + compras|valor mínimo a pagar|monto mínimo`,
    ),
    'payment-due': list(
      `fecha límite de pago|fecha de vencimiento|vencimiento|pagar antes del|pague antes del|fecha de pago|vence el|pagar hasta|pago oportuno|fecha límite|próximo vencimiento|vencimiento actual|último día de pago|fecha de cargo en cuenta|páguese hasta|pagar hasta el|se cargará en su cuenta`,
    ),
    'interest-rates': list(
      `tasa de interés|tipo de interés|tasa anual|tae|tin|cat|tasa bruta anual|tasa efectiva|intereses|tasas|tna|tea|cft|tasa nominal|tasa efectiva anual|interés moratorio|intereses devengados|tasa de interés anual|intereses a favor|tasa mensual|tasa ordinaria|tasa de interés vigente|caen|costo anual total|tasa de interés bruta|gat nominal|gat real|intereses a cargo|rendimientos`,
    ),
    page: list(
      `página|pág.|hoja|pag.|página de|folio|fin del extracto|fin estado de cuenta|fin de estado de cuenta|fin del estado de cuenta|fin de movimientos|hoja nº|al dorso|última línea|ultima linea`,
    ),
    'no-transactions': list(
      `sin movimientos|no hay movimientos|no existen movimientos|no se registran movimientos|sin operaciones|no registra movimientos|sin movimientos en el periodo|no hay operaciones|cuenta sin movimientos|no se realizaron movimientos|no presenta movimientos`,
    ),
    'not-a-transaction':
      list(`tipo de cambio|fondo de garantía de depósitos|información importante|puntos acumulados|atención al cliente|s.e.u.o.|salvo error u omisión|aclaraciones|condusef|línea de crédito|saldo diario|registro mercantil|servicio de atención|iva incluido|ipab|unidad especializada|cfdi|sello digital|cadena original|infórmese|
      puntos|le informamos|estimado cliente|domicilio social|cuenta protegida|advertencia|glosario|defensor del consumidor|consulte|el saldo promedio|días del periodo|comisiones cobradas|total comisiones|informese sobre la garantía|uf|valor uf|saldo mínimo|abreviaturas|datos fiscales`),
  },
  marks: { in: list('h|cr|abono|haber|c|crédito'), out: list('d|dr|cargo|debe|db|débito') },
  statementTitles:
    list(`extracto|extracto de cuenta|extracto bancario|extracto de movimientos|estado de cuenta|estado de cuenta bancario|cartola|cartola cuenta corriente|cartola bancaria|cartola histórica|cartola de cuenta|movimientos de cuenta|resumen de cuenta|resumen de cuenta corriente|extracto mensual|extracto integrado|estado de cuenta integral|
    extracto de tarjeta|extracto de tarjeta de crédito|estado de cuenta de tarjeta de crédito|resumen de tarjeta|resumen de tarjeta de crédito|liquidación de tarjeta|liquidación de tarjeta de crédito|consulta de movimientos|listado de movimientos|últimos movimientos|estado de cuenta nacional|cartola mensual|libreta de ahorros|libreta|extracto cuenta de ahorros|extracto cuenta corriente|
    movimientos y saldos|detalle de movimientos|estado de cuenta corriente|estado de cuenta de ahorros|cartola cuenta vista|resumen mensual|historial de transacciones|extracto combinado|resumen de cuentas|certificado de movimientos`),
  otherTitles:
    list(`extracto de cuenta de cliente|extracto de cliente|extracto de proveedor|extracto de cuenta de proveedor|estado de cuenta de cliente|estado de cuenta de proveedor|estado de cuenta cliente|estado de cuenta proveedor|
    cuenta de cliente|cuenta de proveedor|facturas pendientes|relación de facturas|partidas pendientes|antigüedad de saldos|libro de caja|caja chica|hoja de caja|arqueo de caja|libro mayor|mayor de cuentas|libro diario|
    balance de comprobación|balance de sumas y saldos|sumas y saldos|registro de activos|plan de amortización|calendario de pagos|plan de pagos|presupuesto anual|previsión de tesorería|detalle de llamadas|registro de llamadas|
    registro de kilometraje|hoja de horas|parte de horas|nota de gastos|inventario|relación de pedidos|resultados|clasificación|valores liquidativos|cotizaciones|cartera de valores|certificado de saldo|certificado de saldos|
    documento informativo de comisiones|estado de comisiones|factura de agua|factura de gas|recibo de agua|factura telefónica|lectura de contador|recibo de alquiler|cuenta de alquiler|aviso de pago|aviso de remesa|remesa|
    cierre de caja|totales diarios|autoliquidación|declaración de iva|recibo de prima|menú semanal|recibo de comunidad|
    factura|factura electrónica|factura proforma|presupuesto|cotización|albarán|nota de entrega|guía de remisión|orden de compra|pedido|nómina|recibo de nómina|recibo de salario|liquidación de sueldo|boleta|boleta de pago|recibo|ticket|recibo de luz|factura de la luz|declaración de la renta|contrato|póliza|horario|horarios|lista de precios|tarifas|tarifario|menú|carta|
    acta|acta de reunión|orden del día|certificado|circular|notificación|aviso|requerimiento|condiciones generales|balance|balance general|cuenta de resultados|estado de resultados|catálogo|billete|itinerario|informe|currículum|cuadro de amortización|tabla de amortización|constancia|carta de porte|nota de crédito|nota de débito|remito|recordatorio de pago|oferta|convenio|solicitud|formulario`),
  accountTypes: {
    checking: list(
      `cuenta corriente|cuenta de cheques|cuenta vista|cuenta nómina|cuenta sueldo|cuenta a la vista|cuenta personal|cuenta online|cuenta de pago|cuenta negocio|cuenta empresa|cuenta básica|cuenta maestra|cuenta enlace|cuenta eje|cuenta digital|cuenta de depósito|chequera|cta. cte.|cta cte|cuenta única|cuenta monetaria|depósitos monetarios|monetarios`,
    ),
    savings: list(
      `cuenta de ahorro|cuenta de ahorros|ahorro|ahorros|caja de ahorro|caja de ahorros|libreta de ahorro|plazo fijo|depósito a plazo|cuenta ahorro|imposición a plazo|cdt|inversión|caja de ahorro en pesos|imposición a plazo fijo|cuenta remunerada|pagaré`,
    ),
    'credit-card': list(
      `tarjeta de crédito|tarjeta|extracto de tarjeta|estado de cuenta de tarjeta|tarjetas|tarjeta oro|tarjeta clásica|tarjeta platino|resumen de tarjeta`,
    ),
    loan: list(
      `préstamo|crédito hipotecario|hipoteca|préstamo personal|crédito personal|crédito de consumo|línea de crédito|crédito automotriz|préstamo hipotecario|crédito simple|crédito de nómina|préstamo prendario|crédito revolvente`,
    ),
    unknown: list(
      `cuenta de valores|monedero|monedero electrónico|billetera virtual|billetera|tarjeta prepago|cuenta de inversión`,
    ),
  },
};

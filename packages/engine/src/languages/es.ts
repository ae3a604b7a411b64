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
      fecha de la operación|fecha proceso|fecha de proceso|día|fecha de registro|fecha registro|fecha asiento|fecha apunte|fecha cargo|fecha de cargo|fecha de aplicación|fecha aplicación|fecha posteo|fecha de posteo|fec. oper.|fec. operación|fec. mov.|fec. proc.|fecha y hora|fecha autorización|oper|fecha oper/proc|fecha de abono|fechas|f. mov.|fecha mvto|fecha movto|f. operativa|fecha operativa|fecha ctble|fecha proc.|fecha/hora|fecha hora|fecha - hora|fecha y hora de la operación|fecha y hora de operación|fecha y hora de la transacción|
      fecha y hora de transacción|fecha de mov.|fec. contable|fecha de asiento|f. movimiento|fecha op.|f. op.|f. proc.|fecha del cargo|fecha de anotación|f. contab.|fecha contab.|fecha de acreditación|
      fecha de presentación|fecha de débito|fecha aplic.|f. registro|fecha de cobro`),
    'value-date': list(
      `fecha valor|f. valor|f.valor|valor|fecha de valor|fecha val.|fec. valor|f. val.|f/valor|fecha efectiva|fecha de liquidación|liq|liq.|fecha liq.|fecha liquidación|fecha vigencia|fecha valuta|fecha de valoración|fch. valor|fec. val.`,
    ),
    'transaction-date': list(
      `fecha de compra|fecha compra|fecha consumo|fecha de consumo|fecha de transacción|fecha transacción|fecha trans.|fecha de la compra|fecha de la transacción|fecha origen|fecha de origen|fecha del consumo|fec. trans.|fecha de operación tarjeta|fecha transac.|fecha de transac.|fecha tran.|fec. consumo|fec. compra|fecha de venta|fch. trans.`,
    ),
    description:
      list(`concepto|conceptos|descripción|descripcion|detalle|detalles|movimiento|movimientos|operación|operaciones|concepto/descripción|descripción de la operación|descripción del movimiento|detalle de la operación|detalle de movimientos|detalle de transacción|
      descripción de la transacción|transacción|transacciones|glosa|leyenda|comercio|establecimiento|concepto / referencia|descripción / establecimiento|más información|más datos|motivo|asunto|explicación|observación|nombre del comercio|nombre del establecimiento|detalle operación|detalle del movimiento|
      descripcion operacion|cod. descripción|código descripción|concepto de la operación|concepto ampliado|descripción operación o cobro|descripción consumo|clase de movimiento|descripción de operaciones|descripción del consumo|detalle de la transacción|detalle de transacciones|detalle de operación|descripción movimiento|descripción de movimientos|
      descripción y referencia|descripción del cargo|descripción del pago|descripción de transacción|descripción transacción|descripción de la compra|concepto o referencia|concepto operación|
      concepto movimiento|concepto del movimiento|concepto de movimiento|detalle del consumo|detalle de consumos|detalle de la compra|nombre de comercio|comercio o concepto|establecimiento o concepto|
      nombre del establecimiento o concepto|descrip.|detalle de movimiento|datos de la operación|descripción - referencia|transacciones realizadas`),
    reference:
      list(`referencia|ref.|ref|nº referencia|n° referencia|número de referencia|no. referencia|no. de referencia|documento|nº documento|n° documento|nº doc.|n° doc.|doc.|n° docto|nº docto|n° docto.|número de documento|num. documento|no. documento|n° de documento|cheque|nº cheque|n° cheque|no. cheque|número de cheque|folio|autorización|
      nº operación|n° operación|n° de operación|número de operación|no. operación|comprobante|nro. comprobante|nro. documento|nro. operación|nro. de operación|nro. cheque|nro. referencia|nº de operación|num. operación|núm. operación|serial|nº movimiento|nº apunte|folio/referencia|cód. autorización|código de referencia|docto.|dcto.|n° cupón|cupón|nro. cupón|nro cupón|id de la operación|id de operación|id operación|id de la transacción|id de transacción|id transacción|comprob.|nro. comprob.|nº op.|num. op.|nro. op.|nro. transacción|n° transacción|n° de transacción|no. transacción|número de transacción|núm. de transacción|referencia 1|referencia 2|referencia bancaria|referencia numérica|
      núm. referencia|ref. bancaria|nro. de documento|nro. doc.|nro. ref.|n° ref.|n° mov.|nro. mov.|cod. ref.|documento n°|número operación|n° comprobante|número de comprobante|comprobante n°|cbte.|
      nro. cbte.|folio de internet|folio operación|número de autorización|n° autorización|no. autorización|no. de autorización|autoriz.|código autorización|cheque n°|n° serie|clave de rastreo|
      código de operación|código operación|cód. operación|código de transacción|código referencia|cod. referencia|número de movimiento|n° asiento|nro. de comprobante|nro. de referencia|número referencia|
      origen / referencia`),
    type: list(
      `tipo|tipo de operación|tipo operación|tipo de movimiento|tipo movimiento|código|cód.|cod.|cod|clave|tipo transacción|tipo de transacción|medio|canal|med at|mét. de pago|operación tipo|cve|tipo op.|tipo oper.|tipo trans.|código movimiento|código de movimiento|cod. trans.|código transacción|cód. transacción|medio de atención|medio de pago|método de pago|forma de pago|tipo de pago|
      tipo de abono|canal de atención|código concepto|cód. concepto`,
    ),
    amount:
      list(`importe|importes|monto|montos|valor|cantidad|importe operación|importe de la operación|importe movimiento|cargo/abono|cargos/abonos|cargo / abono|cargos y abonos|debe/haber|debe / haber|débito/crédito|débitos/créditos|débito / crédito|monto operación|monto de la operación|monto transacción|monto total|importe total|importe en|importe eur|importe €|
      monto en pesos|importe en pesos|monto $|total|monto facturado|importe pesos|monto del movimiento|total a pagar|ingreso/gasto|ingresos/gastos|valor transacción|valor de transacción|monto cargo/abono|importe total operación|importe de operación|monto s/|monto en moneda nacional|monto de operación|monto operación o cobro|monto de la transacción|monto de transacción|monto bs.|monto en quetzales|
      monto mn|monto m.n.|monto del mov.|monto movimiento|cargo / (abono)|cargo(-)/abono(+)|cargos (-) / abonos (+)|cargo o abono|débito/(crédito)|débito(-)/crédito(+)|débito o crédito|débitos y créditos|
      debe (-) / haber (+)|debe(-) haber(+)|retiros / depósitos|retiro/depósito|depósitos/retiros|depósito/retiro|ingreso (+) / gasto (-)|ingresos/egresos|ingreso/egreso|valor del movimiento|valor movimiento|
      valor operación|valor de la transacción|importe facturado|importe cargado|importe de la transacción|importe transacción|importe del movimiento|importe de cargo/abono|importe de la compra|
      importe del cargo|total operación|entrada/salida|entradas/salidas|monto en colones`),
    'money-in':
      list(`entrada de dinero|abono|abonos|haber|ingreso|ingresos|crédito|créditos|depósito|depósitos|depósitos y abonos|depósitos / abonos|depósitos/abonos|abonos/depósitos|otros abonos|a su favor|entradas|entrada|importe haber|importe abono|monto abono|monto crédito|abonado|acreditaciones|consignaciones|consignación|haberes|depósitos y otros abonos|abonos y depósitos|monto abonos|
      créditos (+)|abonos (+)|crédito (+)|cobros|recibido|entradas (+)|depósitos o abonos|valor crédito|valor abono|depositos y creditos|notas de crédito|monto depósito|pagos y créditos|pagos y abonos|acreditado|monto del depósito|monto de depósito|monto depósitos o abonos|monto abonos o depósitos|abonos o depósitos|abonos en cuenta|abono s/|importe crédito|importe acreedor|créditos bs.|haberes y abonos|
      depósitos y otros créditos|créditos o abonos|abonos y créditos|abonos o créditos|otros abonos y depósitos|pagos/créditos|pagos/abonos|notas crédito|notas de abono|valor consignado|dinero recibido|
      monto acreditado|importe acreditado|monto recibido|importe recibido|importe de abono|movimientos acreedores|monto créditos|monto haber`),
    'money-out':
      list(`salida de dinero|cargo|cargos|debe|gasto|gastos|débito|débitos|retiro|retiros|pago|pagos|cheques y otros cargos|cheques y cargos|cheques / cargos|cheques/cargos|retiros / cargos|retiros/cargos|otros cargos|a su cargo|salidas|salida|importe debe|importe cargo|monto cargo|monto débito|cargado|giros|giro|adeudo|adeudos|disposiciones|giros y cargos|
      débitos (-)|cargos (-)|débito (-)|enviado|salidas (-)|retiros o cargos|valor débito|valor cargo|cheques y débitos|notas de débito|cargos y cheques|giros o cargos|monto cargos|monto retiro|compras|compras y cargos|compras y disposiciones|debitado|extracciones|cheques/retiros|egreso|egresos|monto del retiro|monto de retiro|monto cheques o cargos|monto cargos o cheques|cheques o cargos|cargos o retiros|cargos o giros|cheques/débitos|cheques y otros débitos|cheques y retiros|
      cheques, cargos y retiros|cargo s/|importe débito|importe deudor|débitos bs.|retiros y otros débitos|débitos o cargos|cargos y débitos|cargos o débitos|consumos|consumos/cargos|consumos y cargos|
      cargos y consumos|notas débito|notas de cargo|valor retirado|dinero enviado|monto debitado|importe debitado|monto enviado|importe de cargo|movimientos deudores|monto débitos|retiros/cheques|
      retiros y cheques|compras o cargos|monto debe`),
    balance: list(
      `saldo|saldos|saldo final|saldo disponible|saldo contable|saldo actual|saldo diario|nuevo saldo|saldo operación|saldo liquidación|saldo tras operación|saldo resultante|saldo después|saldo acumulado|saldo parcial|saldo en|saldo eur|saldo posterior|disponible|saldo deudor|saldo día|saldo del día|saldo cuenta|saldo pendiente|saldo en cuenta|saldo $|saldo de operación|saldo de liquidación|saldo s/|saldo bs.|saldo mn|saldo post. mov.|saldo después del movimiento|saldo después de la operación|saldo después de movimiento|saldo tras movimiento|saldo tras el movimiento|
      saldo tras la operación|saldo al día|saldo a la fecha|saldo por movimiento|saldo corriente|saldo en libros|saldo total|saldo operación / liquidación|saldo capital|saldo contab.|saldo disp.|saldo m/n|
      saldo insoluto|saldo de la cuenta|saldo adeudado|saldo final del día|saldo luego de la operación|saldo progresivo`,
    ),
    currency: list(
      `moneda|divisa|mon.|div.|moneda origen|moneda cuenta|mda.|divisa movimiento|divisa cuenta|tipo de moneda|cod. moneda|divisa original|moneda original`,
    ),
    mark: list(
      `d/h|c/a|cargo/abono (c/a)|signo|+/-|d/c|debe/haber (d/h)|naturaleza|c/d|s|signo d/h|deb/cred|tipo d/c|tipo (d/c)`,
    ),
    fee: list(
      `comisión|comisiones|gastos y comisiones|coste|tasa|impuesto|iva|i.v.a.|igv|itf|tarifa|comis.|gmf|cargo por servicio|gastos bancarios|igtf`,
    ),
    net: list(`neto|importe neto|monto neto|líquido`),
    gross: list(`bruto|importe bruto|monto bruto`),
    category: list(`categoría|categorías|rubro|subcategoría|clasificación`),
    counterparty: list(
      `beneficiario|ordenante|contrapartida|remitente|nombre|destinatario|emisor|titular|beneficiario/ordenante|ordenante/beneficiario|ordenante / beneficiario|origen/destino|contraparte|pagador|proveedor|de/para|nombre beneficiario|nombre del beneficiario|nombre ordenante|nombre del ordenante|nombre contraparte|emisor / receptor|nombre o razón social|nombre del destinatario|proveedor/cliente`,
    ),
    'counterparty-account': list(
      `cuenta destino|cuenta origen|cuenta contrapartida|cuenta beneficiario|cuenta del beneficiario|cuenta del ordenante|cuenta origen/destino|cuenta ordenante|iban ordenante|cuenta del destinatario|cuenta de destino|cuenta de origen|cuenta contraparte|cuenta destinatario`,
    ),
    note: list(
      `observaciones|nota|notas|comentario|comentarios|información adicional|mensaje|datos adicionales|información complementaria|información|observ.|detalle adicional|datos complementarios|notas adicionales`,
    ),
    branch: list(
      `sucursal|oficina|of.|suc.|suc|agencia|plaza|lugar|sucursal/plaza|ofic.|caja|lugar de operación|lugar de la operación|lugar operación|lugar de compra|sucursal/canal|suc/age|suc-agen|oficina origen|of. origen|suc. origen|sucursal origen|cod. oficina|código oficina|of. orig.|suc. orig.|agencia origen|nº sucursal|cód. sucursal|oficina/canal`,
    ),
    sequence: list(`nº|n°|no.|núm.|num.|nro.|nro|línea|#|item|ítem|orden|nº orden|secuencia|sec.|correlativo`),
    time: list(`hora|horario|hora operación|hora de operación|hora oper.|hora del movimiento`),
    'foreign-amount': list(
      `importe divisa|importe en divisa|moneda extranjera|monto moneda origen|monto origen|importe original|monto original|monto en moneda extranjera|importe moneda origen|importe en moneda extranjera|monto us$|importe origen|monto moneda de origen|importe dólares|valor original|monto usd|contravalor|valor compra|monto en dólares|importe en dólares|importe u$s|monto u$s|importe us$|importe en usd|importe divisa original|importe moneda original|importe en moneda original|monto moneda extranjera|monto m.e.|
      valor en dólares|monto en moneda de origen|importe en moneda de origen|consumo en moneda extranjera`,
    ),
    rate: list(
      `tipo de cambio|t.c.|cambio|tasa de cambio|tasa|tipo de interés|tasa de interés|t. cambio|tasa pactada|tasa ea facturada|cambio aplicado|tipo cambio|tasa mensual|tasa e.a.|tasa anual|tasa de cambio aplicada|tasa facturada`,
    ),
    'card-number': list(
      `tarjeta|nº tarjeta|n° tarjeta|número de tarjeta|núm. tarjeta|no. tarjeta|titular de la tarjeta|terminación tarjeta|nro. tarjeta|nro. de tarjeta|n° de tarjeta|últimos 4 dígitos|tarjeta terminada en|tarjeta n°|titular tarjeta`,
    ),
    other: list(
      `cuotas|cuota|puntos|plazo|unidades|participaciones|país|ciudad|estado|nº cuotas|n° cuotas|cantidad de cuotas|valor cuota|valor cuota mensual|días|cupo aprobado|monto utilizado|vencimiento|cargos y abonos diferidos|nº de cuotas|precio|títulos|saldo promedio|localidad|n° de cuotas|nro. cuota|nro. de cuotas|cuota del mes|cuotas pendientes|cuotas pactadas|n° cuota|saldo a diferir|saldo pendiente por diferir|cargo del mes|num. de pago|saldo por pagar|cuota/plan|
      plazo pendiente`,
    ),
  },
  phrases: {
    opening:
      list(`balance inicial|saldo anterior|deuda anterior|deuda del periodo anterior|saldo inicial|saldo al inicio|saldo al inicio del periodo|saldo de apertura|saldo previo|saldo inicial del periodo|saldo al corte anterior|saldo último corte|saldo extracto anterior|saldo último extracto|saldo del extracto anterior|saldo período anterior|saldo inicio de período|saldo de inicio|
      saldo del periodo anterior|saldo en cuenta anterior|saldo estado anterior|saldo mes anterior|saldo inicial al|saldo anterior al|saldo deudor anterior|adeudo del periodo anterior|saldo último estado de cuenta|saldo al principio|saldo inicial de operación|saldo liquidación inicial|saldo de liquidación inicial|saldo de operación inicial|
      su saldo anterior|saldo del mes anterior|saldo resumen anterior|saldo último resumen|saldo al comienzo|saldo cierre anterior|saldo del período anterior|saldo facturado anterior|monto facturado o a pagar período anterior|monto facturado a pagar período anterior|monto facturado período anterior|saldo adeudado inicio período anterior|saldo adeudado final período anterior|saldo inicial contable|saldo disponible inicial|saldo corte anterior|saldo insoluto anterior|balance anterior|balance previo|saldo última liquidación|saldo liquidación anterior|importe adeudado anterior|saldo apertura|saldo inicio mes|
      saldo de cierre anterior|saldo final anterior|saldo final del periodo anterior|saldo final mes anterior|saldo final del mes anterior|saldo último estado|saldo del último extracto|
      saldo s/ extracto anterior|saldo según extracto anterior|saldo cartola anterior|saldo última cartola|saldo al día anterior|saldo del corte anterior|saldo en libros anterior|total adeudado anterior|
      total facturado anterior|deuda periodo anterior|saldo pendiente anterior|saldo pendiente del periodo anterior|saldo contable anterior|saldo contable inicial|saldo disponible anterior|balance al inicio|
      balance último corte|saldo de la cuenta anterior|saldo del resumen anterior|total a pagar mes anterior|total a pagar anterior`),
    closing:
      list(`balance final|saldo final|deuda actual|nueva deuda|deuda total|saldo actual|nuevo saldo|saldo a la fecha|saldo de cierre|saldo al corte|saldo al cierre|saldo al final del periodo|saldo final del periodo|saldo final al|saldo a su favor|saldo en cuenta|saldo contable|saldo total|saldo al fin del periodo|saldo final de liquidación|saldo final de operación|saldo al día|saldo al|
      totales / saldo final|saldo fin de período|saldo del periodo|saldo a nuestro favor|saldo disponible al|saldo de la cuenta|saldo final contable|saldo deudor total|saldo nuevo|saldo a favor|saldo fecha de corte|saldo deudor al corte|monto total facturado a pagar|saldo actual al|saldo del mes|saldo al final|saldo operación final|saldo final (+)|pago para no generar intereses|total a pagar|su nuevo saldo|saldo fin de mes|saldo liquidación final|saldo disponible final|saldo deudor|saldo en|balance actual|nuevo balance|monto facturado|saldo insoluto|saldo a pagar|importe a cargar|deuda facturada|saldo dispuesto|crédito dispuesto|saldo a fin de mes|saldo a final de periodo|
      balance al corte|balance a la fecha|balance al cierre|balance total|total adeudado|monto total adeudado|monto total facturado|saldo resumen actual|total del resumen|total liquidación|
      importe de la liquidación|importe total liquidación|total a cargar en cuenta|total a cargar|importe total a cargar en cuenta|pago de contado|saldo según extracto|saldo a cierre|saldo cierre|
      capital pendiente|saldo pendiente de pago`),
    'carried-forward': list(
      `suma y sigue|saldo a cuenta nueva|pasa a la página siguiente|sigue|continúa en la página siguiente|continúa|saldo siguiente página|saldo que pasa|suma y sigue saldo|transporte|a la vuelta|saldo a la siguiente página|saldo a la página siguiente|saldo a página siguiente|continúa en siguiente página|total a transportar|saldo a trasladar|saldo parcial hoja|continúa en la siguiente página|continúa en página siguiente|continúa al dorso|continúa al reverso|continúa en el reverso|continúa en la hoja siguiente|continúa en hoja siguiente|continúa en la siguiente hoja|continúa en la página|sigue en la página siguiente|sigue en página siguiente|sigue en la siguiente página|sigue al dorso|sigue en hoja siguiente|sigue al reverso|pasa a la siguiente página|pasa a la hoja siguiente|saldo para la página siguiente|sumas que pasan|saldo próxima página`,
    ),
    'brought-forward': list(
      `saldo anterior página|suma anterior|viene de la página anterior|saldo que viene|de la vuelta|suma de la página anterior|saldo página anterior|sumas anteriores|saldo arrastrado|transporte página anterior|viene|saldo de la página anterior|saldo de página anterior|continuación de la página anterior|viene de la hoja anterior|continúa de la página anterior|arrastre saldo|saldo arrastre|saldo de la hoja anterior|saldo hoja anterior|saldo de hoja anterior|transporte de página anterior|transporte de la página anterior|transporte hoja anterior|
      transporte de hoja anterior|sumas que vienen`,
    ),
    subtotal: list(
      `subtotal|sub total|sub-total|total página|total del día|suma parcial|total tarjeta|total de la página|total parcial|subtotales|suma del día|total de la tarjeta|total consumos tarjeta|total de esta página|total de página|total por tarjeta|total consumos de|total de consumos de|total hoja|total movimientos tarjeta|total titular`,
    ),
    'total-in':
      list(`entrada de dinero|total abonos|total de abonos|total ingresos|total créditos|total depósitos|total haber|total entradas|suma de abonos|suma abonos|suma depósitos|total depósitos y abonos|depósitos / abonos (+)|depósitos/abonos|total de depósitos|total de ingresos|total de créditos|total acreditado|abonos|importe total abonos|total importe abonos|
      total créditos del periodo|depósitos y otros abonos|total otros abonos|total haberes|total de entradas|total abonos del período|suma créditos|otros abonos (+)|depósitos (+)|abonos (+)|créditos (+)|total pagos y abonos|total consignaciones|total acreditaciones|total pagos y créditos|total depósitos y créditos|total abonado|total depositado|ingresos totales|depósitos|total de otros abonos|total ingresado|total recibido|suma de ingresos|total notas de crédito|total notas crédito|total de notas de crédito|ingresos del periodo|ingresos del mes|total de acreditaciones|
      total de consignaciones|total de pagos y abonos|total pagos recibidos|total de pagos recibidos|total de haberes|movimientos acreedores`),
    'total-out':
      list(`salida de dinero|total cargos|total de cargos|total gastos|total débitos|total retiros|total debe|total salidas|suma de cargos|suma cargos|suma retiros|total cheques y otros cargos|retiros / cargos (-)|retiros/cargos|total de retiros|total de gastos|total de débitos|total debitado|cargos|importe total cargos|total importe cargos|
      total débitos del periodo|cheques y otros cargos|total otros cargos|total de salidas|total cargos del período|suma débitos|otros cargos (-)|retiros (-)|cargos (-)|débitos (-)|total comisiones|total de comisiones|total pagos|total compras|total consumos|total de compras|total compras y cargos|total giros|total giros y cargos|total extracciones|total cheques|total retirado|gastos totales|total adeudos|retiros|total cargos y comisiones|total operaciones|total de consumos|total de egresos|total egresos|egresos totales|egresos del periodo|total de otros cargos|total gastado|total enviado|suma de gastos|total notas de débito|total notas débito|total de notas de débito|
      gastos del periodo|gastos del mes|compras del periodo|consumos del periodo|compras y cargos del periodo|total de cheques|movimientos deudores|total de giros|total impuestos|
      total intereses y comisiones|total disposiciones|total disposiciones de efectivo|total nuevas compras|total transferencias enviadas|cargos regulares (no a meses)|monto de intereses|
      monto de comisiones|iva de intereses y comisiones`),
    total: list(
      `total|totales|suma total|totales del periodo|total general|total movimientos|total de movimientos|totales del mes|total operaciones del periodo|totales generales|suma|sumas|total importes|total del periodo|total mes|total del mes|total transacciones`,
    ),
    count: list(
      `número de operaciones|nº de operaciones|número de movimientos|cantidad de movimientos|no. de movimientos|número de cargos|número de abonos|no. cargos|no. abonos|cantidad de transacciones|total de movimientos|nº movimientos|cantidad de operaciones|n° de cargos|n° de abonos|número de transacciones|cantidad de débitos|cantidad de créditos|número de cheques|no. de depósitos|no. de retiros|número de depósitos|número de retiros|n° de movimientos|cant. de movimientos|cant. movimientos|cantidad de abonos|cantidad de cargos|n° de depósitos|n° de giros|
      nro. de movimientos|cantidad de cheques|cantidad de depósitos|n° de débitos|n° de créditos`,
    ),
    'daily-balance': list(
      `saldo diario|saldos diarios|saldo por día|saldo promedio|saldo medio|saldo promedio diario|resumen de saldos diarios|saldos diarios del periodo|saldo promedio mensual|saldo mínimo|saldo promedio del periodo|saldo medio diario|saldo del día|saldo al final del día|resumen de saldos|saldo máximo|saldos del día|saldo al cierre del día`,
    ),
    pending:
      list(`pendiente|pendientes|movimientos pendientes|operaciones pendientes|pendiente de contabilizar|movimientos en tránsito|operaciones en tránsito|en tránsito|retenciones|retenido|por confirmar|transacciones pendientes|operaciones no contabilizadas|movimientos no contabilizados|autorizaciones pendientes|próximos pagos|próximos movimientos|operaciones en curso|movimientos en proceso|depósitos en retención|
      operaciones pendientes de liquidar|movimientos por confirmar|saldo en tránsito|operaciones retenidas|pagos programados|compras pendientes|cuotas a vencer|cuotas por vencer|cuotas futuras|próximas cuotas|
      compras y cargos diferidos a meses|compras diferidas a meses|cargos diferidos a meses|compras a meses sin intereses|compras a plazos pendientes|saldo no facturado|autorizaciones en trámite|autorizaciones en proceso|retención 24 horas|fondos retenidos|cuotas por facturar|próximos vencimientos|saldo diferido|movimientos retenidos|
      movimientos no facturados|compras no facturadas|consumos no facturados|vencimiento próximos meses|compras en proceso|saldo en retención|depósitos salvo buen cobro|transacciones en proceso|
      información compras en cuotas en el periodo`),
    period: list(
      `periodo|período|periodo del|período del|del|desde|desde / hasta|desde/hasta|extracto del|movimientos del|periodo de facturación|movimientos desde|periodo facturado|período facturado|del periodo|estado de cuenta del|corte del|rango de fechas|entre|movimientos entre|período de facturación|fecha inicio|fecha fin|fecha desde|fecha hasta|por el período|resumen del|hasta|período informado|período actual|periodo de|cartola desde|mes|mes de|del mes de|correspondiente al mes de|fecha final|fecha inicial`,
    ),
    'statement-date': list(
      `fecha de corte|fecha corte|fecha del extracto|fecha de extracto|fecha extracto|fecha de cierre|fecha cierre|al corte|fecha de estado de cuenta|fecha estado de cuenta|fecha del estado de cuenta|cierre actual|a fecha de|estado de cuenta al|extracto al|resumen de cuenta al|cartola al|fecha del corte|fecha estado|corte al|cierre del periodo|fecha cartola|fecha de cartola|fecha de liquidación|fecha resumen|fecha del resumen|fecha de resumen|situación al|posición al`,
    ),
    'print-date': list(
      `fecha de emisión|fecha emisión|emitido el|fecha de impresión|cierre|fecha|fecha de facturación|generado el|fecha de consulta|fecha de elaboración|fecha liquidación|impreso el|descargado el|consultado el|expedido el`,
    ),
    'statement-number': list(
      `extracto nº|nº extracto|número de extracto|n° de extracto|cartola n°|cartola nº|n° cartola|cartola|estado de cuenta no.|extracto|nº de extracto|no. de extracto|n° de cartola|número de cartola|resumen n°|resumen nro.|folio|estado de cuenta n°|n° estado de cuenta|nro. de resumen|nro. resumen|n° de resumen`,
    ),
    'account-number':
      list(`número de cuenta|nº de cuenta|nº cuenta|n° cuenta|n° de cuenta|no. de cuenta|no. cuenta|cuenta nº|cuenta n°|cuenta no.|cuenta|nro. de cuenta|nro. cuenta|núm. de cuenta|cuenta número|cuenta corriente nº|cuenta corriente n°|tarjeta nº|número de tarjeta|nº de tarjeta|n° tarjeta|contrato|número de contrato|no. de contrato|clabe|
      cuenta clabe|no. cuenta clabe|clabe interbancaria|cuenta de ahorros no.|c.c.c.|ccc|código cuenta cliente|cuenta de cheques|cuenta nro.|cbu|cvu|número de cvu|producto n°|producto nº|producto no.|número de producto|cci|nro. de tarjeta|no. tarjeta|n° de tarjeta|tarjeta|num. cuenta|cuenta corriente|cuenta vista n°|nº de préstamo|no. de crédito|cta. n°|cta. nro.|cta. no.|cta. cte. n°|n° cta. cte.|no. cta.|nro. cta.|caja de ahorro nro.|caja de ahorros n°|caja de ahorro n°|nro. de producto|n° de crédito|número de crédito|número de préstamo`),
    iban: list(`iban|código iban|número iban|nº iban|cuenta iban`),
    bic: list(`bic|swift|código swift|código bic|bic/swift|swift/bic|bic-swift`),
    holder: list(
      `titular|titulares|titular de la cuenta|nombre del titular|cliente|nombre|nombre del cliente|señor(a)|señor|señora|sr.|sra.|sr(a)|sres.|razón social|a nombre de|don|doña|d.|dª|intervinientes|nombre o razón social|cuentahabiente|tarjetahabiente|titular principal|nombre completo|estimado|apellidos y nombres|nombres y apellidos|cotitular|señores`,
    ),
    currency: list(
      `moneda|divisa|importes en|expresado en|moneda de la cuenta|importes expresados en|montos expresados en|cifras en|moneda nacional|en moneda|cuenta en|tipo de moneda|divisa de la cuenta|cifras expresadas en|valores expresados en|montos en`,
    ),
    'section-in': list(
      `abonos|abonos y devoluciones|ingresos|depósitos|créditos|depósitos y abonos|otros abonos|abonos y depósitos|pagos y abonos|pagos recibidos|transferencias recibidas|entradas|depósitos y otros abonos|pagos y créditos|pagos y devoluciones|detalle de abonos|tus pagos|acreditaciones|consignaciones|pagos realizados|dinero recibido|pagos a la cuenta|pagos a su cuenta|pagos a su tarjeta|notas de crédito|sus pagos`,
    ),
    'section-out': list(
      `cargos|cuotas del mes|gastos|retiros|débitos|cheques y otros cargos|otros cargos|compras|consumos|comisiones|cargos y comisiones|cheques pagados|transferencias enviadas|salidas|pagos|disposiciones de efectivo|compras y cargos|intereses y comisiones|detalle de cargos|cargos automáticos|compras y disposiciones|retiros y cargos|giros|avances en efectivo|compras en cuotas|cargos regulares|cargos no a meses|cargos, compras y abonos regulares|egresos|dinero enviado|transferencias realizadas|transferencias emitidas|disposiciones en efectivo|disposiciones en cajero|notas de débito`,
    ),
    'section-booked':
      list(`movimientos|detalle de movimientos|movimientos de la cuenta|movimientos realizados|operaciones|detalle de operaciones|detalle de los movimientos|últimos movimientos|movimientos del periodo|movimientos contabilizados|transacciones|detalle de transacciones|historial de movimientos|desglose de movimientos|listado de movimientos|movimientos en cuenta|
      detalle de movimientos realizados|detalle movimientos|detalle de cartola|operaciones realizadas|movimientos del mes|consulta de movimientos|movimientos de su cuenta|relación de movimientos|detalle de los movimientos realizados|movimientos efectuados|detalle de la cuenta|detalle de operaciones realizadas|detalle de los cargos y abonos|detalle de cargos y abonos|detalle de apuntes|actividad de la cuenta|detalle de actividad|detalle de cuenta`),
    summary: list(
      `movimientos antes del|movimientos anteriores al|movimientos de periodos anteriores|compras de periodos anteriores|resumen|resumen de cuenta|resumen de la cuenta|resumen del periodo|información financiera|resumen general|resumen integral|posición global|resumen de movimientos|resumen de saldos|comportamiento|resumen del mes|resumen de cuentas|resumen de comisiones|resumen gráfico del periodo|rendimiento|resumen de productos|síntesis|cuadro resumen|estado resumen|cartola resumen|información de la cuenta|otros productos|total comisiones cobradas|resumen de tu cuenta|resumen informativo|saldos|posición consolidada|posición financiera|información general|resumen del estado de cuenta|resumen del extracto|datos de la cuenta|estado de su cuenta|situación de la cuenta|
      total de comisiones cobradas|distribución de tu último pago|desglose del saldo|nivel de uso de tu tarjeta`,
    ),
    'available-balance': list(
      `saldo disponible|disponible|crédito disponible|cupo disponible|disponible para compras|límite disponible|importe disponible|monto disponible|disponible para disponer|efectivo disponible|disponible para avances|saldo disponible para retiro|saldo para disponer|crédito no dispuesto`,
    ),
    'credit-limit': list(
      `límite de crédito|límite|cupo total|cupo aprobado|cupo|línea de crédito|límite de la tarjeta|línea de sobregiro|límite autorizado|límite de descubierto|límite de compra|cupo de sobregiro|línea de crédito aprobada|acuerdo en descubierto|sobregiro autorizado|límite concedido|cupo total tarjeta|límite de financiación|límite de efectivo|línea asignada|línea aprobada|crédito autorizado|descubierto autorizado|línea total|monto de la línea`,
    ),
    'minimum-payment': list(
      `pago mínimo|monto mínimo a pagar|importe mínimo|cuota mínima|pago mínimo a realizar|mínimo a pagar|pago minimo del mes|pago mínimo del periodo|pago mínimo más compras|pago mínimo + compras|valor mínimo a pagar|monto mínimo|saldo vencido|monto vencido|importe vencido|monto en mora|saldo en mora|pagos vencidos`,
    ),
    'payment-due': list(
      `fecha límite de pago|fecha de vencimiento|vencimiento|pagar antes del|pague antes del|fecha de pago|vence el|pagar hasta|pago oportuno|fecha límite|próximo vencimiento|vencimiento actual|último día de pago|fecha de cargo en cuenta|páguese hasta|pagar hasta el|se cargará en su cuenta|fecha máxima de pago|fecha tope de pago|último día para pagar|último día para realizar su pago|último día para realizar el pago|fecha de vto.|fecha vto.|pague antes de|pagar antes de|pague hasta el|
      pague hasta|páguese antes de|páguese antes del|fecha próximo pago|fecha de próximo pago|fecha del próximo pago|fecha de adeudo|fecha cargo en cuenta|le cargaremos en su cuenta|será cargado en su cuenta|
      se cargará el|débito automático en cuenta`,
    ),
    'interest-rates': list(
      `tasa de interés|tipo de interés|tasa anual|tae|tin|cat|tasa bruta anual|tasa efectiva|intereses|tasas|tna|tea|cft|tasa nominal|tasa efectiva anual|interés moratorio|intereses devengados|tasa de interés anual|intereses a favor|tasa mensual|tasa ordinaria|tasa de interés vigente|caen|costo anual total|tasa de interés bruta|gat nominal|gat real|intereses a cargo|rendimientos|tasa moratoria|tipo nominal anual|tipo deudor|tipo acreedor|tasa bruta|tasa compras|tasa avances|interés anual|interés mensual|interés bruto|interés neto|tcea|trea|cftea|tasa fija anual|
      tasa interés vigente|tasa vigente|retención en la fuente|retención irpf|interés por mora|isr retenido|tasa de rendimiento`,
    ),
    page: list(
      `página|pág.|hoja|pag.|página de|folio|fin del extracto|fin estado de cuenta|fin de estado de cuenta|fin del estado de cuenta|fin de movimientos|hoja nº|al dorso|última línea|ultima linea|ver dorso|fin del documento|fin del resumen|fin de cartola|fin de la cartola|fin del detalle|fin de extracto|fin de operaciones|fin del listado|no hay más movimientos`,
    ),
    'no-transactions': list(
      `sin movimientos|no hay movimientos|no existen movimientos|no se registran movimientos|sin operaciones|no registra movimientos|sin movimientos en el periodo|no hay operaciones|cuenta sin movimientos|no se realizaron movimientos|no presenta movimientos|no existe movimiento|no hay datos para mostrar|no hay información para mostrar|no se registraron movimientos|no existen transacciones|no hay transacciones|sin transacciones|no tuvo movimientos|
      no tiene movimientos|no hubo movimientos|no existen operaciones|no se han realizado movimientos|no se encontraron movimientos|no se han encontrado movimientos|no posee movimientos|
      no se efectuaron movimientos|no presenta transacciones|no se registran transacciones|no se registran operaciones|no se efectuaron operaciones|no se realizaron operaciones|no se realizaron transacciones|
      no tienes movimientos|no registró movimientos`,
    ),
    'not-a-transaction':
      list(`tipo de cambio|fondo de garantía de depósitos|información importante|puntos acumulados|atención al cliente|s.e.u.o.|salvo error u omisión|aclaraciones|condusef|línea de crédito|saldo diario|registro mercantil|servicio de atención|iva incluido|ipab|unidad especializada|cfdi|sello digital|cadena original|infórmese|
      puntos|le informamos|estimado cliente|domicilio social|cuenta protegida|advertencia|glosario|defensor del consumidor|consulte|el saldo promedio|días del periodo|comisiones cobradas|total comisiones|informese sobre la garantía|uf|valor uf|saldo mínimo|abreviaturas|datos fiscales`),
  },
  marks: { in: list('h|cr|abono|haber|c|crédito'), out: list('d|dr|cargo|debe|db|débito') },
  statementTitles:
    list(`extracto|extracto de cuenta|extracto bancario|extracto de movimientos|estado de cuenta|estado de cuenta bancario|cartola|cartola cuenta corriente|cartola bancaria|cartola histórica|cartola de cuenta|movimientos de cuenta|resumen de cuenta|resumen de cuenta corriente|extracto mensual|extracto integrado|estado de cuenta integral|
    extracto de tarjeta|extracto de tarjeta de crédito|estado de cuenta de tarjeta de crédito|resumen de tarjeta|resumen de tarjeta de crédito|liquidación de tarjeta|liquidación de tarjeta de crédito|consulta de movimientos|listado de movimientos|últimos movimientos|estado de cuenta nacional|cartola mensual|libreta de ahorros|libreta|extracto cuenta de ahorros|extracto cuenta corriente|
    movimientos y saldos|detalle de movimientos|estado de cuenta corriente|estado de cuenta de ahorros|cartola cuenta vista|resumen mensual|historial de transacciones|extracto combinado|resumen de cuentas|certificado de movimientos|consulta de saldos y movimientos|movimientos de la cuenta|movimientos cuenta|estado de movimientos|resumen de caja de ahorro|resumen de su cuenta|resumen cuenta corriente|liquidación de su tarjeta|
      liquidación mensual de tarjeta|liquidación tarjeta|movimientos de tu cuenta|reporte de movimientos|reporte de transacciones|histórico de movimientos|historial de cuenta|comunicación de movimientos|
      movimientos tarjeta`),
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
      `cuenta corriente|cuenta de cheques|cuenta vista|cuenta nómina|cuenta sueldo|cuenta a la vista|cuenta personal|cuenta online|cuenta de pago|cuenta negocio|cuenta empresa|cuenta básica|cuenta maestra|cuenta enlace|cuenta eje|cuenta digital|cuenta de depósito|chequera|cta. cte.|cta cte|cuenta única|cta. corriente|cuenta de la nómina|cuenta de nómina|cuenta rut|cuenta joven|cuenta en euros|cuenta en pesos|cuenta de pagos|cuenta pyme|cuenta monetaria|depósitos monetarios|cuenta integral|
      cuenta efectiva|cuenta bancaria|cuenta transaccional|depósito a la vista|depósitos a la vista`,
    ),
    savings: list(
      `cuenta de ahorro|cuenta de ahorros|ahorro|ahorros|caja de ahorro|caja de ahorros|libreta de ahorro|plazo fijo|depósito a plazo|cuenta ahorro|imposición a plazo|cdt|inversión|caja de ahorro en pesos|imposición a plazo fijo|cuenta remunerada|pagaré|certificado financiero|cdat`,
    ),
    'credit-card': list(
      `tarjeta de crédito|tarjeta|extracto de tarjeta|estado de cuenta de tarjeta|tarjetas|tarjeta oro|tarjeta clásica|tarjeta platino|resumen de tarjeta|tarjetahabiente|pago para no generar intereses`,
    ),
    loan: list(
      `préstamo|crédito hipotecario|hipoteca|préstamo personal|crédito personal|crédito de consumo|línea de crédito|crédito automotriz|préstamo hipotecario|crédito simple|crédito de nómina|préstamo prendario|crédito revolvente`,
    ),
    unknown: list(
      `cuenta de valores|monedero|monedero electrónico|billetera virtual|billetera|tarjeta prepago|cuenta de inversión|cuenta de dinero electrónico|dinero electrónico|cuenta comitente|cuenta virtual|tarjeta de prepago|cuenta prepago|tarjeta recargable`,
    ),
  },
};

import { list } from './list.ts';

/** Words by which a paper shows whose it is: a bank's or card issuer's, or a trader's, landlord's, employer's … */
export interface PaperWords {
  /** What only an institution that keeps accounts says: overdraft, deposit protection, available balance. Anywhere. */
  readonly banking: readonly string[];
  /** Kinds of bookings, as bookings' texts name them: card payments, cash machines, standing orders. */
  readonly bookings: readonly string[];
  /** Headings of columns that other papers have: quantities, unit prices, due dates, meter readings. */
  readonly columns: readonly string[];
  /** What other papers say beside their rows: whom they bill, what is overdue, what an employee is paid. */
  readonly labels: readonly string[];
  /** What the rows of a trader's account are: invoices, credit notes, payments received. */
  readonly documents: readonly string[];
}

const words = (banking: string, bookings: string, columns: string, labels: string, documents: string): PaperWords => ({
  banking: list(banking),
  bookings: list(bookings),
  columns: list(columns),
  labels: list(labels),
  documents: list(documents),
});

/** By language. Words that both kinds of papers use (account number, customer number, amount due, VAT number) are in no list. */
export const paperWords: Readonly<Record<string, PaperWords>> = {
  en: words(
    `overdraft|overdraft limit|arranged overdraft|unarranged overdraft|available balance|available credit|available funds|credit interest|debit interest|interest earned|interest paid|interest charged|
    annual percentage yield|gross interest|aer|deposit protection|deposit insurance|fdic|member fdic|financial services compensation scheme|fscs|minimum payment|cash advance|cash advances|credit limit|card ending|card ending in|
    routing number|ifsc|micr|debit card|cleared balance|uncleared|ledger balance|average balance|monthly maintenance fee|checks paid|cheques paid|lost or stolen card|savings account|current account|checking account|chequing account|banking`,
    `atm|atm withdrawal|cash withdrawal|withdrawal|pos|pos purchase|card purchase|card payment|card transaction|contactless|visa|mastercard|debit card|direct debit|direct deposit|standing order|transfer|bank transfer|transfer to|transfer from|
    faster payment|bacs|ach|neft|imps|rtgs|upi|wire|interac|e-transfer|salary|payroll|wages|interest|interest paid|deposit|cash deposit|cheque|check|overdraft fee|monthly fee|bill payment|atm fee|foreign transaction fee`,
    `qty|quantity|unit price|unit cost|price each|price per unit|line total|item code|product code|sku|part no|uom|disc|discount|discount %|vat rate|vat %|vat amount|net price|list price|due date|due|due on|date due|days overdue|overdue|
    invoice no|invoice number|invoice date|invoice|invoice amount|30 days|60 days|90 days|over 90|over 90 days|0-30|31-60|61-90|duration|mins|minutes|number called|destination|hours|rate per hour|hourly rate|meter reading|previous reading|current reading|usage|consumption|kwh|units used|
    deductions|employee|contributions|principal portion|remaining principal|net book value|depreciation|cost centre|actual|variance|rent|weight|odometer|mileage|km|litres|gallons|on hand|in stock|account code|nominal code|ytd|
    toll|tolls|plaza|toll plaza|lane|license plate|licence plate|vehicle reg|unit balance|nav|nav per unit|kwh used|call type|data used`,
    `accounts payable|accounts receivable|sales ledger|purchase ledger|trade account|supplier account|supplier no|customer account|customer code|vendor account|aged balance|ageing|days overdue|payment terms|net 30 days|our invoices|unpaid invoices|outstanding invoices|remittance slip|
    remittance address|bill to|ship to|sold to|deliver to|purchase order|delivery address|delivery note|supply address|meter number|meter reading|standing charge|landlord|tenant|tenancy|employee no|employee number|tax code|national insurance|net pay|gross pay|basic pay|taxable pay|petty cash|cash count|cash in hand|cash drawer|counted by|
    sum assured|sum insured|policy number|depreciation|
    meter readings|mpan|mprn|unit rate|unit rates|supply number|energy used|electricity used|gas used|daily supply charge|line rental|mutual fund|folio no|unit balance|units held|exit load|entry load|net asset value|registered owner|license plate|toll road|toll plaza|repayment schedule|amortization schedule|amortisation schedule|instalment schedule|remaining instalments`,
    `invoice|sales invoice|inv|credit note|debit note|credit memo|payment received|receipt|allocation|unallocated cash|part payment|cash sale|cash sales|goods returned|rent due|rent charge|levy`,
  ),
  de: words(
    `dispositionskredit|dispokredit|dispolimit|kontokorrentkredit|eingeräumte kontoüberziehung|geduldete überziehung|überziehung|überziehungszinsen|sollzinsen|sollzinssatz|habenzinsen|habenzinssatz|guthabenzinsen|einlagensicherung|einlagensicherungsfonds|verfügbarer betrag|verfügungsrahmen|verfügbarer saldo|kreditlinie|
    kreditrahmen|girokonto|tagesgeldkonto|sparkonto|sparbuch|kontoführung|kontoführungsgebühren|rechnungsabschluss|einwendungen|kreditkarte|kreditkarten|kartenlimit|kartennummer|kontoinhaber|bankleitzahl|blz|buchungstag|wertstellung|auszug nr|auszugsnummer|primanota`,
    `lastschrift|basislastschrift|firmenlastschrift|folgelastschrift|sepa|überweisung|gutschrift|dauerauftrag|kartenzahlung|girocard|geldautomat|bargeldauszahlung|bargeldabhebung|auszahlung|bareinzahlung|barauszahlung|einzahlung|gehalt|lohn|lohn/gehalt|rente|entgelt|abschluss|kontoführung|zinsen|habenzinsen|scheck|scheckeinreichung|echtzeitüberweisung|
    überweisungsgutschrift|ec|pos|visa|mastercard|debitkarte|bankomat|vergütung|dauervergütung|einzug|storno`,
    `menge|stück|stk|einzelpreis|stückpreis|e-preis|gesamtpreis|rabatt|mwst|mwst %|ust|ust %|netto|brutto|netto eur|brutto eur|artikel|artikelnummer|art.-nr|artikelbezeichnung|fällig am|fällig|fälligkeit|fälligkeitsdatum|zahlbar bis|tage überfällig|überfällig|mahnstufe|rechnungsnummer|rechnungsnr|rechnungsdatum|rg.-nr|zählerstand|
    zähler|verbrauch|kwh|dauer|zielrufnummer|rufnummer|stunden|std|stundensatz|kilometer|km|liter|abschreibung|buchwert|anschaffungswert|kostenstelle|gegenkonto|belegnr|abweichung|zinsanteil|tilgung|tilgungsanteil|restschuld|restkapital|prämie|miete|nebenkosten|steuerschlüssel|eb-wert|gewicht|haltestelle|
    leistung|preis|ziff|ziffer|arbeitspreis|anteile|anteilspreis|rücknahmepreis|kennzeichen|mautbetrag`,
    `kundenkonto|lieferantenkonto|debitor|debitoren|kreditor|kreditoren|debitorenkonto|kreditorenkonto|offene posten|offener posten|offene rechnungen|zahlungsziel|zahlbar innerhalb|skonto|lieferadresse|rechnungsadresse|rechnungsempfänger|lieferschein|bestellnummer|auftragsnummer|zählernummer|zählerstand|
    verbrauchsstelle|vertragskonto|abschlag|abschläge|mieter|vermieter|mietkonto|mietobjekt|arbeitnehmer|personalnummer|steuerklasse|sozialversicherungsnummer|nettolohn|bruttolohn|auszahlungsbetrag|kassenbuch|kassenbestand|kassenführer|kassensturz|barkasse|anlagenverzeichnis|abschreibungen|sachkonto|kostenstelle|versicherungsnummer|
    arbeitspreis|grundpreis|zählernr|messstelle|marktlokation|netzentgelt|abrechnungszeitraum verbrauch|rufnummern|datenvolumen|preisverzeichnis|leistungsverzeichnis|preisaushang|fondsanteile|anteilsbestand|rücknahmepreis|zahlungsplan|tilgungsplan|restlaufzeit|ratenplan`,
    `rechnung|ausgangsrechnung|eingangsrechnung|rechnungskorrektur|gutschrift rechnung|zahlungseingang|zahlungsausgang|zahlung|ihre zahlung|teilzahlung|mahngebühr|mahnung|bareinnahme|tageseinnahmen|tageslosung|abschlag|abschlagszahlung|sollstellung|miete`,
  ),
  fr: words(
    `découvert|découvert autorisé|autorisation de découvert|facilité de caisse|intérêts débiteurs|intérêts créditeurs|agios|taeg|teg|taux débiteur|compte courant|compte chèques|compte de dépôt|compte à vue|livret a|livret|solde disponible|disponible|garantie des dépôts|fgdr|carte bancaire|plafond|encours carte|
    code banque|code guichet|clé rib|domiciliation|titulaire du compte|date de valeur|date valeur|frais bancaires|commission de mouvement|commission d'intervention|relevé d'identité bancaire|rib|crédit renouvelable|paiement minimum|limite de crédit|numéro d'extrait|opposition`,
    `carte|paiement par carte|paiement cb|cb|achat cb|facture carte|retrait|retrait dab|dab|gab|distributeur|virement|vir|vir sepa|virement sepa|virement instantané|virement recu|prélèvement|prlv|prlv sepa|prélèvement sepa|domiciliation|ordre permanent|chèque|remise de chèque|remise chèque|cotisation|frais|frais de tenue de compte|
    commission|agios|salaire|versement|versement espèces|dépôt|bancontact|avoir|échéance prêt|tip`,
    `quantité|qté|qte|prix unitaire|pu|p.u|pu ht|prix u.|montant ht|total ht|ht|ttc|montant ttc|tva|tva %|taux tva|remise|référence article|désignation article|date d'échéance|échéance le|retard|jours de retard|n° facture|numéro de facture|facture|date facture|relevé compteur|ancien index|nouvel index|consommation|kwh|durée|
    numéro appelé|heures|taux horaire|part salarié|part employeur|taux %|amortissement|valeur nette|valeur nette comptable|capital amorti|capital restant dû|capital restant|loyer|prime|km|kilomètres|litres|budget|réalisé|écart|lettrage|
    jnl|capital dû|capital dû avant|parts|valeur liquidative|péage`,
    `compte client|compte fournisseur|comptabilité fournisseurs|comptabilité clients|relevé de factures|relevé client|factures échues|factures impayées|factures non réglées|à échoir|échu|balance âgée|pénalités de retard|indemnité forfaitaire|escompte|conditions de règlement|règlement à|à 30 jours|30 jours fin de mois|adresse de livraison|
    adresse de facturation|bon de livraison|n° commande|point de livraison|pdl|abonnement|locataire|bailleur|loyer|matricule|salaire brut|net à payer avant impôt|net imposable|employeur|livre de caisse|fonds de caisse|écart de caisse|billets et pièces|grand livre|immobilisations|dotation|numéro de police|assuré|
    numéro de compteur|relevé de compteur|puissance souscrite|acheminement|forfait mobile|numéro de ligne|valeur liquidative|nombre de parts|péage|tableau d'amortissement|échéancier|offre de prêt|compte de tiers`,
    `facture|fact|facture n°|fac|avoir|avoir n°|règlement|votre règlement|règlement reçu|paiement reçu|acompte|encaissement|relance|vente|ventes|recette|recettes|loyer|appel de loyer|appel de charges`,
  ),
  es: words(
    `descubierto|descubierto autorizado|saldo disponible|disponible|límite de crédito|crédito disponible|pago mínimo|pago para no generar intereses|intereses acreedores|intereses deudores|tae|tasa de interés|fondo de garantía de depósitos|comisión de mantenimiento|cuenta corriente|cuenta de ahorro|cuenta de ahorros|caja de ahorro|cuenta vista|
    cuenta nómina|tarjeta de crédito|tarjeta de débito|fecha valor|f. valor|fecha de valor|titular de la cuenta|clabe|cbu|cci|código cuenta cliente|saldo promedio|saldo medio|saldo contable|saldo retenido|sobregiro|línea de sobregiro|unidad especializada|condusef|ipab|gat|ejecutivo de cuenta|fecha de corte`,
    `tarjeta|compra tarjeta|compra con tarjeta|pago con tarjeta|compra|cajero|cajero automático|retiro|retiro cajero|reintegro|disposición|transferencia|transf|transferencia recibida|transferencia enviada|spei|bizum|traspaso|recibo|adeudo|domiciliación|nómina|abono|abono nómina|ingreso|ingreso efectivo|depósito|cheque|comisión|
    comisiones|intereses|itf|giro|pago de servicios|cargo|débito automático|haberes|pensión|liquidación de intereses`,
    `cantidad|cant|uds|unidades|precio|precio unitario|p. unitario|p.unit|dto|descuento|base imponible|iva|% iva|tipo iva|cuota iva|artículo|código artículo|vencimiento|vence|fecha vencimiento|fecha de vencimiento|vto|días vencidos|n° factura|nº factura|factura|fecha factura|lectura|lectura anterior|lectura actual|consumo|kwh|duración|
    número llamado|horas|precio hora|devengos|deducciones|amortización|amortización acumulada|valor neto|capital pendiente|capital amortizado|km|kilómetros|litros|presupuesto|desviación|alquiler|renta|prima|existencia|existencias|cuenta contable|asiento|contrapartida|
    cuota|amortización de capital|participaciones|valor liquidativo|peaje|matrícula`,
    `cuenta de cliente|cuenta cliente|cuenta de proveedor|estado de cuenta de cliente|estado de cuenta de proveedor|extracto de cliente|extracto de proveedor|saldo pendiente de pago|facturas pendientes|facturas vencidas|partidas pendientes|forma de pago|vencimientos|condiciones de pago|pagadero a|recargo por demora|dirección de entrega|dirección de envío|
    número de pedido|nº de pedido|n° de pedido|albarán|punto de suministro|potencia contratada|término de energía|contador|inquilino|arrendatario|arrendador|líquido a percibir|salario base|nº afiliación|retención irpf|libro de caja|caja chica|arqueo|arqueo de caja|hoja de caja|
    libro mayor|libro diario|balance de sumas y saldos|inmovilizado|número de póliza|detalle de llamadas|
    lectura anterior|lectura actual|número de línea|consumo de datos|participaciones|valor liquidativo|valor cuota|peaje|cuadro de amortización|tabla de amortización|plan de pagos`,
    `factura|fra|n/fra|s/fra|ntra. fra|nuestra factura|factura nº|abono factura|nota de abono|nota de crédito|nota de débito|su pago|su transferencia|su ingreso|su cheque|cobro|cobro factura|pago a cuenta|pago recibido|venta|ventas|ticket|devolución|recibo alquiler|alquiler`,
  ),
  it: words(
    `fido|affidamento|scoperto|scoperto di conto|sconfinamento|saldo disponibile|saldo contabile|saldo liquido|numeri creditori|numeri debitori|interessi creditori|interessi debitori|interessi attivi|interessi passivi|commissione di massimo scoperto|commissione disponibilità fondi|imposta di bollo|spese di tenuta conto|
    conto corrente|conto di deposito|libretto di risparmio|carta di credito|carta di debito|plafond|valuta|data valuta|coordinate bancarie|abi|cab|cin|intestatario|fondo interbancario|fitd|taeg|tasso creditore|tasso debitore|scalare|riassunto scalare|rata minima|bancomat`,
    `pagamento pos|pos|pagobancomat|bancomat|prelievo|prelievo bancomat|prelevamento|bonifico|bonifico sepa|bonifico a vostro favore|bonifico istantaneo|giroconto|addebito|addebito diretto|addebito sdd|sdd|rid|accredito|stipendio|accredito stipendio|pensione|versamento|versamento contanti|assegno|carta|carta di credito|commissioni|
    commissione|spese|canone|canone mensile|imposta di bollo|bollo|interessi|f24|rata mutuo|ricarica|mav|utenza|utenze|disposizione`,
    `quantità|q.tà|qta|qtà|prezzo|prezzo unitario|p. unitario|sconto|imponibile|iva|% iva|aliquota|aliquota iva|articolo|codice articolo|scadenza|data scadenza|scade il|giorni di ritardo|ritardo|n. fattura|numero fattura|fattura|data fattura|lettura|lettura precedente|lettura attuale|consumo|kwh|smc|durata|numero chiamato|ore|tariffa oraria|
    trattenute|ammortamento|fondo ammortamento|valore residuo|quota capitale|quota interessi|debito residuo|capitale residuo|rata|km|litri|budget|consuntivo|scostamento|canone|premio|partita|contropartita|causale contabile|giacenza|u.m|
    quote|valore quota|pedaggio|targa`,
    `conto cliente|conto fornitore|estratto conto cliente|estratto conto clienti|estratto conto fornitore|scheda cliente|scheda fornitore|scheda contabile|partitario|partite aperte|partite scadute|fatture scadute|fatture insolute|scaduto|a scadere|condizioni di pagamento|rimessa diretta|ricevuta bancaria|destinazione merce|ordine n|
    documento di trasporto|matricola contatore|punto di fornitura|lettura|inquilino|conduttore|locatore|dipendente|netto in busta|netto a pagare|retribuzione|libro cassa|prima nota|prima nota cassa|registro di cassa|cassa contanti|fondo cassa|giornale di cassa|libro mastro|mastrino|libro giornale|cespiti|polizza n|
    codice pod|potenza impegnata|lettura precedente|lettura attuale|materia energia|oneri di sistema|utenza|traffico telefonico|valore quota|numero quote|pedaggio|piano di ammortamento`,
    `fattura|ft|fatt|ns. fattura|ns fattura|nostra fattura|vs. fattura|nota di credito|nota credito|nc|vs. bonifico|vostro bonifico|vs. pagamento|vostro pagamento|vs. rimessa|incasso|incasso fattura|pagamento fattura|saldo fattura|acconto|corrispettivi|vendita|vendite|scontrino|ri.ba`,
  ),
  pt: words(
    `saldo disponível|saldo contabilístico|saldo autorizado|descoberto|descoberto autorizado|facilidade de descoberto|cheque especial|limite de crédito|limite disponível|limite cheque especial|pagamento mínimo|saque|rotativo|juros credores|juros devedores|tan|taeg|fundo de garantia de depósitos|fundo garantidor de créditos|fgc|conta à ordem|
    conta corrente|conta poupança|conta de depósito|depósito à ordem|cartão de crédito|cartão de débito|data valor|data-valor|data movimento|nib|imposto do selo|comissão de manutenção|manutenção de conta|titular da conta|cet|iof|anuidade|ouvidoria`,
    `compra|compra cartão|compra no débito|pagamento com cartão|levantamento|levantamento mb|multibanco|saque|transferência|trf|trf recebida|transferência recebida|ted|doc|pix|pix enviado|pix recebido|débito direto|débito automático|dd|ordem permanente|vencimento|salário|ordenado|depósito|cheque|comissão|juros|imposto do selo|tarifa|
    tarifa bancária|pagamento de serviços|pagamento de boleto|cartão|rendimento|rendimentos|mb way|anuidade|iof`,
    `quantidade|qtd|qtde|quant|preço|preço unitário|preço unit|valor unitário|vl. unitário|desconto|iva|taxa iva|% iva|icms|artigo|produto|vencimento|data de vencimento|vence|dias de atraso|n.º fatura|nº fatura|fatura|data fatura|nota fiscal|leitura|leitura anterior|leitura atual|consumo|kwh|duração|número chamado|horas|valor hora|
    vencimentos|proventos|amortização|valor líquido|capital em dívida|saldo devedor|prestação|km|quilómetros|litros|orçamento|realizado|desvio|renda|aluguel|prémio|prêmio|existência|contrapartida|
    unidades de participação|valor da quota|portagem|matrícula|pedágio`,
    `conta de cliente|conta cliente|conta corrente de cliente|conta corrente cliente|conta corrente de fornecedor|extrato de cliente|extrato de fornecedor|extrato de conta de cliente|faturas em aberto|faturas vencidas|documentos em aberto|títulos em aberto|por regularizar|valores vencidos|condições de pagamento|prazo de pagamento|juros de mora|morada de entrega|
    endereço de entrega|pedido nº|guia de remessa|última leitura|contador|ponto de entrega|unidade consumidora|inquilino|locatário|senhorio|total líquido|vencimento base|funcionário|livro caixa|livro de caixa|folha de caixa|fundo de caixa|fundo de maneio|conferência de caixa|razão|razão geral|diário|balancete|imobilizado|apólice n|
    código ponto entrega|potência contratada|leitura anterior|leitura atual|bandeira tarifária|unidades de participação|valor da cota|portagem|pedágio|plano financeiro|plano de prestações`,
    `fatura|factura|ft|fac|n/fatura|nossa fatura|vossa fatura|nota de crédito|nota de débito|recibo|v/ pagamento|vosso pagamento|v/pagamento|pagamento recebido|recebimento|cobrança|adiantamento|venda|vendas|vendas a dinheiro|duplicata|nf|nf-e|renda`,
  ),
  nl: words(
    `roodstand|rood staan|kredietlimiet|bestedingslimiet|bestedingsruimte|beschikbaar saldo|beschikbaar|debetrente|creditrente|rente|depositogarantiestelsel|depositobeschermingsregeling|garantiefonds|betaalrekening|spaarrekening|zichtrekening|betaalpas|bankpas|creditcard|kredietkaart|valutadatum|rentedatum|boekdatum|boekingsdatum|
    tegenrekening|volgnummer|afschriftnummer|rekeninghouder|kaartnummer|vorig saldo|nieuw saldo|minimaal te betalen|bij- en afschrijvingen|kosten betaalrekening|beheerskosten`,
    `betaalautomaat|geldautomaat|geldopname|pinbetaling|pin|bea|gea|betaalpas|contactloos|overschrijving|overboeking|storting|incasso|automatische incasso|sepa incasso|sepa overboeking|domiciliëring|ideal|acceptgiro|salaris|loon|rente|creditrente|kosten|bancontact|doorlopende opdracht|periodieke overboeking|spaaropdracht|spoedbetaling|tikkie|
    ing|terugboeking|creditcard|instantoverschrijving|afhaling`,
    `aantal|hoeveelheid|stuksprijs|prijs|prijs per stuk|eenheidsprijs|korting|btw|btw %|excl. btw|incl. btw|artikel|artikelnummer|artikelcode|vervaldatum|vervalt|vervaldag|dagen te laat|dagen open|factuurnummer|factuurnr|factuurdatum|factuur|meterstand|beginstand|eindstand|verbruik|kwh|duur|gebeld nummer|uren|uurtarief|tarief|afschrijving|
    boekwaarde|aanschafwaarde|aflossing|restschuld|restant hoofdsom|premie|huur|servicekosten|km|kilometers|liters|begroting|begroot|realisatie|grootboek|grootboekrekening|dagboek|stuknummer|koers|debitcard|openstaand|
    termijn|participaties|koers per participatie|kenteken`,
    `debiteur|debiteuren|debiteurnummer|crediteur|crediteuren|debiteurenkaart|crediteurenkaart|openstaande posten|openstaande facturen|vervallen facturen|vervallen posten|klantrekening|klantenrekening|betalingstermijn|binnen 30 dagen|binnen 14 dagen|betalingscondities|afleveradres|factuuradres|inkoopnummer|bestelnummer|pakbon|meternummer|leveringsadres|
    termijnbedrag|huurder|verhuurder|werknemer|personeelsnummer|loonheffing|nettoloon|brutoloon|kasboek|kassaldo|kasstaat|kascontrole|kleine kas|grootboekkaart|grootboek|activastaat|polisnummer|merchant|merchant-id|
    ean-code|meterstand|meterstanden|leveringskosten|netbeheerkosten|mobiel nummer|belminuten|participaties|intrinsieke waarde|aflossingsschema|restschuld`,
    `factuur|fact|verkoopfactuur|inkoopfactuur|creditnota|creditfactuur|uw betaling|betaling ontvangen|ontvangen betaling|ontvangst|deelbetaling|kasverkoop|kasverkopen|dagomzet|aanmaning|herinnering|huur|termijn`,
  ),
  sv: words(
    `kontokredit|beviljad kredit|kreditutrymme|kreditgräns|köpgräns|disponibelt belopp|disponibelt|tillgängligt belopp|inlåningsränta|utlåningsränta|räntesats|insättningsgaranti|insättningsgarantin|riksgälden|kontohavare|clearingnummer|clearingnr|bokföringsdatum|bokföringsdag|valutadatum|valutadag|reskontradatum|lönekonto|sparkonto|privatkonto|
    bankkonto|transaktionsdatum|lägsta belopp att betala|kreditkort|bankkort|kortnummer|övertrassering|ingående saldo|utgående saldo|räntedatum|internetbanken`,
    `kortköp|köp|kortuttag|uttag|bankomat|swish|överföring|insättning|autogiro|bg|pg|bankgiro|plusgiro|betalning|bg-betalning|pg-betalning|lön|ränta|kapitalisering|årsavgift|kortavgift|avgift|stående överföring|e-faktura|girering|utlandsköp|kontantuttag|kontantinsättning|reservation|pension|barnbidrag`,
    `antal|kvantitet|styckpris|à-pris|á-pris|apris|pris|enhet|rabatt|moms|moms %|artikel|artikelnr|artikelnummer|förfallodatum|förfallodag|förfaller|förf.datum|dagar försenad|fakturanr|fakturanummer|fakturadatum|faktura|mätarställning|förbrukning|kwh|samtalslängd|uppringt nummer|timmar|timpris|avskrivning|bokfört värde|
    anskaffningsvärde|amortering|restskuld|kvarvarande skuld|premie|hyra|km|liter|budget|utfall|avvikelse|verifikation|ver.nr|verifikationsnr|
    ränta kr|fondandelar|andelar|kurs|tull|registreringsnummer`,
    `kundreskontra|leverantörsreskontra|reskontra|kundkonto|kundnr|förfallna fakturor|obetalda fakturor|öppna poster|betalningsvillkor|30 dagar netto|dröjsmålsränta|påminnelseavgift|leveransadress|fakturaadress|ordernummer|er referens|vår referens|mätarnummer|anläggnings-id|nätavgift|elförbrukning|hyresgäst|hyresvärd|anställningsnummer|anställd|bruttolön|
    nettolön|skatteavdrag|kassabok|handkassa|kassaräkning|kassarapport|huvudbok|grundbok|anläggningsregister|försäkringsnummer|körjournal|
    elnät|elhandel|mätarställning|årsförbrukning|mobilnummer|samtal och data|fondandelar|andelskurs|trängselskatt|amorteringsplan`,
    `faktura|fakt|kundfaktura|kreditfaktura|kreditnota|inbetalning|er betalning|delbetalning|utbetalning|påminnelse|påminnelseavgift|dröjsmålsränta|räntefaktura|kontantförsäljning|dagskassa|hyra|avi`,
  ),
  no: words(
    `kassekreditt|kredittramme|kredittgrense|disponibelt|disponibelt beløp|disponibel saldo|innskuddsrente|utlånsrente|overtrekk|overtrekksrente|innskuddsgaranti|bankenes sikringsfond|kontohaver|rentedato|bokført|bokføringsdato|bokført dato|valutadato|brukskonto|sparekonto|lønnskonto|bankkort|kredittkort|kortnummer|minste beløp å betale|minimumsbeløp|
    inngående saldo|utgående saldo|nettbank|arkivref|effektiv rente|kreditrenter|debetrenter`,
    `varekjøp|visa|visa varekjøp|bankaxept|minibank|uttak|kontantuttak|vipps|overføring|innbetaling|betaling|giro|nettgiro|avtalegiro|efaktura|efaktura avtalegiro|lønn|renter|rente|gebyr|kontohold|årspris|kortgebyr|fast oppdrag|straksbetaling|innskudd|trekk|pensjon|barnetrygd|mobilbank|straksoverføring`,
    `antall|mengde|enhetspris|pris|stykkpris|rabatt|mva|mva %|vare|varenr|varenummer|forfall|forfallsdato|forfalt|dager forfalt|fakturanr|fakturanummer|fakturadato|faktura|målerstand|forbruk|kwh|varighet|oppringt nummer|timer|timepris|avskrivning|bokført verdi|avdrag|restgjeld|restlån|premie|husleie|km|liter|budsjett|virkelig|avvik|bilagsnr|kid|
    renter og avdrag|andeler|andelskurs|bompenger|kjennemerke`,
    `kundereskontro|leverandørreskontro|reskontro|kundespesifikasjon|leverandørspesifikasjon|kundekonto|forfalte fakturaer|ubetalte fakturaer|åpne poster|betalingsbetingelser|netto 30 dager|forsinkelsesrente|purregebyr|leveringsadresse|fakturaadresse|ordrenummer|deres ref|vår ref|målernummer|målepunkt-id|nettleie|leietaker|utleier|ansattnr|ansatt|brutto lønn|netto lønn|
    netto utbetalt|skattetrekk|kassabok|kassedagbok|kassebeholdning|kasseoppgjør|hovedbok|anleggsregister|polisenummer|
    målerstand|strømforbruk|påslag|mobilabonnement|fondsandeler|andelskurs|bompassering|bompenger|nedbetalingsplan|forfallsplan`,
    `faktura|fakt|utgående faktura|kreditnota|innbetaling kunde|deres betaling|delbetaling|utbetaling|purring|purregebyr|inkasso|kontantsalg|dagsoppgjør|husleie|a konto`,
  ),
  da: words(
    `kassekredit|overtræk|kreditmaksimum|maksimum|disponibelt beløb|disponibelt|til disposition|rådighedsbeløb|kreditramme|indlånsrente|udlånsrente|debetrente|kreditrente|indskydergaranti|garantiformuen|garantifonden|kontohaver|registreringsnummer|reg.nr|bogført|bogføringsdato|bogført dato|valør|valørdato|rentedato|lønkonto|budgetkonto|opsparingskonto|
    nemkonto|betalingskort|kreditkort|kortnummer|mindste betaling|netbank|startsaldo|slutsaldo|saldo primo|saldo ultimo`,
    `dankort|dankort-køb|dk-køb|visa|visa/dankort|køb|hævet|hævning|hæveautomat|kontanthævning|pengeautomat|mobilepay|overførsel|overført|straksoverførsel|indbetaling|indsætning|bs|betalingsservice|fi-kort|girokort|løn|lønoverførsel|renter|rente|gebyr|kortgebyr|fast overførsel|pension|børnepenge|udlandskøb|kontanter`,
    `antal|mængde|enhedspris|stykpris|pris|rabat|moms|moms %|vare|varenr|varenummer|forfald|forfaldsdato|forfalden|dage over forfald|fakturanr|fakturanummer|fakturadato|faktura|målerstand|aflæsning|forbrug|kwh|varighed|kaldt nummer|timer|timepris|afskrivning|bogført værdi|afdrag|restgæld|præmie|husleje|km|liter|budget|realiseret|afvigelse|bilagsnr|
    ydelse|andele|kurs pr. andel|nummerplade`,
    `debitor|debitorer|kreditor|kreditorer|debitorkonto|kreditorkonto|debitornr|kundekonto|forfaldne fakturaer|ubetalte fakturaer|åbne poster|betalingsbetingelser|netto 30 dage|netto 14 dage|morarente|rykkergebyr|leveringsadresse|faktureringsadresse|ordrenummer|deres ref|vores ref|målernummer|aconto|lejer|udlejer|medarbejdernr|medarbejder|bruttoløn|nettoløn|a-skat|
    am-bidrag|kassebog|kassekladde|kassebeholdning|kasseoptælling|kasserapport|finanskonto|hovedbog|anlægskartotek|policenummer|
    målerstand|elforbrug|nettarif|abonnement mobil|investeringsbeviser|andele|vejafgift|afdragsplan`,
    `faktura|fakt|salgsfaktura|kreditnota|betaling modtaget|deres indbetaling|deres betaling|delbetaling|udbetaling|rykker|rykkergebyr|kontantsalg|dagsomsætning|husleje|aconto`,
  ),
  fi: words(
    `luottolimiitti|tililuotto|luottoraja|käytettävissä|käytettävissä oleva saldo|vapaa luotto|talletuskorko|luottokorko|talletussuoja|talletussuojarahasto|tilinomistaja|tilin omistaja|arvopäivä|kirjauspäivä|maksupäivä|arkistointitunnus|käyttötili|säästötili|pankkikortti|luottokortti|korttinumero|vähimmäismaksu|pienin maksuerä|alkusaldo|loppusaldo|saldo kauden alussa|
    verkkopankki|tilinylitys|lähdevero|todellinen vuosikorko`,
    `korttiosto|ostot|osto|automaattinosto|nosto|käteisnosto|otto|pano|tilisiirto|siirto|oma siirto|suoraveloitus|e-lasku|palkka|eläke|etuus|korko|palvelumaksu|palvelumaksut|kuukausimaksu|viitesiirto|viitemaksu|maksupalvelu|mobilepay|toistuvaissuoritus|laskun maksu|käteispano|verkkomaksu|hoitomaksu|tilimaksu|lapsilisä`,
    `määrä kpl|kpl|a-hinta|à-hinta|yksikköhinta|hinta|alennus|alv|alv %|veroton|verollinen|tuote|tuotenro|eräpäivä|erääntynyt|päiviä myöhässä|laskunro|laskun numero|laskun päiväys|lasku|lukema|lukupäivä|mittarilukema|kulutus|kwh|kesto|valittu numero|tunnit|tuntihinta|poisto|kirjanpitoarvo|lyhennys|jäljellä oleva pääoma|jäljellä|vakuutusmaksu|vuokra|km|litraa|
    budjetti|toteuma|poikkeama|tosite|tositenro|
    jäljellä oleva laina|osuudet|osuuden arvo|rekisteritunnus`,
    `asiakasreskontra|myyntireskontra|ostoreskontra|toimittajareskontra|reskontra|asiakastili|avoimet laskut|erääntyneet laskut|maksuehto|14 pv netto|30 pv netto|viivästyskorko|maksumuistutus|toimitusosoite|laskutusosoite|tilausnumero|viitteenne|viitteemme|kulutuspaikka|käyttöpaikka|mittarinumero|siirtomaksu|perusmaksu|vuokralainen|vuokranantaja|työntekijä|bruttopalkka|
    nettopalkka|ennakonpidätys|kassakirja|käteiskassa|kassan loppusaldo|pääkirja|päiväkirja|käyttöomaisuusluettelo|vakuutusnumero|
    mittarilukema|sähkönkulutus|siirtohinta|liittymänumero|puhelut ja data|rahasto-osuudet|osuuden arvo|lyhennyssuunnitelma`,
    `lasku|myyntilasku|hyvityslasku|suoritus|maksusuoritus|osasuoritus|maksumuistutus|muistutusmaksu|viivästyskorko|käteismyynti|päivän myynti|vuokra`,
  ),
  pl: words(
    `limit w rachunku|debet|dopuszczalne saldo|saldo dostępne|dostępne środki|środki dostępne|limit kredytowy|wolne środki|oprocentowanie|odsetki kapitałowe|bankowy fundusz gwarancyjny|bfg|gwarancja depozytów|posiadacz rachunku|data waluty|data księgowania|data operacji|rachunek bieżący|konto osobiste|konto oszczędnościowe|karta kredytowa|karta debetowa|numer karty|
    kwota minimalna|minimalna kwota do zapłaty|minimalna spłata|saldo początkowe|saldo końcowe|saldo otwarcia|saldo zamknięcia|prowizja bankowa|opłata za prowadzenie rachunku|wyciąg nr|prawo bankowe|rrso|rzeczywista roczna stopa`,
    `płatność kartą|transakcja kartą|zakup przy użyciu karty|karta|bankomat|wypłata|wypłata z bankomatu|wypłata gotówki|wpłata|wpłata gotówki|przelew|przelew wychodzący|przelew przychodzący|przelew wewnętrzny|przelew sepa|blik|zlecenie stałe|polecenie zapłaty|wynagrodzenie|pensja|odsetki|kapitalizacja odsetek|opłata|opłata miesięczna|prowizja|opłata za kartę|
    podatek od odsetek|zwrot|obciążenie|uznanie|przelew natychmiastowy|elixir|zus|spłata karty`,
    `ilość|cena|cena jednostkowa|cena netto|wartość netto|wartość brutto|netto|brutto|stawka vat|vat|vat %|rabat|towar|nazwa towaru|indeks|j.m|jm|termin|termin płatności|termin zapłaty|dni po terminie|po terminie|nr faktury|numer faktury|data faktury|data wystawienia|faktura|stan licznika|odczyt|odczyt poprzedni|odczyt bieżący|zużycie|kwh|
    czas trwania|numer docelowy|godziny|stawka godzinowa|amortyzacja|umorzenie|wartość księgowa|rata|rata kapitałowa|rata odsetkowa|kapitał pozostały|pozostało do spłaty|składka|czynsz|km|litry|wykonanie|odchylenie|nr dowodu|
    jednostki|wartość jednostki|liczba jednostek|nr rejestracyjny`,
    `saldo kontrahenta|rozrachunki|rozrachunki z odbiorcami|rozrachunki z dostawcami|potwierdzenie sald|uzgodnienie sald|należności|zobowiązania|nierozliczone|zaległości|przeterminowane|warunki płatności|odsetki za zwłokę|odsetki ustawowe|adres dostawy|nr zamówienia|wz|punkt poboru|nr licznika|najemca|wynajmujący|wynagrodzenie brutto|
    do wypłaty|raport kasowy|stan kasy|księga główna|środki trwałe|nr polisy|
    numer ppe|stan licznika|energia czynna|opłata dystrybucyjna|numer telefonu abonenta|jednostki uczestnictwa|wartość jednostki|harmonogram spłat|przejazd płatny`,
    `faktura|fv|fvs|faktura vat|korekta|faktura korygująca|nota odsetkowa|nota|wpłata od kontrahenta|zapłata|wpłata kp|zapłata za fakturę|paragon|utarg|sprzedaż|czynsz|rozliczenie`,
  ),
  ja: words(
    `普通預金|当座預金|総合口座|定期預金|貯蓄預金|貸越|当座貸越|貸越限度額|お借入残高|預入|お預り金額|お支払金額|お預け入れ|お引出し|差引残高|お取引内容|お取引日|記帳|通帳|取扱店|店番|支店|口座番号|お利息|利息|ご利用可能額|ご利用限度額|ご利用枠|リボ|リボ払い|キャッシング|分割払い|お支払日|引落口座|お引落口座|カード会員|会員番号|預金保険|起算日|入出金明細|ご利用代金`,
    `振込|振込入金|振込手数料|手数料|引落|口座振替|口座引落|口振|振替|自動振替|カード|デビット|atm|現金|お引出|引出|預入|入金|出金|給与|給料|年金|利息|お利息|配当金|電気|電気料|ガス|ガス料|水道|水道料|電話|電話料|家賃|税金|保険|保険料|振込１|ペイジー|ことら|コンビニ|積立|公共料金|nhk|ローン`,
    `数量|単価|品名|品番|品目|商品名|型番|規格|単位|税率|消費税|消費税額|税抜金額|税込金額|納品日|納品書番号|伝票番号|伝票no|請求書番号|支払期日|支払期限|回収予定日|検針日|指針|今回指針|前回指針|使用量|通話時間|通話先|時間数|時給|基本給|支給額|控除額|減価償却費|帳簿価額|取得価額|償却額|元金|元本充当額|残元金|返済額|保険料|賃料|共益費|走行距離|予算|実績|差異|勘定科目|借方科目|貸方科目|相手科目|
    口数|基準価額|通行料金|車両番号|料金所`,
    `得意先|得意先元帳|仕入先|仕入先元帳|売掛金|買掛金|売掛金元帳|買掛金元帳|売掛残高|前回御請求額|今回御請求額|御請求額|御買上額|御入金額|繰越金額|今回お買上額|税込御買上額|締日|締切日|お支払条件|納品先|注文番号|発注番号|担当者印|供給地点特定番号|検針|ご使用量|契約種別|賃借人|賃貸人|社員番号|総支給額|控除合計|差引支給額|支給日|小口現金|小口現金出納帳|現金出納帳|現金残高|金種|総勘定元帳|仕訳帳|固定資産台帳|証券番号|上記の通りご請求|
    検針値|契約電流|電気料金内訳|通話料|基本使用料|基準価額|保有口数|返済予定表|償還予定表|通行料金|料金所|車載器番号`,
    `請求|ご請求|売上|掛売上|掛売|仕入|掛仕入|値引|返品|入金処理|回収|納品|納品書|御入金|現金売上|小切手入金|手形入金|相殺`,
  ),
  'zh-cn': words(
    `账户余额|可用余额|可用额度|信用额度|预借现金|最低还款额|到期还款日|本期还款总额|本期应还款额|账单日|还款日|利息|计息|活期|借记卡|储蓄卡|信用卡|卡号|开户行|开户网点|开户机构|网点|柜员|柜面|存折|对方账号|对方户名|对方账户|对方行名|交易渠道|交易地点|交易对手|钞汇|币种|电子回单|回单专用章|业务专用章|借方发生额|贷方发生额|冲正|支取|存入|存款|年利率|存款保险`,
    `转账|转入|转出|跨行转账|网银转账|手机银行|网上银行|消费|快捷支付|财付通|支付宝|微信支付|微信|银联|pos|atm|取现|取款|现金支取|存现|现存|代发|代发工资|工资|结息|利息|手续费|短信费|年费|代扣|代缴|扣款|汇款|汇入|汇出|还款|退款|网银|银联消费|代付|代收|超级网银|批量|提现|理财|缴费|电费|水费`,
    `数量|单价|品名|品名规格|规格|规格型号|单位|税率|税额|含税金额|不含税金额|送货单号|送货日期|订单号|发票号码|发票号|开票日期|到期日|付款期限|账龄|逾期天数|表底|上期读数|本期读数|用量|用电量|用水量|通话时长|对方号码|时长|工时|时薪|基本工资|应发工资|实发工资|扣款|折旧|净值|原值|累计折旧|本金|应还本金|应还利息|剩余本金|期数|保费|租金|里程|预算|实际|差异|会计科目|凭证字号|科目编码|
    入库|出库|领用|份额|基金份额|通行费|车牌号|收费站`,
    `供方|需方|购货方|销货方|买方|卖方|客户名称|供应商|应收账款|应付账款|应收款|应付余额|应收余额|本期应付|本期应收|上期结欠|未付款|已付款|欠款|欠款余额|账期|月结30天|送货地址|收货人|表号|抄表|用电地址|承租方|出租方|工号|现金日记账|库存现金|现金盘点|备用金|总账|明细分类账|固定资产|保单号|
    抄表周期|电度电费|仓库|保管员|库存明细|套餐月费|流量费|基金份额|单位净值|还款计划表|车牌号|收费站`,
    `送货|发货|货款|销售|销售单|送货单|退货|收款|付款|已付|发票|开票|回款|收货款|付货款|应收|冲减|折让|进货|采购`,
  ),
  'zh-tw': words(
    `帳戶餘額|可用餘額|可用額度|信用額度|預借現金|最低應繳金額|最低應繳|繳款截止日|結帳日|循環利率|循環信用|利息|活期|活期存款|活儲|支票存款|儲蓄存款|綜合存款|存摺|信用卡|卡號|開戶行|分行|分行別|櫃員|臨櫃|對方帳號|轉出帳號|轉入帳號|交易地點|支出金額|存入金額|提款|存款|支出|存入|年利率|計息|存款保險|中央存款保險|透支|透支額度|外匯|往來戶口|儲蓄戶口|戶口|結單|入賬|利率`,
    `轉帳|轉入|轉出|跨行轉帳|跨行|跨轉|網路轉帳|網銀|行動銀行|提款|現金|現金提款|atm|存款|存入|現金存入|薪資|薪轉|薪水|利息|存款利息|手續費|代扣|代繳|扣繳|扣款|匯款|匯入|匯出|繳費|電費|水費|瓦斯費|電信費|勞保費|健保費|信用卡款|刷卡|消費|消費扣款|悠遊卡|街口|line pay|全支付|支票|票據|繳款|退款|自動轉帳|轉賬|自動櫃員機|八達通|eps|fps|轉數快`,
    `數量|單價|品名|品名規格|品項|規格|單位|稅率|稅額|未稅金額|含稅金額|出貨日|出貨單號|送貨單號|訂單號碼|訂單編號|發票號碼|發票日期|到期日|付款期限|帳齡|逾期天數|表底|本期指數|上期指數|本期度數|度數|用電度數|用水度數|通話時間|通話秒數|受話號碼|工時|時薪|本薪|應發金額|實發金額|應扣金額|折舊|累計折舊|帳面價值|本金|應還本金|應付利息|本金餘額|期數|期別|保費|租金|里程|預算|實際|差異|會計科目|科目|傳票號碼|
    入庫|出庫|領用|單位數|淨值|通行費|車號|收費站`,
    `供應商|客戶名稱|客戶編號|應收帳款|應付帳款|應收帳款明細|應付帳款明細|應收金額|應付金額|本期應收|本期應付|前期未收|前期餘額未付|請款|請款明細|請款金額|未收款|未付款|月結60天|月結30天|票期|營業稅|送貨地址|收貨人|電號|水號|用電地址|用水地址|抄表|承租人|出租人|員工編號|員工姓名|現金日記帳|零用金|現金簿|現金盤點|庫存現金|總分類帳|明細分類帳|財產目錄|保單號碼|採購單號|
    門號|計費期間|倉庫|保管員|庫存明細|月租費|通信費|通話費|電信費|用電計費期間|流動電費|基本電費|度數|基金單位|單位淨值|攤還表|還款計畫|通行費|車牌號碼`,
    `出貨|送貨|銷貨|貨款|退貨|收款|付款|發票|請款|折讓|銷貨折讓|銷貨退回|進貨|採購|沖帳`,
  ),
  cs: words(
    `kontokorent|povolené přečerpání|povolený debet|debet|disponibilní zůstatek|použitelný zůstatek|úvěrový limit|úvěrový rámec|připsané úroky|úroková sazba|pojištění vkladů|fond pojištění vkladů|garanční systém|běžný účet|spořicí účet|kreditní karta|debetní karta|platební karta|majitel účtu|datum valuty|valuta|datum zaúčtování|datum splatnosti platby|
    počáteční zůstatek|konečný zůstatek|protiúčet|číslo výpisu|poplatky za vedení účtu|kód banky|minimální splátka`,
    `platba kartou|nákup|výběr|výběr z bankomatu|bankomat|vklad|vklad hotovosti|příchozí platba|odchozí platba|příchozí úhrada|odchozí úhrada|okamžitá platba|trvalý příkaz|inkaso|sipo|mzda|výplata|úrok|úroky|poplatek|srážková daň|převod|tuzemská platba|karta|bezhotovostní`,
    `množství|počet|ks|jednotková cena|cena za jednotku|sleva|dph|sazba dph|základ|zboží|kód zboží|splatnost|datum splatnosti|po splatnosti|dní po splatnosti|číslo faktury|faktura|datum vystavení|stav měřidla|odečet|spotřeba|kwh|délka hovoru|trvání|volané číslo|hodiny|hodinová sazba|odpisy|zůstatková cena|jistina|zbývá splatit|splátka|pojistné|nájemné|km|litry|skutečnost|
    podílové listy|cena podílového listu|registrační značka`,
    `odběratel|dodavatel|saldokonto|odsouhlasení salda|pohledávky|závazky|neuhrazené faktury|po splatnosti|platební podmínky|dodací adresa|číslo objednávky|dodací list|odběrné místo|číslo elektroměru|záloha|zálohy|nájemce|pronajímatel|zaměstnanec|hrubá mzda|čistá mzda|k výplatě|pokladní kniha|pokladna|stav pokladny|hlavní kniha|číslo pojistky|
    ean opm|stav elektroměru|rezervovaný příkon|distribuce elektřiny|telefonní číslo účastníka|podílové listy|splátkový kalendář|mýtné`,
    `faktura|vydaná faktura|přijatá faktura|dobropis|opravný doklad|úhrada|úhrada faktury|přijatá úhrada|záloha|tržba|prodej|nájemné`,
  ),
  hu: words(
    `folyószámlahitel|hitelkeret|rendelkezésre álló|felhasználható egyenleg|rendelkezésre álló egyenleg|kamat|betéti kamat|országos betétbiztosítási alap|betétbiztosítás|oba|folyószámla|bankszámla|lakossági bankszámla|megtakarítási számla|hitelkártya|bankkártya|betéti kártya|számlatulajdonos|értéknap|könyvelés napja|könyvelési nap|nyitó egyenleg|záró egyenleg|nyitóegyenleg|záróegyenleg|
    kivonat száma|számlavezetési díj|tranzakciós illeték|minimális törlesztő`,
    `kártyás vásárlás|vásárlás|bankkártyás fizetés|készpénzfelvétel|atm|átutalás|utalás|átutalás jóváírás|azonnali átutalás|eseti átutalás|állandó átutalás|csoportos beszedés|beszedés|jóváírás|munkabér|fizetés|nyugdíj|kamat|számlavezetési díj|tranzakciós illeték|díj|jutalék|befizetés|készpénzbefizetés|terhelés`,
    `mennyiség|egységár|egység|nettó|bruttó|áfa|áfa %|kedvezmény|cikkszám|megnevezés és mennyiség|fizetési határidő|esedékesség|lejárt napok|számla száma|számlaszám sorszám|kelt|mérőállás|leolvasás|fogyasztás|kwh|időtartam|hívott szám|óraszám|óradíj|értékcsökkenés|nettó érték|tőke|tőketörlesztés|fennálló tőke|díjrészlet|bérleti díj|km|liter|tény|eltérés|bizonylat|
    befektetési jegy|árfolyam jegy|rendszám`,
    `vevő|szállító|vevői folyószámla|szállítói folyószámla|egyenlegközlő|egyenlegközlés|nyitott tételek|lejárt számlák|kiegyenlítetlen számlák|fizetési feltételek|késedelmi kamat|szállítási cím|rendelésszám|felhasználási hely|mérő gyári száma|bérlő|bérbeadó|munkavállaló|bruttó bér|nettó bér|pénztárkönyv|pénztárjelentés|házipénztár|főkönyv|kötvényszám|
    mérési pont|pod azonosító|elszámolt fogyasztás|rendszerhasználati díj|előfizető|befektetési jegyek|törlesztési terv|útdíj`,
    `számla|vevőszámla|kimenő számla|jóváíró számla|helyesbítő számla|sztornó számla|számla kiegyenlítése|pénzügyi teljesítés|befolyt összeg|részszámla|előleg|bevétel|készpénzes értékesítés`,
  ),
  ro: words(
    `descoperit de cont|descoperit autorizat|overdraft|sold disponibil|disponibil|limita de credit|linie de credit|dobândă|dobânda|fondul de garantare a depozitelor|fgdb|garantarea depozitelor|cont curent|cont de economii|card de credit|card de debit|titular cont|titularul contului|data valutei|data valuta|sold inițial|sold final|sold anterior|rulaj debitor|rulaj creditor|rulaj zi|
    extras nr|comision administrare|comision administrare cont|plată minimă`,
    `plată card|plata card|cumpărare|cumparare pos|pos|retragere|retragere numerar|atm|bancomat|depunere|depunere numerar|încasare|transfer|plată instant|plata instant|plată|virament|ordin de plată|direct debit|debitare directă|salariu|dobândă|comision|comision administrare|taxă|pensie|alimentare`,
    `cantitate|cant|preț unitar|pret unitar|preț|valoare fără tva|tva|cota tva|reducere|u.m|produs|cod produs|scadență|scadenta|data scadenței|zile întârziere|nr. factură|număr factură|factura|data facturii|index vechi|index nou|citire|consum|kwh|durată|număr apelat|ore|tarif orar|amortizare|valoare rămasă|principal|sold rămas|rată|primă|chirie|km|litri|buget|realizat|diferență|
    unități de fond|valoare unitară|nr. înmatriculare`,
    `fișă client|fisa client|fișă furnizor|fișa partenerului|facturi restante|facturi neachitate|sold restant|termen de plată|penalități de întârziere|adresa de livrare|nr. comandă|aviz de însoțire|loc de consum|cod client|contor|chiriaș|angajat|salariu brut|salariu net|net de plată|registru de casă|casierie|carte mare|jurnal|polița nr|extras de cont pentru confirmare|confirmare de sold|
    cod pod|index contor|consum energie|abonament telefonic|unități de fond|grafic de rambursare|scadențar|taxă de drum`,
    `factură|factura|fact|factură storno|storno|chitanță|chitanta|încasare factură|plată factură|achitat|avans|vânzări|bon fiscal|chirie`,
  ),
  sk: words(
    `povolené prečerpanie|debet|disponibilný zostatok|použiteľný zostatok|úverový limit|úverový rámec|úroková sadzba|úrok z vkladu|fond ochrany vkladov|ochrana vkladov|bežný účet|sporiaci účet|kreditná karta|debetná karta|platobná karta|majiteľ účtu|dátum valuty|valuta|dátum zaúčtovania|počiatočný zostatok|konečný zostatok|protiúčet|číslo výpisu|kód banky|minimálna splátka`,
    `platba kartou|nákup|výber|výber z bankomatu|bankomat|vklad|vklad hotovosti|prijatá platba|odoslaná platba|prijatá úhrada|okamžitá platba|trvalý príkaz|inkaso|mzda|výplata|úrok|úroky|poplatok|zrážková daň|prevod|sepa|karta|dôchodok|daň z úrokov`,
    `množstvo|počet|ks|jednotková cena|cena za jednotku|zľava|dph|sadzba dph|základ|tovar|kód tovaru|splatnosť|dátum splatnosti|po splatnosti|dní po splatnosti|číslo faktúry|faktúra|dátum vystavenia|stav merača|odpočet|spotreba|kwh|trvanie|volané číslo|hodiny|odpisy|zostatková cena|istina|zostáva splatiť|splátka|poistné|nájomné|km|litre|podielové listy`,
    `odberateľ|dodávateľ|saldokonto|pohľadávky|záväzky|neuhradené faktúry|po splatnosti|platobné podmienky|dodacia adresa|číslo objednávky|dodací list|odberné miesto|číslo elektromera|nájomca|prenajímateľ|zamestnanec|hrubá mzda|čistá mzda|na výplatu|pokladničná kniha|stav pokladne|hlavná kniha|číslo poistky|splátkový kalendár|preddavok`,
    `faktúra|vydaná faktúra|prijatá faktúra|dobropis|ťarchopis|úhrada faktúry|záloha|tržba|predaj|nájomné`,
  ),
  hr: words(
    `dopušteno prekoračenje|prekoračenje|raspoloživo stanje|raspoloživi iznos|kreditni limit|kamatna stopa|pasivna kamata|zatezna kamata|osiguranje depozita|hrvatska agencija za osiguranje depozita|tekući račun|žiro račun|štedni račun|kreditna kartica|debitna kartica|vlasnik računa|datum valute|datum knjiženja|početno stanje|završno stanje|promet na teret|promet u korist|broj izvatka|vodeći broj banke`,
    `kupnja|kupovina|plaćanje karticom|isplata|podizanje gotovine|bankomat|uplata|uplata gotovine|priljev|odljev|prijenos|nalog za plaćanje|trajni nalog|izravno terećenje|plaća|mirovina|kamata|naknada|naknada za vođenje računa|provizija|instant plaćanje|sepa|hub3`,
    `količina|kol|jedinična cijena|cijena|rabat|popust|pdv|stopa pdv|osnovica|artikl|šifra artikla|dospijeće|datum dospijeća|dana kašnjenja|broj računa kupca|račun br|datum računa|stanje brojila|očitanje|potrošnja|kwh|trajanje|birani broj|sati|amortizacija|knjigovodstvena vrijednost|glavnica|ostatak duga|rata|anuitet|premija|najamnina|km|litara|udjeli|cijena udjela`,
    `kupac|dobavljač|saldakonti|otvorene stavke|izvod otvorenih stavaka|potraživanja|obveze|neplaćeni računi|dospjelo|uvjeti plaćanja|adresa isporuke|broj narudžbe|otpremnica|obračunsko mjerno mjesto|broj brojila|najmoprimac|najmodavac|zaposlenik|bruto plaća|neto plaća|blagajnički izvještaj|stanje blagajne|glavna knjiga|broj police|otplatni plan|mobilni broj pretplatnika`,
    `ulazni račun|izlazni račun|knjižno odobrenje|knjižna obavijest|uplata kupca|plaćanje računa|predujam|utržak|prodaja|najamnina`,
  ),
  tr: words(
    `kredili mevduat|kredili mevduat hesabı|ek hesap limiti|kullanılabilir bakiye|kullanılabilir limit|kart limiti|asgari ödeme|asgari ödeme tutarı|akdi faiz|gecikme faizi|faiz oranı|tasarruf mevduatı sigorta fonu|tmsf|vadesiz hesap|vadesiz mevduat|vadeli hesap|vadeli mevduat|kredi kartı|banka kartı|hesap sahibi|hesap özeti|hesap cüzdanı|valör|valör tarihi|şube kodu|açılış bakiyesi|kapanış bakiyesi|devreden bakiye|ekstre no|hesap işletim ücreti`,
    `pos|pos harcaması|kart ile ödeme|alışveriş|atm|para çekme|nakit çekme|para yatırma|nakit yatırma|havale|eft|fast|gelen eft|giden eft|gelen havale|giden havale|gelen fast|giden fast|virman|otomatik ödeme|fatura ödemesi|düzenli ödeme|talimat|maaş|maaş ödemesi|faiz|faiz tahakkuku|masraf|komisyon|bsmv|stopaj|kkdf|kredi kartı ödemesi|çek tahsilatı|emekli maaşı`,
    `miktar|adet|birim fiyat|iskonto|kdv|kdv oranı|kdv tutarı|matrah|mal hizmet|stok kodu|vade|vade tarihi|gecikme gün|gecikme günü|fatura no|fatura tarihi|fatura|ilk endeks|son endeks|tüketim|kwh|süre|aranan numara|saat ücreti|amortisman|net defter değeri|anapara|kalan anapara|taksit tutarı|prim|kira|km|litre|yevmiye no|pay adedi|birim pay değeri|plaka`,
    `cari hesap|müşteri carisi|satıcı|alıcılar|satıcılar|açık faturalar|ödenmemiş faturalar|vadesi geçmiş|ödeme koşulları|teslimat adresi|sipariş no|irsaliye no|sayaç no|tesisat no|abone no|tüketim noktası|kiracı|kiraya veren|sicil no|brüt ücret|net ücret|kasa defteri|kasa mevcudu|defteri kebir|muavin defter|poliçe no|geri ödeme planı|kalan taksit sayısı|katılma payı|geçiş ücreti`,
    `satış faturası|alış faturası|iade faturası|dekont fatura|tahsilat|tediye|tahsilat makbuzu|nakit satış|kira|avans`,
  ),
  el: words(
    `υπερανάληψη|όριο υπερανάληψης|διαθέσιμο υπόλοιπο|διαθέσιμο ποσό|πιστωτικό όριο|ελάχιστη καταβολή|επιτόκιο|πιστωτικοί τόκοι|χρεωστικοί τόκοι|εγγύηση καταθέσεων|τεκε|τρεχούμενος λογαριασμός|λογαριασμός όψεως|λογαριασμός ταμιευτηρίου|ταμιευτήριο|πιστωτική κάρτα|χρεωστική κάρτα|δικαιούχος λογαριασμού|δικαιούχοι|ημερομηνία αξίας|ημ/νία αξίας|βαλέρ|προηγούμενο υπόλοιπο|νέο υπόλοιπο|λογιστικό υπόλοιπο|κατάστημα τήρησης`,
    `αγορά|αγορά με κάρτα|πληρωμή με κάρτα|ανάληψη|ανάληψη μετρητών|ατμ|atm|κατάθεση|κατάθεση μετρητών|έμβασμα|εμβασμα|μεταφορά|μεταφορα|πάγια εντολή|άμεση χρέωση|μισθοδοσία|μισθός|σύνταξη|τόκοι|προμήθεια|έξοδα|εισφορά|φόρος τόκων|εξόφληση κάρτας|επιταγή|pos|iris`,
    `ποσότητα|τιμή μονάδας|έκπτωση|φπα|φπα %|καθαρή αξία|κωδικός είδους|είδος|λήξη|ημερομηνία λήξης|ημέρες καθυστέρησης|αρ. τιμολογίου|τιμολόγιο|ένδειξη|προηγούμενη ένδειξη|κατανάλωση|kwh|διάρκεια|κληθείς αριθμός|ώρες|αποσβέσεις|αναπόσβεστη αξία|κεφάλαιο|υπόλοιπο κεφαλαίου|δόση|ασφάλιστρο|ενοίκιο|χλμ|λίτρα|μερίδια|τιμή μεριδίου`,
    `πελάτης πίστωσης|καρτέλα πελάτη|καρτέλα προμηθευτή|προμηθευτής|ανοικτά τιμολόγια|ανεξόφλητα|ληξιπρόθεσμα|όροι πληρωμής|διεύθυνση παράδοσης|αρ. παραγγελίας|δελτίο αποστολής|αριθμός παροχής|αρ. μετρητή|ρυθμιζόμενες χρεώσεις|μισθωτής|εκμισθωτής|εργαζόμενος|μικτές αποδοχές|καθαρές αποδοχές|βιβλίο ταμείου|γενικό καθολικό|αριθμός συμβολαίου|πίνακας δόσεων|διόδια|αμοιβαίο κεφάλαιο`,
    `τιμολόγιο|τιμολόγιο πώλησης|πιστωτικό τιμολόγιο|απόδειξη είσπραξης|είσπραξη πελάτη|εξόφληση τιμολογίου|προκαταβολή|πώληση|ενοίκιο`,
  ),
  id: words(
    `cerukan|saldo tersedia|saldo efektif|saldo rata-rata|limit kredit|batas kredit|pembayaran minimum|suku bunga|bunga tabungan|jasa giro|lembaga penjamin simpanan|lps|penjaminan simpanan|ojk|rekening tabungan|rekening giro|tabungan|giro|kartu kredit|kartu debit|nama pemilik rekening|pemilik rekening|saldo awal|saldo akhir|mutasi kredit|mutasi debet|mutasi cr|mutasi db|biaya administrasi|kantor cabang`,
    `setoran|setoran tunai|tarikan tunai|tarik tunai|penarikan|transfer|trsf|trf|pemindahbukuan|kliring|rtgs|bi-fast|qris|qr|kartu debit|transaksi debit|pembelian|top up|topup|flazz|e-banking|m-banking|mbanking|biaya adm|biaya administrasi|bunga|pajak bunga|pajak|gaji|autodebet|db otomatis|kr otomatis|atm`,
    `jumlah barang|kuantitas|qty|harga satuan|diskon|ppn|dpp|kode barang|nama barang|jatuh tempo|hari terlambat|umur piutang|no. faktur|no faktur|tanggal faktur|faktur|stand awal|stand akhir|pemakaian|kwh|durasi|nomor tujuan|jam kerja|penyusutan|nilai buku|pokok|angsuran pokok|angsuran bunga|sisa pokok|angsuran|premi|sewa|km|liter|unit penyertaan|nab|nab per unit`,
    `piutang usaha|utang usaha|kartu piutang|kartu hutang|pelanggan|pemasok|faktur belum dibayar|tunggakan|syarat pembayaran|alamat pengiriman|no. pesanan|surat jalan|id pelanggan|nomor meter|rekening listrik|penyewa|nik karyawan|gaji pokok|gaji kotor|gaji bersih|buku kas|kas kecil|buku besar|nomor polis|jadwal angsuran|reksa dana|unit penyertaan|nilai aktiva bersih|gerbang tol`,
    `faktur|faktur penjualan|nota kredit|retur|pelunasan|pelunasan faktur|pembayaran faktur|uang muka|penjualan|sewa`,
  ),
  ru: words(
    `овердрафт|кредитный лимит|доступный остаток|доступный лимит|платежный лимит|минимальный платеж|обязательный платеж|процентная ставка|страхование вкладов|агентство по страхованию вкладов|дебетовая карта|кредитная карта|держатель карты|владелец счета|дата валютирования|входящий остаток|исходящий остаток|текущий счет|расчетный счет|лицевой счет|вклад|накопительный счет|генеральная лицензия|выписка по счету|остаток средств`,
    `покупка|оплата товаров и услуг|оплата картой|снятие наличных|выдача наличных|банкомат|внесение наличных|перевод|перевод сбп|сбп|входящий перевод|исходящий перевод|зачисление|зарплата|заработная плата|пенсия|автоплатеж|комиссия|проценты|капитализация|возврат|пополнение|списание|плата за обслуживание|кэшбэк|постоянное поручение`,
    `количество|кол-во|цена|цена за единицу|ед. изм.|скидка|ставка ндс|сумма ндс|артикул|срок оплаты|дней просрочки|номер счета-фактуры|показания|показание счетчика|расход квт|квт·ч|продолжительность|часы|амортизация|остаточная стоимость|основной долг|остаток долга|страховой взнос|аренда|км|литры|паи|начислено|удержано|тариф`,
    `дебитор|кредитор|поставщик|покупатель|грузополучатель|грузоотправитель|взаиморасчеты|акт сверки|неоплаченные счета|просроченная задолженность|условия оплаты|отсрочка платежа|адрес доставки|номер заказа|номер счетчика|арендатор|арендодатель|табельный номер|оклад|к выдаче|кассовая книга|главная книга|номер полиса|график платежей|сальдо взаимных расчетов|паевой фонд`,
    `счет-фактура|накладная|реализация|поступление товаров|акт выполненных работ|оплата от покупателя|оплата поставщику|возврат товара|аванс|предоплата|выручка|продажа|корректировка долга|аренда`,
  ),
  uk: words(
    `овердрафт|кредитний ліміт|доступний залишок|доступний ліміт|мінімальний платіж|обов'язковий платіж|процентна ставка|фонд гарантування вкладів|дебетова картка|кредитна картка|держатель картки|власник рахунку|дата валютування|вхідний залишок|вихідний залишок|поточний рахунок|особовий рахунок|депозит|вклад|банківська ліцензія|виписка по рахунку`,
    `покупка|оплата товарів|оплата карткою|зняття готівки|видача готівки|банкомат|внесення готівки|переказ|вхідний переказ|переказ на картку|з картки|зарахування|зарплата|заробітна плата|пенсія|автоплатіж|комісія|відсотки|повернення|поповнення|списання|поповнення мобільного|кешбек`,
    `кількість|к-сть|ціна|ціна за одиницю|од. вим.|знижка|ставка пдв|сума пдв|артикул|термін оплати|днів прострочення|показник лічильника|показання|спожито|квт·год|тривалість|години|амортизація|залишкова вартість|основний борг|залишок боргу|оренда|км|літри|нараховано|утримано|тариф`,
    `дебітор|кредитор|постачальник|покупець|вантажоодержувач|взаєморозрахунки|неоплачені рахунки|прострочена заборгованість|умови оплати|адреса доставки|номер замовлення|номер лічильника|орендар|орендодавець|табельний номер|оклад|до видачі|касова книга|головна книга|номер поліса|графік платежів|споживач`,
    `рахунок-фактура|накладна|реалізація|надходження товарів|акт виконаних робіт|оплата від покупця|оплата постачальнику|повернення товару|аванс|передоплата|виручка|продаж|оренда`,
  ),
  bg: words(
    `овърдрафт|кредитен лимит|разполагаемо салдо|разполагаема наличност|минимална вноска|лихвен процент|фонд за гарантиране на влоговете|дебитна карта|кредитна карта|картодържател|титуляр на сметка|титуляр|вальор|начално салдо|крайно салдо|разплащателна сметка|спестовна сметка|депозит|такса поддръжка на сметка|банково извлечение|извлечение по сметка|блокирани суми`,
    `плащане на пос|пос|покупка|плащане с карта|теглене на атм|теглене|атм|банкомат|внасяне на каса|вноска в брой|превод|получен превод|изходящ превод|входящ превод|вътрешнобанков превод|междубанков превод|заплата|пенсия|директен дебит|такса|такса поддръжка|комисиона|лихва|комунални услуги|бисера|периодичен превод`,
    `количество|к-во|мярка|ед. цена|единична цена|отстъпка|данъчна основа|ставка ддс|артикул|код на стоката|падеж|дни просрочие|фактура №|дата на фактура|показание|разход|квтч|продължителност|часове|амортизация|балансова стойност|главница|остатък главница|премия|наем|км|литри|дялове|начислено|удържано`,
    `доставчик|купувач|получател по фактура|разчети|вземания|задължения|неплатени фактури|просрочени фактури|условия на плащане|адрес на доставка|номер на поръчка|електромер|абонатен номер|клиентски номер за ток|наемател|наемодател|служител|брутно възнаграждение|нетно възнаграждение|касова книга|касова наличност|главна книга|номер на полица|погасителен план`,
    `фактура|кредитно известие|дебитно известие|плащане по фактура|плащане от клиент|стокова разписка|аванс|продажба|оборот в брой|приходен касов ордер|разходен касов ордер|наем`,
  ),
  sr: words(
    `дозвољено прекорачење|дозвољени минус|прекорачење|расположиво стање|расположива средства|кредитни лимит|каматна стопа|агенција за осигурање депозита|текући рачун|девизни рачун|штедни рачун|платна картица|дебитна картица|кредитна картица|претходно стање|ново стање|датум валуте|власник рачуна|извод по рачуну|резервисана средства|месечно одржавање рачуна`,
    `куповина|плаћање картицом|подизање готовине|банкомат|исплата готовине|уплата готовине|пренос|трајни налог|зарада|плата|пензија|камата|провизија|накнада|одржавање рачуна|пос|инстант плаћање|ипс|директно задужење|прилив`,
    `количина|кол.|јед. мере|јединична цена|цена|рабат|пдв %|основица|шифра артикла|доспеће|дана кашњења|број фактуре|датум фактуре|стање бројила|потрошња квтч|квтч|трајање|сати|амортизација|књиговодствена вредност|главница|остатак дуга|премија|закупнина|км|литара`,
    `купац|добављач|отворене ставке|потраживања|обавезе|неплаћени рачуни|доспело|услови плаћања|адреса испоруке|број наруџбенице|мерно место|број бројила|закупац|закуподавац|запослени|бруто зарада|нето зарада|дневник благајне|главна књига|број полисе|план отплате`,
    `улазни рачун|излазни рачун|књижно одобрење|књижно задужење|уплата купца|плаћање рачуна|аванс|пазар|продаја|закупнина`,
  ),
  is: words(
    `yfirdráttarheimild|yfirdráttur|til ráðstöfunar|vaxtadagur|vaxtad.|innlánsvextir|útlánsvextir|reikningsyfirlit|reikningseigandi|debetkort|kreditkort|korthafi|lágmarksgreiðsla|tryggingarsjóður|sparireikningur|veltureikningur|upphafsstaða|lokastaða|netbanki|úttektarheimild`,
    `millifærsla|úttekt hraðbanki|hraðbanki|innborgun|úttekt|laun|færslugjald|debetkortafærsla|kortafærsla|vextir|fjármagnstekjuskattur|beingreiðsla|greiðsluþjónusta|lífeyrir|árgjald|posi|kaup`,
    `fjöldi|magn|einingarverð|verð|afsláttur|vsk|vörunúmer|vöruheiti|eindagi|gjalddagi|reikningsnúmer sölu|mælisstaða|notkun|kwh|lengd símtals|tímar|tímagjald|afskriftir|bókfært verð|höfuðstóll|eftirstöðvar|iðgjald|húsaleiga|km|lítrar`,
    `viðskiptamaður|viðskiptamenn|lánardrottinn|lánardrottnar|greiðsluskilmálar|gjaldfallið|ógreiddir reikningar|dráttarvextir|afhendingarstaður|pöntunarnúmer|mælir nr.|leigjandi|leigusali|launþegi|launatímabil|útborguð laun|brúttólaun|sjóðbók|aðalbók|skírteinisnúmer`,
    `sölureikningur|kreditreikningur|kreditnóta|greiðsla móttekin|innborgun viðskiptamanns|afhending|staðgreiðslusala|fyrirframgreiðsla|húsaleiga|uppgjör`,
  ),
  et: words(
    `arvelduskrediit|krediidilimiit|vaba jääk|broneeritud summa|konto väljavõte|arvelduskonto|hoiukonto|algsaldo|lõppsaldo|väärtuspäev|deebetkaart|krediitkaart|pangakaart|tagatisfond|intressimäär|konto omanik|internetipank|konto hooldustasu|kuutasu|arhiveerimistunnus`,
    `kaardimakse|ostud kaardiga|sularaha väljamakse|sularahaautomaat|pangaautomaat|sularaha sissemakse|ülekanne|makse|palk|töötasu|pension|püsikorraldus|püsimakse|e-arve püsimakse|teenustasu|hooldustasu|intress|kuutasu|laenumakse|välkmakse|laekumine`,
    `kogus|ühik|ühiku hind|hind|allahindlus|km|käibemaks|artikkel|maksetähtaeg|viivitatud päevi|arve number|arve nr|arve kuupäev|näit|algnäit|lõppnäit|tarbimine|kwh|kestus|tunnid|amortisatsioon|jääkmaksumus|põhiosa|laenu jääk|kindlustusmakse|üür|liitrid|osakud`,
    `ostja|müüja|hankija|tarnija|võlgnik|tasumata arved|viivis|maksetingimus|tarneaadress|tellimuse number|arvesti number|mõõtepunkt|üürnik|üürileandja|töötaja|brutopalk|netopalk|kassaraamat|pearaamat|poliisi number|maksegraafik`,
    `arve|kreeditarve|müügiarve|ostuarve|arve tasumine|ettemaks|sularahamüük|müük|tagastus|üür`,
  ),
  lv: words(
    `overdrafts|kredītlimits|pieejamais atlikums|rezervētā summa|konta izraksts|konta pārskats|norēķinu konts|krājkonts|sākuma atlikums|beigu atlikums|valutēšanas datums|debetkarte|kredītkarte|maksājumu karte|noguldījumu garantiju fonds|procentu likme|konta īpašnieks|internetbanka|konta apkalpošana|minimālais maksājums`,
    `pirkums|pirkums ar karti|maksājums ar karti|skaidras naudas izmaksa|skaidras naudas izņemšana|bankomāts|skaidras naudas iemaksa|pārskaitījums|ienākošais maksājums|izejošais maksājums|zibmaksājums|alga|darba alga|pensija|automātiskais maksājums|regulārais maksājums|komisija|komisijas maksa|procenti|konta apkalpošana|e-rēķins`,
    `daudzums|mērvienība|cena|vienības cena|atlaide|pvn|pvn likme|artikuls|apmaksas termiņš|kavētās dienas|rēķina numurs|rēķina nr.|rēķina datums|rādījums|sākuma rādījums|beigu rādījums|patēriņš|kwh|ilgums|stundas|nolietojums|atlikusī vērtība|pamatsumma|aizdevuma atlikums|prēmija|īre|litri|daļas`,
    `pircējs|pārdevējs|piegādātājs|debitors|kreditors|neapmaksātie rēķini|kavējuma procenti|apmaksas noteikumi|piegādes adrese|pasūtījuma numurs|skaitītāja numurs|īrnieks|izīrētājs|darbinieks|bruto alga|neto alga|kases grāmata|virsgrāmata|polises numurs|maksājumu grafiks`,
    `rēķins|kredītrēķins|pavadzīme|rēķina apmaksa|avanss|priekšapmaksa|pārdošana|ieņēmumi kasē|atgriešana|īre`,
  ),
  lt: words(
    `overdraftas|kredito limitas|disponuojama suma|rezervuota suma|sąskaitos išrašas|atsiskaitomoji sąskaita|taupomoji sąskaita|pradinis likutis|galutinis likutis|valiutavimo data|debeto kortelė|kredito kortelė|mokėjimo kortelė|indėlių draudimas|palūkanų norma|sąskaitos savininkas|internetinis bankas|sąskaitos aptarnavimas|minimali įmoka|aptarnavimo mokestis`,
    `pirkinys|pirkinys kortele|atsiskaitymas kortele|mokėjimas kortele|grynųjų pinigų išėmimas|grynųjų išgryninimas|bankomatas|grynųjų įnešimas|pervedimas|gautas pervedimas|momentinis mokėjimas|darbo užmokestis|atlyginimas|pensija|periodinis mokėjimas|komisinis mokestis|palūkanos|aptarnavimo mokestis|e. sąskaita|įmoka|paskolos įmoka`,
    `kiekis|mato vnt.|vieneto kaina|kaina|nuolaida|pvm|pvm tarifas|prekės kodas|apmokėti iki|vėluojama dienų|sąskaitos faktūros nr.|skaitiklio rodmenys|rodmenys nuo|rodmenys iki|suvartojimas|kwh|trukmė|valandos|nusidėvėjimas|likutinė vertė|pagrindinė suma|paskolos likutis|draudimo įmoka|nuoma|litrai|vienetai`,
    `pirkėjas|pardavėjas|tiekėjas|skolininkas|kreditorius|neapmokėtos sąskaitos|delspinigiai|apmokėjimo sąlygos|pristatymo adresas|užsakymo numeris|skaitiklio numeris|nuomininkas|nuomotojas|darbuotojas|priskaityta|išskaityta|kasos knyga|didžioji knyga|poliso numeris|mokėjimų grafikas`,
    `sąskaita faktūra|kreditinė sąskaita|važtaraštis|sąskaitos apmokėjimas|avansas|pardavimas|kasos pajamų orderis|kasos išlaidų orderis|grąžinimas|nuoma`,
  ),
  sl: words(
    `dovoljena prekoračitev|odobreni limit|razpoložljivo stanje|razpoložljiva sredstva|rezervirana sredstva|jamstvo za vloge|osebni račun|transakcijski račun|varčevalni račun|datum valute|imetnik računa|imetnik kartice|debetna kartica|kreditna kartica|začetno stanje|končno stanje|obrestna mera|spletna banka|vodenje računa|minimalno plačilo|mesečno nadomestilo`,
    `nakup|plačilo s kartico|dvig|dvig gotovine|dvig na bankomatu|bankomat|polog gotovine|polog|prenos|nakazilo|takojšnje plačilo|plača|pokojnina|trajnik|direktna obremenitev|provizija|nadomestilo|obresti|vodenje računa|pos|flik|plačilo upn|otroški dodatek`,
    `količina|enota|cena na enoto|cena|popust|rabat|ddv %|stopnja ddv|osnova|šifra artikla|zapadlost|dni zamude|številka fakture|datum fakture|odčitek|stanje števca|poraba|kwh|trajanje|ure|amortizacija|knjigovodska vrednost|glavnica|ostanek dolga|anuiteta|premija|najemnina|km|litri`,
    `kupec|dobavitelj|odprte postavke|terjatve|obveznosti|neplačani računi|zapadlo|plačilni pogoji|dostavni naslov|številka naročila|merilno mesto|številka števca|najemnik|najemodajalec|zaposleni|bruto plača|neto plača|blagajniški dnevnik|glavna knjiga|številka police|amortizacijski načrt`,
    `prejeti račun|izdani račun|dobropis|bremepis|plačilo kupca|plačilo računa|predplačilo|izkupiček|prodaja|najemnina`,
  ),
  ko: words(
    `예금자보호법|예금보험공사|출금가능금액|지급가능금액|이월잔액|거래후잔액|예금주|예금종류|저축예금|보통예금|정기예금|마이너스통장|이용한도|최소결제금액|대출한도|이자율|체크카드|신용카드|계좌번호|거래점|취급점|맡기신금액|찾으신금액`,
    `체크카드|타행이체|자동이체|예금이자|이자|급여|상여|인터넷뱅킹|모바일뱅킹|스마트뱅킹|텔레뱅킹|현금인출|현금입금|대체|대체입금|대체출금|타행환|당행이체|오픈뱅킹|펌뱅킹|atm|cd출금|카드대금|관리비|통신요금|보험료|수수료|연금|전자금융|이체|송금|결산이자|간편결제`,
    `수량|단가|공급가액|세액|품목|품명|규격|할인율|납기일|연체일수|검침|전월지침|당월지침|사용량|kwh|통화시간|근무시간|감가상각|장부가액|원금|상환원금|대출잔액|보험료|임대료|km|리터|좌수|기준가격|공제`,
    `공급자|공급받는자|매출처|매입처|거래처원장|미수금|미지급금|외상매출금|결제조건|납품처|주문번호|계량기번호|임차인|임대인|사원번호|기본급|공제액|실지급액|지급총액|현금출납장|총계정원장|증권번호|상환계획|펀드|기준가`,
    `세금계산서|매출|매입|외상매출|외상대금|수금|반품|선급금|선수금|현금매출|임대료`,
  ),
  th: words(
    `ยอดเงินที่ใช้ได้|วงเงินเบิกเกินบัญชี|ยอดยกมา|ยอดเงินคงเหลือ|สถาบันคุ้มครองเงินฝาก|บัญชีออมทรัพย์|ออมทรัพย์|บัญชีกระแสรายวัน|ฝากประจำ|บัตรเครดิต|บัตรเดบิต|วงเงินบัตร|ยอดชำระขั้นต่ำ|อัตราดอกเบี้ย|ชื่อบัญชี|รายการเดินบัญชี|สาขาเจ้าของบัญชี|เลขที่บัญชีเงินฝาก`,
    `ถอนเงินสด|ฝากเงินสด|โอนเงิน|รับโอนเงิน|โอนเข้า|โอนออก|พร้อมเพย์|ชำระเงิน|ชำระค่าสินค้า|ชำระบิล|เงินเดือน|ดอกเบี้ย|ค่าธรรมเนียม|หักบัญชีอัตโนมัติ|เอทีเอ็ม|ฝากเช็ค|ถอนเงิน|ซื้อสินค้า|ภาษีหัก ณ ที่จ่าย|เติมเงิน|หักบัญชี`,
    `จำนวนหน่วย|ราคาต่อหน่วย|ราคา|ส่วนลด|ภาษีมูลค่าเพิ่ม|รหัสสินค้า|วันครบกำหนด|เกินกำหนด|เลขที่ใบแจ้งหนี้|เลขอ่านครั้งก่อน|เลขอ่านครั้งหลัง|หน่วยที่ใช้|ระยะเวลาโทร|ชั่วโมง|ค่าเสื่อมราคา|เงินต้น|เงินต้นคงเหลือ|เบี้ยประกัน|ค่าเช่า|กิโลเมตร|ลิตร|หน่วยลงทุน`,
    `ลูกหนี้|เจ้าหนี้|ผู้ขาย|ผู้ซื้อ|ใบแจ้งหนี้ค้างชำระ|เงื่อนไขการชำระเงิน|ที่อยู่จัดส่ง|เลขที่ใบสั่งซื้อ|เลขเครื่องวัด|หมายเลขมิเตอร์|ผู้เช่า|ผู้ให้เช่า|รหัสพนักงาน|เงินได้|รายการหัก|สมุดเงินสด|บัญชีแยกประเภท|เลขที่กรมธรรม์|กองทุนรวม`,
    `ใบแจ้งหนี้|ใบลดหนี้|ใบเพิ่มหนี้|รับชำระหนี้|ชำระค่าใบแจ้งหนี้|ขายสด|ขายเชื่อ|มัดจำ|ใบส่งของ|ค่าเช่า`,
  ),
  vi: words(
    `thấu chi|hạn mức thấu chi|hạn mức tín dụng|số dư khả dụng|thanh toán tối thiểu|bảo hiểm tiền gửi|tài khoản thanh toán|tài khoản tiết kiệm|thẻ ghi nợ|thẻ tín dụng|chủ tài khoản|số dư đầu kỳ|số dư cuối kỳ|ngày hiệu lực|sao kê tài khoản|sổ phụ|lãi suất|ngân hàng điện tử|phí quản lý tài khoản|phòng giao dịch`,
    `chuyển khoản|chuyển tiền|nhận chuyển tiền|nộp tiền mặt|nộp tiền|rút tiền|rút tiền mặt|rút tiền atm|thanh toán thẻ|thanh toán hóa đơn|mua hàng|lương|trả lương|lãi tiền gửi|trả lãi|phí dịch vụ|phí sms|phí duy trì|thanh toán tiền điện|nạp tiền|ibft|napas|internet banking|mobile banking`,
    `số lượng|đơn giá|đvt|đơn vị tính|thành tiền|chiết khấu|thuế suất|tiền thuế|mã hàng|tên hàng|hạn thanh toán|số ngày quá hạn|số hóa đơn|ngày hóa đơn|chỉ số cũ|chỉ số mới|điện năng tiêu thụ|kwh|thời lượng|số giờ|khấu hao|giá trị còn lại|gốc|dư nợ gốc|phí bảo hiểm|tiền thuê|km|lít|chứng chỉ quỹ|tài khoản đối ứng kế toán`,
    `người mua|người bán|nhà cung cấp|công nợ phải thu|công nợ phải trả|hóa đơn chưa thanh toán|điều khoản thanh toán|địa chỉ giao hàng|số đơn hàng|công tơ|mã khách hàng điện|bên thuê|bên cho thuê|mã nhân viên|lương cơ bản|thực lĩnh|sổ quỹ|sổ cái|số hợp đồng bảo hiểm|lịch trả nợ`,
    `hóa đơn|phiếu thu|phiếu chi|bán hàng|mua hàng hóa|thu tiền khách hàng|trả tiền nhà cung cấp|hàng bán bị trả lại|tạm ứng|tiền thuê`,
  ),
  ms: words(
    `baki tersedia|baki boleh guna|pidm|perbadanan insurans deposit|akaun semasa|akaun simpanan|overdraf|had overdraf|had kredit|bayaran minimum|kadar faedah|kadar keuntungan|kad kredit|kad debit|pemegang kad|baki penyata|baki permulaan|baki akhir|penyata akaun|penyata bank|hibah`,
    `bayaran|pindahan|pindahan dana|pindahan segera|deposit tunai|pengeluaran tunai|pengeluaran atm|belian|belian kad debit|gaji|faedah|hibah|caj|caj perkhidmatan|bayaran bil|arahan tetap|debit terus|duitnow|fpx|jompay|dividen|keuntungan dibayar`,
    `kuantiti|harga seunit|diskaun|cukai jualan|kod barang|tarikh matang|hari tertunggak|no. invois|tarikh invois|bacaan meter|bacaan terdahulu|bacaan semasa|penggunaan kwh|kwh|tempoh panggilan|jam bekerja|susut nilai|nilai buku|prinsipal|baki pinjaman|premium|sewa|km|liter|unit amanah|potongan`,
    `penghutang|pemiutang|pembekal|pembeli|akaun belum terima|akaun belum bayar|invois tertunggak|terma bayaran|alamat penghantaran|no. pesanan|no. meter|penyewa|tuan rumah|no. pekerja|gaji pokok|gaji kasar|gaji bersih|buku tunai|lejar am|no. polisi|jadual bayaran balik`,
    `invois|nota kredit|nota debit|resit rasmi|bayaran invois|bayaran diterima|pendahuluan|jualan tunai|jualan|sewa`,
  ),
};

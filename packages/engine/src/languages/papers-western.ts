import { type PaperWords, words } from './paper-words.ts';

/** Words of papers in the languages of western and northern Europe. */
export const WESTERN_PAPERS: Readonly<Record<string, PaperWords>> = {
  en: words(
    `overdraft|overdraft limit|arranged overdraft|unarranged overdraft|available balance|available credit|available funds|credit interest|debit interest|interest earned|interest paid|interest charged|
    annual percentage yield|gross interest|aer|deposit protection|deposit insurance|fdic|member fdic|financial services compensation scheme|fscs|minimum payment|cash advance|cash advances|credit limit|card ending|card ending in|
    routing number|sort code|bsb number|ifsc|micr|debit card|credit card|cleared balance|uncleared|ledger balance|average balance|monthly maintenance fee|checks paid|cheques paid|lost or stolen card|savings account|current account|checking account|chequing account|banking|electronic money|electronic money institution|e-money institution|payment institution`,
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
    code banque|code guichet|clé rib|domiciliation|titulaire du compte|date de valeur|date valeur|frais bancaires|commission de mouvement|commission d'intervention|relevé d'identité bancaire|rib|crédit renouvelable|paiement minimum|limite de crédit|numéro d'extrait|opposition|monnaie électronique|établissement de monnaie électronique|porte-monnaie électronique|établissement de paiement|acpr|bnb|banque nationale de belgique`,
    `carte|paiement par carte|paiement cb|cb|achat cb|facture carte|retrait|retrait dab|dab|gab|distributeur|virement|vir|vir sepa|virement sepa|virement instantané|virement recu|prélèvement|prlv|prlv sepa|prélèvement sepa|domiciliation|ordre permanent|chèque|remise de chèque|remise chèque|cotisation|frais|frais de tenue de compte|
    commission|agios|salaire|versement|versement espèces|dépôt|bancontact|avoir|échéance prêt|tip|rechargement|recharge depuis compte|rechargement depuis compte`,
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
    conto corrente|conto di deposito|libretto di risparmio|carta di credito|carta di debito|plafond|valuta|data valuta|coordinate bancarie|abi|cab|cin|intestatario|fondo interbancario|fitd|taeg|tasso creditore|tasso debitore|scalare|riassunto scalare|rata minima|bancomat|circuito|circuito internazionale|conto appoggio|conto di appoggio|conto d'appoggio|tipo operazione|tipologia operazione`,
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
  is: words(
    `yfirdráttarheimild|yfirdráttur|til ráðstöfunar|vaxtadagur|vaxtad.|innlánsvextir|útlánsvextir|reikningsyfirlit|reikningseigandi|debetkort|kreditkort|korthafi|lágmarksgreiðsla|tryggingarsjóður|sparireikningur|veltureikningur|upphafsstaða|lokastaða|netbanki|úttektarheimild`,
    `millifærsla|úttekt hraðbanki|hraðbanki|innborgun|úttekt|laun|færslugjald|debetkortafærsla|kortafærsla|vextir|fjármagnstekjuskattur|beingreiðsla|greiðsluþjónusta|lífeyrir|árgjald|posi|kaup`,
    `fjöldi|magn|einingarverð|verð|afsláttur|vsk|vörunúmer|vöruheiti|eindagi|gjalddagi|reikningsnúmer sölu|mælisstaða|notkun|kwh|lengd símtals|tímar|tímagjald|afskriftir|bókfært verð|höfuðstóll|eftirstöðvar|iðgjald|húsaleiga|km|lítrar`,
    `viðskiptamaður|viðskiptamenn|lánardrottinn|lánardrottnar|greiðsluskilmálar|gjaldfallið|ógreiddir reikningar|dráttarvextir|afhendingarstaður|pöntunarnúmer|mælir nr.|leigjandi|leigusali|launþegi|launatímabil|útborguð laun|brúttólaun|sjóðbók|aðalbók|skírteinisnúmer`,
    `sölureikningur|kreditreikningur|kreditnóta|greiðsla móttekin|innborgun viðskiptamanns|afhending|staðgreiðslusala|fyrirframgreiðsla|húsaleiga|uppgjör`,
  ),
};

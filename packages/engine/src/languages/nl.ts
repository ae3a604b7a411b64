import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Dutch: Netherlands, Flanders, Surinam. */
export const nl: Language = {
  code: 'nl',
  months: monthList(
    `januari|jan; februari|feb; maart|mrt|maa; april|apr; mei; juni|jun; juli|jul; augustus|aug; september|sep|sept; oktober|okt; november|nov; december|dec`,
  ),
  weekdays: list(`maandag|ma|maan|dinsdag|di|woensdag|wo|donderdag|do|vrijdag|vr|zaterdag|za|zondag|zo`),
  headings: {
    date: list(
      `datum|datum en tijd|datum/tijd|boekdatum|boekingsdatum|transactiedatum boeking|verwerkingsdatum|datum verrichting|uitvoeringsdatum|dag|boek datum|boeking|dat.|datum boeking|geboekt op|verwerkt op|datum verwerking|journaaldatum|boekingsdag|data|datum & tijd|datum en tijdstip|datum tijd|datum/uur|boekdag|datum geboekt|datum van verrichting|datum uitvoering|verrichtingsdatum|datum mutatie|mutatiedatum|boekdatum/rentedatum|datum / valutadatum|datum/rentedatum|rekeningdatum|datum afboeking|afrekendatum|verrekeningsdatum|datum inschrijving`,
    ),
    'value-date': list(
      `datum verrekening|valutadatum|valuta datum|rentedatum|rente datum|valuta|valutadat.|datum valuta|valuta-datum|rente-datum|valutering|datum rente`,
    ),
    'transaction-date': list(
      `transactiedatum|datum transactie|aankoopdatum|datum aankoop|datum van de transactie|datum betaling|transactie datum|datum van transactie|datum van aankoop|datum van de verrichting|transactiedatum en -tijd|tijdstip transactie|betaaldatum|transactiemoment|datum opdracht|uitgavedatum`,
    ),
    description:
      list(`omschrijving|omschrijvingen|mededeling|mededelingen|beschrijving|details|naam / omschrijving|naam/omschrijving|omschrijving verrichting|omschrijving van de verrichting|verrichting|verrichtingen|transactie|transacties|naam en omschrijving|omschrijving transactie|tegenpartij en omschrijving|boekingstekst|detail|detail van de omzet|betalingskenmerk en omschrijving|
      details van de verrichting|winkel|naam winkel|bij/af omschrijving|toelichting|tekst|inhoud|gegevens|soort en omschrijving|handelaar|uw transacties|omschrijving van de transactie|beschrijving van de verrichting|aard van de verrichting|omschrijving mutatie|details verrichting|details transactie|omschrijving-1|aard verrichting|omschrijving van de uitgaven|omschrijving uitgaven|beschrijving transactie|betalingsomschrijving|vrije mededeling|plaats van aankoop|uw uitgaven|omschrijving en tegenrekening|naam tegenpartij / omschrijving|detail verrichting|naam handelaar`),
    reference: list(
      `referentie|ref.|ref|kenmerk|betalingskenmerk|transactiereferentie|volgnummer transactie|referentienummer|transactienummer|bankreferentie|documentnummer|stuknummer|transactie-id|machtigingskenmerk|chequenummer|factuurnummer|uw referentie|onze referentie|boekingsnummer|boekstuk|referentie bank|verrichtingsnummer|nummer verrichting|referte|gestructureerde mededeling|machtiging id|referentie verrichting|nr. verrichting|cheque nr.|refertenummer|omzetnummer|kenmerk transactie`,
    ),
    type: list(
      `soort|type|code|mutatiesoort|mutatie soort|soort mutatie|transactiesoort|transactietype|type transactie|type verrichting|soort transactie|boekcode|boekingscode|mut.soort|soort boeking|soort verrichting|verrichtingstype|betaalwijze|soort betaling|transactiecode|mutatiecode|type mutatie|type betaling`,
    ),
    amount: list(
      `bedrag|bedragen|bedrag eur|bedrag (eur)|bedrag in eur|bedrag af/bij|bedrag bij/af|af/bij bedrag|bedrag af (-) bij (+)|debet/credit|debet / credit|transactiebedrag|totaalbedrag|bedrag in euro|mutatie|bedrag transactie|som|bedrag verrichting|totaal|bedrag €|saldo mutatie|mutatiebedrag|bedrag in €|bedrag af of bij|bij- en afschrijvingen|bedrag debet/credit|bedrag mutatie|bedrag van de verrichting|bedrag in rekeningvaluta|bedrag in munt rekening|geboekt bedrag|afgerekend bedrag|bedrag uitgave|bedrag uitgaven|opname/storting|storting/opname|inkomsten/uitgaven|uitgaven/inkomsten|bij/afschrijving`,
    ),
    'money-in': list(
      `bij|bijgeschreven|bedrag bij|credit|creditering|ontvangsten|ontvangen|bijschrijving|bijschrijvingen|inkomsten|bij (credit)|credit bij|bij (+)|bedrag credit|inkomend|stortingen|storting|crediteringen|totaal bij|te ontvangen|in uw voordeel|tegoed|in|bij eur|bij €|bedrag bij (credit)|bedrag bijgeschreven|ontvangst|totaal bijgeschreven|creditbedrag|te uwen gunste|geld erin|bedrag in uw voordeel`,
    ),
    'money-out': list(
      `af|afgeschreven|bedrag af|debet|debitering|uitgaven|betaald|afschrijving|afschrijvingen|af (debet)|debet af|af (-)|bedrag debet|uitgaand|opnames|opname|opnemingen|debiteringen|totaal af|te betalen|in uw nadeel|betalingen|uit|af eur|af €|bedrag af (debet)|bedrag afgeschreven|uitgave|aankopen|geldopname|debetbedrag|opneming|te uwen laste|geld eruit|bedrag in uw nadeel`,
    ),
    balance: list(
      `saldo|saldo na mutatie|saldo na boeking|saldo na verrichting|nieuw saldo|saldo na trn|saldo eur|eindsaldo|boeksaldo|saldo in eur|lopend saldo|rekeningsaldo|saldo na transactie|tussensaldo|huidig saldo|stand|saldo in euro|saldo rekening|saldo €|saldo na|saldo na bijschrijving|saldo einde dag`,
    ),
    currency: list(`munt|muntsoort|valutasoort|munteenheid|valutacode|mnt|muntcode`),
    mark: list(`af/bij|af bij|bij/af|d/c|c/d|+/-|debet/credit (d/c)|teken|af / bij|bij / af|debet-credit`),
    fee: list(
      `kosten|commissie|provisie|toeslag|koersopslag|transactiekosten|btw|kost|vergoeding|kosten vreemde valuta|kosten transactie|wisselkosten`,
    ),
    net: list(`netto|nettobedrag`),
    gross: list(`bruto|brutobedrag`),
    category: list(`categorie|categorieën|rubriek|subcategorie`),
    counterparty: list(
      `tegenpartij|naam|naam tegenpartij|begunstigde|opdrachtgever|naam begunstigde|naam tegenrekening|tegenrekeninghouder|ontvanger|betaler|afzender|naam van de tegenpartij|naam opdrachtgever|van/naar|begunstigde/opdrachtgever|naam ontvanger|tegenpartij naam|naam betaler|van/aan|aan/van`,
    ),
    'counterparty-account': list(
      `tegenrekening|rekening tegenpartij|tegenrekening iban|rekeningnummer tegenpartij|iban tegenpartij|tegenrekeningnummer|iban/bban tegenpartij|iban tegenrekening|naar rekening|van rekening|tegenrekening iban/bban|rekening van de tegenpartij|rekening begunstigde|rekeningnummer begunstigde|rekening opdrachtgever|tegenpartij iban|rekening van tegenpartij`,
    ),
    note: list(`opmerking|opmerkingen|notitie|notities|bericht|memo|extra informatie|aanvullende informatie|info|nota`),
    branch: list(`kantoor|filiaal|agentschap|plaats`),
    sequence: list(`volgnr|volgnr.|volgnummer|nr|nr.|nummer|vnr|regel|#|volg nr|regelnr`),
    time: list(`tijd|tijdstip|uur`),
    'foreign-amount': list(
      `bedrag vreemde valuta|vreemde valuta|oorspronkelijk bedrag|origineel bedrag|oorspr bedrag|bedrag in vreemde valuta|bedrag in valuta|bedrag in vreemde munt|oorspronkelijke valuta|buitenlands bedrag|bedrag in lokale valuta|bedrag in oorspronkelijke valuta|originele bedrag|bedrag in deviezen|oorspronkelijke munt|transactiebedrag in vreemde valuta|bedrag in andere munt|bedrag vreemde munt|bedrag in originele valuta|bedrag in munt`,
    ),
    rate: list(`koers|wisselkoers|omrekenkoers|rentepercentage|rente|rentevoet|rente %|rente%|omrekeningskoers`),
    'card-number': list(
      `kaart|kaartnummer|kaartnr|kaart nr.|pas|pasnr|pasnummer|kaarthouder|pasvolgnummer|creditcardnummer`,
    ),
    other: list(`punten|aantal|termijn|land|status|stuks|prijs|rentedagen|dagen|stad|kaartlimiet`),
  },
  phrases: {
    opening:
      list(`vorig saldo|beginsaldo|oud saldo|saldo vorig afschrift|saldo vorige afschrift|openingssaldo|saldo begin|saldo bij aanvang|beginstand|vorige saldo|saldo vorig uittreksel|saldo vorige periode|saldo aan het begin|saldo per begin|saldo begin periode|vorig saldo op|saldo vorig|aanvangssaldo|startsaldo|saldo begin van de periode|saldo vorig overzicht|
      saldo op vorig overzicht|vorig openstaand saldo|saldo vorig rekeningoverzicht|beginsaldo op|oude saldo|saldo laatste afschrift|oud saldo op|vorige openstaande saldo|openstaand vorige periode|saldo vorige maand|saldo laatste uittreksel|saldo bij vorige uittreksel|saldo vorige afrekening|saldo vorige staat|saldo vorige rekeningafschrift|saldo begin van de maand|saldo bij begin|saldo vorige kaartafrekening|vorig uitgavenoverzicht|saldo vorige uitgavenstaat|totaal vorige uitgavenstaat|bedrag vorige afrekening|openingsstand|vorig boeksaldo|boeksaldo begin|saldo op begindatum|saldo van vorig uittreksel|saldo van het vorige uittreksel|stand vorige periode|schuld vorige periode|vorig totaal`),
    closing:
      list(`nieuw saldo|eindsaldo|saldo nieuw|slotsaldo|huidig saldo|saldo einde|eindstand|saldo per einde|saldo einde periode|saldo op|saldo per|nieuw saldo op|nieuwe saldo|uw saldo|saldo aan het einde|saldo einde van de periode|saldo dit afschrift|nieuw openstaand saldo|huidige saldo|uw nieuwe saldo|eindsaldo op|afsluitend saldo|saldo in uw voordeel|saldo in ons voordeel|
      saldo te onzen gunste|saldo te uwen gunste|totaal te betalen|te betalen saldo|totaal saldo|saldo op datum|uw saldo per|creditsaldo|debetsaldo|saldo op einddatum|te incasseren bedrag|totaal openstaand|saldo bij einde|nieuw boeksaldo|boeksaldo einde|saldo van dit uittreksel|saldo huidig uittreksel|actueel saldo|saldo na laatste verrichting|totaal van deze afrekening|totaal verschuldigd|verschuldigd bedrag|totaal verschuldigd bedrag|te betalen bedrag|bedrag te betalen|af te schrijven bedrag|totaal af te schrijven|wordt afgeschreven van uw rekening|saldo te betalen|totaal van uw uitgaven|openstaand saldo|nieuw totaal|saldo afschrift|boeksaldo op|saldo op uw rekening`),
    'carried-forward': list(
      `over te dragen|transport|te transporteren|saldo over te brengen|vervolg op volgende pagina|zie volgende pagina|over te brengen|transporteren|saldo te transporteren|vervolg zie volgende bladzijde|transport naar volgende pagina|over te dragen saldo|vervolgblad|tussensaldo|vervolg op de volgende pagina|vervolg op volgende bladzijde|vervolg op de volgende bladzijde|vervolg op volgend blad|vervolg op het volgende blad|vervolg op achterzijde|vervolg op de achterzijde|vervolg op ommezijde|vervolg ommezijde|vervolg zie ommezijde|zie vervolgblad|zie ommezijde|zie volgend blad|wordt vervolgd|vervolg op pagina|vervolg op bladzijde|vervolg volgende pagina|vervolg zie volgende pagina|vervolgt op volgende pagina|vervolg z.o.z.|overdracht naar volgende pagina|naar volgende pagina`,
    ),
    'brought-forward': list(
      `transport vorige pagina|overgedragen|overgebracht saldo|overgebracht|saldo overgebracht|transport van vorige bladzijde|overgebracht van vorige pagina|vervolg van vorige pagina|overdracht|transport van vorige pagina|vervolg van pagina|vervolg vorige pagina|vervolg van vorige bladzijde|saldo vorige pagina|overdracht van vorige pagina|overdracht vorige pagina|overgedragen van vorige pagina|van vorige pagina|saldo van vorige pagina`,
    ),
    subtotal: list(
      `subtotaal|sub-totaal|tussentotaal|totaal pagina|dagtotaal|totaal kaart|totaal van deze pagina|totaal per kaart|totaal deze pagina|totaal dag|totaal uitgaven met kaart|totaal van de kaart|totaal voor deze kaart|totaal voor kaart|totaal dagboekingen`,
    ),
    'total-in': list(
      `totaal bij|totaal bijgeschreven|totaal bijschrijvingen|totaal credit|totaal inkomsten|totaal ontvangen|totaal ontvangsten|totaal bij geschreven|bijgeschreven|totaal bedrag bij|som credit|totaal crediteringen|totaal stortingen|totaal creditverrichtingen|totaal credit verrichtingen|totaal inkomend|som van de crediteringen|ontvangen betalingen|totaal van de stortingen|totaal bijgeschreven bedrag|totaalbedrag bij|totaal bijschrijving|totaal van de bijschrijvingen|totaal aan bijschrijvingen|totaal credits|som bijschrijvingen|som van de bijschrijvingen|totaal gestort|totaal creditboekingen|totaal inkomende|totaal uw betalingen|credit totaal|totaal in uw voordeel|totaal creditbewegingen|totaal van de creditverrichtingen|totale inkomsten|totaal creditmutaties`,
    ),
    'total-out': list(
      `totaal af|totaal afgeschreven|totaal afschrijvingen|totaal debet|totaal uitgaven|totaal betaald|totaal betalingen|totaal af geschreven|afgeschreven|totaal bedrag af|som debet|totaal debiteringen|totaal opnames|totaal debetverrichtingen|totaal debet verrichtingen|totaal uitgaand|som van de debiteringen|nieuwe uitgaven|totaal nieuwe uitgaven|totaal uw uitgaven|totaal opnemingen|totaal aankopen|totaal kosten|totaal afgeschreven bedrag|totaalbedrag af|totaal transacties|totaal afschrijving|totaal van de afschrijvingen|totaal aan afschrijvingen|totaal debits|som afschrijvingen|som van de afschrijvingen|totaal opgenomen|totaal debetboekingen|totaal uitgaande|debet totaal|totaal in uw nadeel|totaal debetbewegingen|totaal van de debetverrichtingen|totale uitgaven|totaal debetmutaties|totaal van de uitgaven|totaal bestedingen|totaal kaarttransacties|totaal van de aankopen|totaal geldopnames`,
    ),
    total: list(
      `totaal|totalen|totaal generaal|totaal mutaties|totaal verrichtingen|totaal bedrag|totaal periode|eindtotaal|algemeen totaal|totalen van de periode|totaal bij/af|som van de verrichtingen|totaal van de verrichtingen|totaal deze periode|totaal transacties deze periode|totaal bewegingen periode|totaal boekingen|totaal alle transacties|totaal van de bewegingen|totaal uittreksel|som van de bewegingen|totaal van alle verrichtingen`,
    ),
    count: list(
      `aantal mutaties|aantal transacties|aantal verrichtingen|aantal bij|aantal af|aantal boekingen|aantal debet|aantal credit|aantal posten|totaal aantal transacties|aantal bijschrijvingen|aantal afschrijvingen`,
    ),
    'daily-balance': list(
      `dagsaldo|dagsaldi|saldo per dag|gemiddeld saldo|saldo einde dag|eindsaldo dag|dagelijks saldo|saldo van de dag`,
    ),
    pending: list(
      `gereserveerd|nog te verwerken|in behandeling|nog niet geboekt|reserveringen|niet geboekt|geplande betalingen|geplande transacties|toekomstige|lopende transacties|openstaande reserveringen|nog niet verwerkt|nog niet verwerkte transacties|niet verwerkte|in afwachting|komende afschrijvingen|nog te boeken|gereserveerde bedragen|verrichtingen in afwachting|uit te voeren|nog niet geboekte transacties|nog niet geboekte verrichtingen|gereserveerde transacties|gereserveerde betalingen|nog niet afgerekende transacties|lopende verrichtingen|openstaande transacties|in uitvoering|toekomstige verrichtingen|geplande overschrijvingen|voorlopige transacties|hangende transacties|verwachte transacties|nog te verrekenen`,
    ),
    period: list(
      `periode|van|van / tot en met|afschrift van|van ... tot en met|afschriftperiode|periode van|over de periode|voor de periode|verrichtingen van|transacties van|tot en met|t/m|tot|datum van|datum tot|periode van het overzicht|mutaties van|uittreksel van|rekeningoverzicht van|boekingsperiode|mutaties over de periode|overzichtsperiode|rapportageperiode|overzicht van|overzicht periode|periode overzicht|datumbereik|van datum|tot datum|afrekeningsperiode|afrekenperiode|factuurperiode|boekingen van|boekingen vanaf|transacties vanaf|verrichtingen tussen|periode van het uittreksel`,
    ),
    'statement-date': list(
      `datum afschrift|afschriftdatum|datum overzicht|datum uittreksel|op datum van|overzicht d.d.|per datum|uittrekseldatum|overzichtsdatum|datum van het uittreksel|datum rekeningafschrift|datum rekeningoverzicht|datum rekeninguittreksel|datum van het afschrift|datum van het overzicht|datum uitgavenstaat|datum uitgavenoverzicht|datum afrekening|afrekeningsdatum|afsluitdatum|afsluitingsdatum|datum van de staat`,
    ),
    'print-date': list(
      `datum|afdrukdatum|aangemaakt op|opgemaakt op|datum afdruk|printdatum|geprint op|afgedrukt op|d.d.|gemaakt op|datum van uitgifte|aanmaakdatum|opgemaakt te|gegenereerd op|gedownload op|opgevraagd op|datum van afdruk|datum van opmaak|documentdatum|uitgiftedatum|afgeprint op|gecreëerd op`,
    ),
    'statement-number': list(
      `afschriftnummer|afschrift nr.|afschrift nr|uittreksel nr.|uittreksel nr|uittrekselnummer|nummer uittreksel|overzichtnummer|overzicht nr.|nr. afschrift|volgnummer|volgnr.|volgnr|volgnummer afschrift|blad|uittreksel|rekeningafschrift nr.|overzichtsnummer|nummer afschrift|afschrift nummer|overzichtsnr.|nummer rekeningafschrift|nummer van het uittreksel|afschriftnr.|nummer uitgavenstaat|paginanummer`,
    ),
    'account-number': list(
      `rekeningnummer|rekening|rekeningnr.|rekeningnr|rek.nr.|rek. nr.|reknr|rekening nr.|zichtrekening|betaalrekening|uw rekening|iban/rekeningnummer|kaartnummer|creditcardnummer|uw rekeningnummer|spaarrekening|rekening-courant|rekeningnummer (iban)|kaartrekening|contractnummer|leningnummer|uw kaartnummer|rekening nummer|zichtrekening nr.|spaarrekening nr.|nummer van de rekening|uw iban|zichtrekeningnummer|spaarrekeningnummer|betaalrekeningnummer|bankrekening|bankrekeningnummer|bankrekening nr.|kredietnummer|lening nr.|kaartrekeningnummer|ics-klantnummer|klantrekening|nummer kaart|nummer van de kaart|rekeningcourant nr.|depositorekening nr.|rek.nummer`,
    ),
    iban: list(`iban|ibannummer|iban-nummer|iban nummer|iban-rekeningnummer`),
    bic: list(`bic|bic-code|swift|bic/swift|swift-code|swift/bic|bic code`),
    holder: list(
      `rekeninghouder|ten name van|t.n.v.|naam|titularis|houder|naam rekeninghouder|tenaamstelling|op naam van|naam titularis|de heer|mevrouw|dhr.|mevr.|klant|kaarthouder|rekening op naam van|naam klant|titularis(sen)|naam van de rekeninghouder|de heer/mevrouw`,
    ),
    currency: list(
      `valuta|munt|muntsoort|munteenheid|bedragen in|alle bedragen in|rekeningvaluta|in euro|uitgedrukt in|munt van de rekening|bedragen in euro`,
    ),
    'section-in': list(
      `bijschrijvingen|ontvangsten|inkomsten|stortingen|creditverrichtingen|ontvangen betalingen|bij|ontvangen overboekingen|crediteringen|geld erin|ontvangen overschrijvingen|uw betalingen|ontvangen bedragen|bijgeschreven bedragen|inkomende betalingen|inkomende overschrijvingen|terugbetalingen|betalingen en terugbetalingen|betalingen en credits|creditbewegingen`,
    ),
    'section-out': list(
      `afschrijvingen|uitgaven|betalingen|opnames|debetverrichtingen|kosten|aankopen|af|uw uitgaven|nieuwe uitgaven|kosten en rente|betaalautomaat|geldopnames|debiteringen|geld eruit|verstuurde overschrijvingen|kaartbetalingen|opnemingen|uitgaande overschrijvingen|afgeschreven bedragen|uitgevoerde overschrijvingen|kaarttransacties|kaartuitgaven|geldopvragingen|domiciliëringen|rente en kosten|debetbewegingen|debet rente en kosten`,
    ),
    'section-booked': list(
      `transacties|mutaties|verrichtingen|overzicht transacties|transactieoverzicht|af- en bijschrijvingen|bij- en afschrijvingen|uw transacties|details transacties|geboekte transacties|boekingen|overzicht van uw transacties|overzicht verrichtingen|rekeningverrichtingen|uw verrichtingen|detail van de verrichtingen|detail verrichtingen|mutatieoverzicht|lijst van verrichtingen|verwerkte transacties|historiek|rekeningmutaties|alle transacties|rekeningbewegingen|bewegingen op de rekening|bewegingen op uw rekening|transactiedetails|transactiehistorie|transactiegeschiedenis|transactielijst|lijst van bewegingen|overzicht mutaties|overzicht van de verrichtingen|overzicht bewegingen|overzicht boekingen|detail van uw uitgaven|detail van de uitgaven|overzicht van uw uitgaven`,
    ),
    summary: list(
      `overzicht|samenvatting|rekeningoverzicht|saldo-overzicht|saldooverzicht|totaaloverzicht|uw rekeningen|in het kort|financieel overzicht|uw rekening in het kort|saldi|overzicht van uw rekeningen|overzicht saldi|toestand van uw rekeningen|globaal overzicht|samenvatting van uw rekening|overzicht van uw rekening|samenvatting van de periode|overzicht van uw saldo|samenvatting van uw uitgaven|rekeninginformatie|rekeninggegevens|in één oogopslag|uw rekeningen in één oogopslag`,
    ),
    'available-balance': list(
      `beschikbaar saldo|beschikbaar|beschikbaar bedrag|bestedingsruimte|te besteden|beschikbare bestedingsruimte|vrij besteedbaar|beschikbare ruimte|beschikbaar krediet|vrij opneembaar|beschikbaar saldo op|beschikbare saldo|beschikbare limiet|beschikbare kredietlimiet|beschikbare kredietruimte|beschikbare uitgavenruimte|beschikbare uitgavenlimiet|beschikbaar binnen limiet|opneembaar saldo|direct opneembaar`,
    ),
    'credit-limit': list(
      `kredietlimiet|bestedingslimiet|limiet|kredietlijn|roodstand|roodstandlimiet|maximale roodstand|kredietfaciliteit|toegestane roodstand|uitgavenlimiet|uw bestedingslimiet|kaartlimiet|kredietruimte|kredietopening|rood staan tot|toegestane debetstand|rekening-courantkrediet|kaskrediet|maximaal krediet|limiet van uw kaart|maandlimiet|toegestane overschrijding|toegestaan krediet|toegestaan debetsaldo|roodstandfaciliteit|toegekend krediet|kredietbedrag`,
    ),
    'minimum-payment': list(
      `minimaal te betalen|minimumbedrag|minimum te betalen|termijnbedrag|minimale aflossing|te betalen minimum|minimum te betalen bedrag|minimale betaling|minimum aflossing|minimaal aflossingsbedrag|minimumaflossing|minimum af te lossen|minimaal af te lossen|minimale maandtermijn|minimum maandbedrag|minimaal verschuldigd|minimum verschuldigd bedrag|minimaal bedrag|minimum terug te betalen|minimale terugbetaling|minimumbetaling`,
    ),
    'payment-due': list(
      `te betalen voor|vervaldatum|uiterlijk te betalen|uiterste betaaldatum|wordt afgeschreven op|incasso op|vervaldag|betalen voor|wij schrijven af op|uiterlijk|incassodatum|te betalen uiterlijk|zal worden afgeschreven|domiciliëring op|afschrijving op|betaaldatum|uiterste betaaldag|uiterste betalingsdatum|uiterlijke betaaldatum|te voldoen vóór|afschrijvingsdatum|datum afschrijving|datum incasso|wordt afgeschreven omstreeks|domiciliëringsdatum|debiteringsdatum|zal gedebiteerd worden op|wordt gedebiteerd op|betaaltermijn|betalingstermijn|uiterste datum`,
    ),
    'interest-rates': list(
      `rente|rentetarief|rentetarieven|debetrente|creditrente|rentevoet|jaarlijkse rente|effectieve rente|rentepercentage|jkp|rente op jaarbasis|debetrentevoet|creditrentevoet|jaarlijks kostenpercentage|rentepercentages|roodstandrente|basisrente|getrouwheidspremie|rente per jaar`,
    ),
    page: list(
      `pagina|blad|bladzijde|blz.|pag.|bladnr.|bladnr|pagina van|einde overzicht|einde afschrift|einde van het uittreksel|z.o.z.`,
    ),
    'no-transactions': list(
      `geen transacties|geen mutaties|geen verrichtingen|er zijn geen transacties|geen boekingen|er zijn geen mutaties|geen transacties gevonden|geen verrichtingen in deze periode|er waren geen transacties|geen bewegingen|geen boekingen in deze periode|geen mutaties in deze periode|geen resultaten gevonden|geen uitgaven|geen bij- of afschrijvingen`,
    ),
    'not-a-transaction':
      list(`wisselkoers|depositogarantiestelsel|belangrijke informatie|klantenservice|depositobescherming|gemiddeld saldo|dit product valt onder|de algemene voorwaarden|bel|handelsregister|btw-nummer|maatschappelijke zetel|punten|let op|valt onder het depositogarantiestelsel|voor vragen|beschermd|garantiefonds|rpr|geachte|
      controleer uw|kvk|uw adviseur|spaarpunten|informatieblad|koersopslag|wijzigingen|aan dit overzicht kunnen geen rechten`),
  },
  marks: { in: list('bij|c|cr|credit|ontvangen'), out: list('af|d|debet|dt|db|betaald') },
  statementTitles:
    list(`betaalrekeningafschrift|betaalrekeningoverzicht|spaarrekeningoverzicht|spaarrekeninguittreksel|zichtrekeninguittreksel|zichtrekeningafschrift|zichtrekeningoverzicht|privérekeningafschrift|bankrekeningoverzicht|bankrekeninguittreksel|creditcardafschrift|kredietkaartafschrift|valutarekeningafschrift|rekeningafschrift|afschrift|rekeninguittreksel|rekeningoverzicht|bankafschrift|uittreksel|dagafschrift|transactieoverzicht|overzicht|creditcardoverzicht|uitgavenoverzicht|uitgavenstaat|mutatieoverzicht|overzicht betaalrekening|rekeninguittreksels|overzicht van uw rekening|af- en bijschrijvingen|bij- en afschrijvingen|afschrift betaalrekening|rekening-courant afschrift|
    kaartoverzicht|overzicht creditcard|kredietkaartuittreksel|maandoverzicht|afschrift spaarrekening|afschrift rekening|bankuittreksel|bankrekeningafschrift|zichtrekening uittreksel|spaarboekje|historiek van de verrichtingen|rekeninghistoriek|spaarrekeningafschrift|digitaal afschrift|detail van de verrichtingen|afrekening kredietkaart|maandafschrift|jaarafschrift|financieel jaaroverzicht rekening|lijst van verrichtingen|kaartafrekening|kredietkaartafrekening|afrekening visa|creditcardafrekening|kaartuittreksel|rekening-courantafschrift|leningoverzicht|transactiehistorie|historiek van de rekening`),
  otherTitles:
    list(`klantenkaart|leverancierskaart|debiteurenkaart|crediteurenkaart|rekeningoverzicht klant|openstaande posten|openstaande facturen|openstaandepostenlijst|grootboekkaart|grootboek|proef- en saldibalans|saldibalans|kolommenbalans|
    kasboek|kasstaat|kasblad|kasverslag|activastaat|afschrijvingsstaat|begroting|prognose|liquiditeitsprognose|aflossingsschema|aflossingsoverzicht|betalingsregeling|termijnenoverzicht|btw-aangifte|aangifte omzetbelasting|
    gespreksspecificatie|belspecificatie|ritregistratie|rittenadministratie|urenstaat|urenregistratie|declaratie|onkostendeclaratie|voorraadlijst|inventarislijst|orderoverzicht|uitslagen|programma|fondskoersen|koersenlijst|
    portefeuilleoverzicht|saldobevestiging|kostenoverzicht|renteopgave|waterrekening|gasrekening|telefoonrekening|verbruiksoverzicht|huuroverzicht|huurspecificatie|betaalspecificatie|betalingsspecificatie|betaaladvies|dagtotalen|
    dagafsluiting|kassarapport|premieoverzicht|pensioenoverzicht|servicekostenafrekening|
    factuur|creditnota|offerte|bestelbon|pakbon|leveringsbon|vrachtbrief|loonstrook|salarisstrook|loonfiche|salarisspecificatie|loonbrief|kassabon|bon|kwitantie|aanmaning|herinnering|dienstregeling|prijslijst|menukaart|menu|contract|huurcontract|polis|polisblad|notulen|agenda|aanslagbiljet|jaaropgave|energierekening|energienota|jaarafrekening|voorschotfactuur|
    algemene voorwaarden|brief|certificaat|catalogus|balans|jaarrekening|resultatenrekening|ticket|reisschema|rapport|curriculum vitae|aanvraagformulier|tarievenblad|tarieven|tarieflijst|orderbevestiging|inkooporder|fiscale fiche|attest|verklaring|proforma factuur|getuigschrift`),
  accountTypes: {
    checking: list(
      `betaalrekening|zichtrekening|rekening-courant|priverekening|privérekening|zakelijke rekening|lopende rekening|girorekening|studentenrekening|ondernemersrekening|bankrekening|gezamenlijke rekening|en/of-rekening|basisbankdienst|basisbetaalrekening|privé rekening|jongerenrekening|jongerenzichtrekening|kinderrekening|valutarekening|vreemde valuta rekening|internetrekening|basisrekening|plusrekening|directrekening|bankgirorekening|beheerrekening`,
    ),
    savings: list(
      `spaarrekening|spaardeposito|depositorekening|termijnrekening|spaarboekje|internetspaarrekening|vermogensspaarrekening|deposito|gereglementeerde spaarrekening|kinderspaarrekening|jeugdspaarrekening|klimspaarrekening|bonusspaarrekening|termijndeposito|huurwaarborgrekening|direct sparen|spaarloonrekening|bankspaarrekening|pensioenspaarrekening|loyaliteitsrekening`,
    ),
    'credit-card': list(
      `creditcard|kredietkaart|creditcardrekening|creditcardoverzicht|uitgavenstaat|kaartrekening|kredietkaartrekening`,
    ),
    loan: list(
      `lening|hypotheek|krediet|persoonlijke lening|doorlopend krediet|hypothecaire lening|woonkrediet|autolening|investeringskrediet|lening op afbetaling|woningkrediet|consumentenkrediet|leningrekening|kredietopening`,
    ),
    unknown: list(
      `effectenrekening|beleggingsrekening|prepaidkaart|portemonnee|effectendepot|prepaid kaart|beleggersrekening`,
    ),
  },
};

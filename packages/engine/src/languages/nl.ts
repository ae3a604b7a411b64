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
      `datum|datum en tijd|datum/tijd|boekdatum|datum verrekening|verrekeningsdatum|datum afrekening|boekingsdatum|transactiedatum boeking|verwerkingsdatum|datum verrichting|uitvoeringsdatum|dag|boek datum|boeking|dat.|datum boeking|geboekt op|verwerkt op|datum verwerking|journaaldatum|boekingsdag|data`,
    ),
    'value-date': list(
      `valutadatum|valuta datum|rentedatum|rente datum|valuta|valutadat.|datum valuta|valuta-datum|rente-datum|valutering`,
    ),
    'transaction-date': list(
      `transactiedatum|datum transactie|aankoopdatum|datum aankoop|datum van de transactie|datum betaling|transactie datum`,
    ),
    description:
      list(`omschrijving|omschrijvingen|mededeling|mededelingen|beschrijving|details|naam / omschrijving|naam/omschrijving|omschrijving verrichting|omschrijving van de verrichting|verrichting|verrichtingen|transactie|transacties|naam en omschrijving|omschrijving transactie|tegenpartij en omschrijving|boekingstekst|detail|detail van de omzet|betalingskenmerk en omschrijving|
      details van de verrichting|winkel|naam winkel|bij/af omschrijving|toelichting|tekst|inhoud|gegevens|soort en omschrijving|handelaar|uw transacties|omschrijving van de transactie|beschrijving van de verrichting|aard van de verrichting`),
    reference: list(
      `referentie|ref.|ref|kenmerk|betalingskenmerk|transactiereferentie|volgnummer transactie|referentienummer|transactienummer|bankreferentie|documentnummer|stuknummer|transactie-id|machtigingskenmerk|chequenummer|factuurnummer|uw referentie|onze referentie|boekingsnummer|boekstuk`,
    ),
    type: list(
      `soort|type|code|mutatiesoort|mutatie soort|soort mutatie|transactiesoort|transactietype|type transactie|type verrichting|soort transactie|boekcode|boekingscode|mut.soort|soort boeking`,
    ),
    amount: list(
      `bedrag|bedragen|bedrag eur|bedrag (eur)|bedrag in eur|bedrag af/bij|bedrag bij/af|af/bij bedrag|bedrag af (-) bij (+)|debet/credit|debet / credit|transactiebedrag|totaalbedrag|bedrag in euro|mutatie|bedrag transactie|som|bedrag verrichting|totaal|bedrag €|saldo mutatie|mutatiebedrag|bedrag in €`,
    ),
    'money-in': list(
      `bij|bijgeschreven|bedrag bij|credit|creditering|ontvangsten|ontvangen|bijschrijving|bijschrijvingen|inkomsten|bij (credit)|credit bij|bij (+)|bedrag credit|inkomend|stortingen|storting|crediteringen|totaal bij|te ontvangen|in uw voordeel|tegoed|in|bij eur|bij €|bedrag bij (credit)|bedrag bijgeschreven|ontvangst`,
    ),
    'money-out': list(
      `af|afgeschreven|bedrag af|debet|debitering|uitgaven|betaald|afschrijving|afschrijvingen|af (debet)|debet af|af (-)|bedrag debet|uitgaand|opnames|opname|opnemingen|debiteringen|totaal af|te betalen|in uw nadeel|betalingen|uit|af eur|af €|bedrag af (debet)|bedrag afgeschreven|uitgave|aankopen|geldopname`,
    ),
    balance: list(
      `saldo|saldo na mutatie|saldo na boeking|saldo na verrichting|nieuw saldo|saldo na trn|saldo eur|eindsaldo|boeksaldo|saldo in eur|lopend saldo|rekeningsaldo|saldo na transactie|tussensaldo|huidig saldo|stand|saldo in euro|saldo rekening|saldo €`,
    ),
    currency: list(`munt|muntsoort|valutasoort|munteenheid|valutacode|mnt|muntcode`),
    mark: list(`af/bij|af bij|bij/af|d/c|c/d|+/-|debet/credit (d/c)|teken|af / bij|bij / af|debet-credit`),
    fee: list(`kosten|commissie|provisie|toeslag|koersopslag|transactiekosten|btw|kost|vergoeding`),
    net: list(`netto|nettobedrag`),
    gross: list(`bruto|brutobedrag`),
    category: list(`categorie|categorieën|rubriek|subcategorie`),
    counterparty: list(
      `tegenpartij|naam|naam tegenpartij|begunstigde|opdrachtgever|naam begunstigde|naam tegenrekening|tegenrekeninghouder|ontvanger|betaler|afzender|naam van de tegenpartij|naam opdrachtgever|van/naar|begunstigde/opdrachtgever|naam ontvanger`,
    ),
    'counterparty-account': list(
      `tegenrekening|rekening tegenpartij|tegenrekening iban|rekeningnummer tegenpartij|iban tegenpartij|tegenrekeningnummer|iban/bban tegenpartij|iban tegenrekening|naar rekening|van rekening`,
    ),
    note: list(
      `opmerking|opmerkingen|notitie|notities|bericht|memo|extra informatie|aanvullende informatie|info|nota|stad|plaats`,
    ),
    branch: list(`kantoor|filiaal|agentschap`),
    sequence: list(`volgnr|volgnr.|volgnummer|nr|nr.|nummer|vnr|regel|#|volg nr|regelnr`),
    time: list(`tijd|tijdstip|uur`),
    'foreign-amount': list(
      `bedrag vreemde valuta|vreemde valuta|oorspronkelijk bedrag|origineel bedrag|oorspr bedrag|bedrag in vreemde valuta|bedrag in valuta|bedrag in vreemde munt|oorspronkelijke valuta|buitenlands bedrag|bedrag in lokale valuta`,
    ),
    rate: list(`koers|wisselkoers|omrekenkoers|rentepercentage|rente|rentevoet|rente %|rente%`),
    'card-number': list(
      `kaart|kaartnummer|kaartnr|kaart nr.|pas|pasnr|pasnummer|kaarthouder|pasvolgnummer|creditcardnummer`,
    ),
    other: list(`punten|aantal|termijn|land|status|stuks|prijs|rentedagen|dagen|kaartlimiet`),
  },
  phrases: {
    opening:
      list(`vorig saldo|beginsaldo|oud saldo|saldo vorig afschrift|saldo vorige afschrift|openingssaldo|saldo begin|saldo bij aanvang|beginstand|vorige saldo|saldo vorig uittreksel|saldo vorige periode|saldo aan het begin|saldo per begin|saldo begin periode|vorig saldo op|saldo vorig|aanvangssaldo|startsaldo|saldo begin van de periode|saldo vorig overzicht|
      saldo op vorig overzicht|vorig openstaand saldo|saldo vorig rekeningoverzicht|beginsaldo op|oude saldo|saldo laatste afschrift|oud saldo op|vorige openstaande saldo|openstaand vorige periode|saldo vorige maand|saldo laatste uittreksel|saldo bij vorige uittreksel`),
    closing:
      list(`nieuw saldo|eindsaldo|saldo nieuw|slotsaldo|huidig saldo|saldo einde|eindstand|saldo per einde|saldo einde periode|saldo op|saldo per|nieuw saldo op|nieuwe saldo|uw saldo|saldo aan het einde|saldo einde van de periode|saldo dit afschrift|nieuw openstaand saldo|huidige saldo|uw nieuwe saldo|eindsaldo op|afsluitend saldo|saldo in uw voordeel|saldo in ons voordeel|
      saldo te onzen gunste|saldo te uwen gunste|totaal te betalen|te betalen saldo|totaal saldo|saldo op datum|uw saldo per|creditsaldo|debetsaldo|saldo op einddatum|te incasseren bedrag|totaal openstaand`),
    'carried-forward': list(
      `over te dragen|transport|te transporteren|saldo over te brengen|vervolg op volgende pagina|zie volgende pagina|over te brengen|transporteren|saldo te transporteren|vervolg zie volgende bladzijde|transport naar volgende pagina|over te dragen saldo|vervolgblad|tussensaldo|vervolg op de volgende pagina|vervolg op volgende bladzijde|vervolg op de volgende bladzijde|vervolg op volgend blad|vervolg op het volgende blad|vervolg op achterzijde|vervolg op de achterzijde|vervolg op ommezijde|vervolg ommezijde|vervolg zie ommezijde|zie vervolgblad|zie ommezijde|zie volgend blad|wordt vervolgd|vervolg op pagina|vervolg op bladzijde|vervolg volgende pagina|vervolg zie volgende pagina|vervolgt op volgende pagina|vervolg z.o.z.`,
    ),
    'brought-forward': list(
      `transport vorige pagina|overgedragen|overgebracht saldo|overgebracht|saldo overgebracht|transport van vorige bladzijde|overgebracht van vorige pagina|vervolg van vorige pagina|overdracht|transport van vorige pagina|vervolg van pagina|vervolg vorige pagina|vervolg van vorige bladzijde`,
    ),
    subtotal: list(
      `subtotaal|sub-totaal|tussentotaal|totaal pagina|dagtotaal|totaal kaart|totaal van deze pagina|totaal per kaart|totaal deze pagina|totaal dag`,
    ),
    'total-in': list(
      `totaal bij|totaal bijgeschreven|totaal bijschrijvingen|totaal credit|totaal inkomsten|totaal ontvangen|totaal ontvangsten|totaal bij geschreven|bijgeschreven|totaal bedrag bij|som credit|totaal crediteringen|totaal stortingen|totaal creditverrichtingen|totaal credit verrichtingen|totaal inkomend|som van de crediteringen|ontvangen betalingen|totaal van de stortingen|totaal bijgeschreven bedrag|totaalbedrag bij`,
    ),
    'total-out': list(
      `totaal af|totaal afgeschreven|totaal afschrijvingen|totaal debet|totaal uitgaven|totaal betaald|totaal betalingen|totaal af geschreven|afgeschreven|totaal bedrag af|som debet|totaal debiteringen|totaal opnames|totaal debetverrichtingen|totaal debet verrichtingen|totaal uitgaand|som van de debiteringen|nieuwe uitgaven|totaal nieuwe uitgaven|totaal uw uitgaven|totaal opnemingen|totaal aankopen|totaal kosten|totaal afgeschreven bedrag|totaalbedrag af|totaal transacties`,
    ),
    total: list(
      `totaal|totalen|totaal generaal|totaal mutaties|totaal verrichtingen|totaal bedrag|totaal periode|eindtotaal|algemeen totaal|totalen van de periode|totaal bij/af|som van de verrichtingen|totaal van de verrichtingen|totaal deze periode|totaal transacties deze periode`,
    ),
    count: list(
      `aantal mutaties|aantal transacties|aantal verrichtingen|aantal bij|aantal af|aantal boekingen|aantal debet|aantal credit|aantal posten|totaal aantal transacties|aantal bijschrijvingen|aantal afschrijvingen`,
    ),
    'daily-balance': list(
      `dagsaldo|dagsaldi|saldo per dag|gemiddeld saldo|saldo einde dag|eindsaldo dag|dagelijks saldo|saldo van de dag`,
    ),
    pending: list(
      `gereserveerd|nog te verwerken|in behandeling|nog niet geboekt|reserveringen|niet geboekt|geplande betalingen|geplande transacties|toekomstige|lopende transacties|openstaande reserveringen|nog niet verwerkt|nog niet verwerkte transacties|niet verwerkte|in afwachting|komende afschrijvingen|nog te boeken|gereserveerde bedragen|verrichtingen in afwachting|uit te voeren`,
    ),
    period: list(
      `periode|van|van / tot en met|afschrift van|van ... tot en met|afschriftperiode|periode van|over de periode|voor de periode|verrichtingen van|transacties van|tot en met|t/m|tot|datum van|datum tot|periode van het overzicht|mutaties van|uittreksel van|rekeningoverzicht van|boekingsperiode|mutaties over de periode|overzichtsperiode|rapportageperiode`,
    ),
    'statement-date': list(
      `datum afschrift|afschriftdatum|datum overzicht|datum uittreksel|op datum van|overzicht d.d.|per datum|uittrekseldatum|overzichtsdatum|datum van het uittreksel`,
    ),
    'print-date': list(
      `datum|afdrukdatum|aangemaakt op|opgemaakt op|datum afdruk|printdatum|geprint op|afgedrukt op|d.d.|gemaakt op|datum van uitgifte`,
    ),
    'statement-number': list(
      `afschriftnummer|afschrift nr.|afschrift nr|uittreksel nr.|uittreksel nr|uittrekselnummer|nummer uittreksel|overzichtnummer|overzicht nr.|nr. afschrift|volgnummer|volgnr.|volgnr|volgnummer afschrift|blad|uittreksel|rekeningafschrift nr.|overzichtsnummer`,
    ),
    'account-number': list(
      `rekeningnummer|rekening|rekeningnr.|rekeningnr|rek.nr.|rek. nr.|reknr|rekening nr.|zichtrekening|betaalrekening|uw rekening|iban/rekeningnummer|kaartnummer|creditcardnummer|uw rekeningnummer|spaarrekening|rekening-courant|rekeningnummer (iban)|kaartrekening|contractnummer|leningnummer|uw kaartnummer|rekening nummer|zichtrekening nr.|spaarrekening nr.`,
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
      `bijschrijvingen|ontvangsten|inkomsten|stortingen|creditverrichtingen|ontvangen betalingen|bij|ontvangen overboekingen|crediteringen|geld erin|ontvangen overschrijvingen|uw betalingen`,
    ),
    'section-out': list(
      `afschrijvingen|uitgaven|betalingen|opnames|debetverrichtingen|kosten|aankopen|af|uw uitgaven|nieuwe uitgaven|kosten en rente|betaalautomaat|geldopnames|debiteringen|geld eruit|verstuurde overschrijvingen|kaartbetalingen|opnemingen`,
    ),
    'section-booked': list(
      `transacties|mutaties|verrichtingen|overzicht transacties|transactieoverzicht|af- en bijschrijvingen|bij- en afschrijvingen|uw transacties|details transacties|geboekte transacties|boekingen|overzicht van uw transacties|overzicht verrichtingen|rekeningverrichtingen|uw verrichtingen|detail van de verrichtingen|detail verrichtingen|mutatieoverzicht|lijst van verrichtingen|verwerkte transacties|historiek|rekeningmutaties|alle transacties`,
    ),
    summary: list(
      `overzicht|samenvatting|rekeningoverzicht|saldo-overzicht|saldooverzicht|totaaloverzicht|uw rekeningen|in het kort|financieel overzicht|uw rekening in het kort|saldi|overzicht van uw rekeningen|overzicht saldi|toestand van uw rekeningen|globaal overzicht|samenvatting van uw rekening|overzicht van uw rekening`,
    ),
    'available-balance': list(
      `beschikbaar saldo|beschikbaar|beschikbaar bedrag|bestedingsruimte|te besteden|beschikbare bestedingsruimte|vrij besteedbaar|beschikbare ruimte|beschikbaar krediet|vrij opneembaar|beschikbaar saldo op`,
    ),
    'credit-limit': list(
      `kredietlimiet|bestedingslimiet|limiet|kredietlijn|roodstand|roodstandlimiet|maximale roodstand|kredietfaciliteit|toegestane roodstand|uitgavenlimiet|uw bestedingslimiet|kaartlimiet|kredietruimte|kredietopening|rood staan tot|toegestane debetstand|rekening-courantkrediet|kaskrediet`,
    ),
    'minimum-payment': list(
      `minimaal te betalen|minimumbedrag|minimum te betalen|termijnbedrag|minimale aflossing|te betalen minimum|minimum te betalen bedrag|minimale betaling`,
    ),
    'payment-due': list(
      `te betalen voor|vervaldatum|uiterlijk te betalen|uiterste betaaldatum|wordt afgeschreven op|incasso op|vervaldag|betalen voor|wij schrijven af op|uiterlijk|incassodatum|te betalen uiterlijk|zal worden afgeschreven|domiciliëring op|afschrijving op`,
    ),
    'interest-rates': list(
      `rente|rentetarief|rentetarieven|debetrente|creditrente|rentevoet|jaarlijkse rente|effectieve rente|rentepercentage|jkp|rente op jaarbasis|debetrentevoet|creditrentevoet|jaarlijks kostenpercentage|rentepercentages|roodstandrente|basisrente|getrouwheidspremie`,
    ),
    page: list(
      `pagina|blad|bladzijde|blz.|pag.|bladnr.|bladnr|pagina van|einde overzicht|einde afschrift|einde van het uittreksel|z.o.z.`,
    ),
    'no-transactions': list(
      `geen transacties|geen mutaties|geen verrichtingen|er zijn geen transacties|geen boekingen|er zijn geen mutaties|geen transacties gevonden|geen verrichtingen in deze periode|er waren geen transacties`,
    ),
    'not-a-transaction':
      list(`wisselkoers|depositogarantiestelsel|belangrijke informatie|klantenservice|depositobescherming|gemiddeld saldo|dit product valt onder|de algemene voorwaarden|bel|handelsregister|btw-nummer|maatschappelijke zetel|punten|let op|valt onder het depositogarantiestelsel|voor vragen|beschermd|garantiefonds|rpr|geachte|
      controleer uw|kvk|uw adviseur|spaarpunten|informatieblad|koersopslag|wijzigingen|aan dit overzicht kunnen geen rechten`),
  },
  marks: { in: list('bij|c|cr|credit|ontvangen'), out: list('af|d|debet|dt|db|betaald') },
  statementTitles:
    list(`betaalrekeningafschrift|betaalrekeningoverzicht|spaarrekeningoverzicht|spaarrekeninguittreksel|zichtrekeninguittreksel|zichtrekeningafschrift|zichtrekeningoverzicht|privérekeningafschrift|bankrekeningoverzicht|bankrekeninguittreksel|creditcardafschrift|kredietkaartafschrift|valutarekeningafschrift|rekeningafschrift|afschrift|rekeninguittreksel|rekeningoverzicht|bankafschrift|uittreksel|dagafschrift|transactieoverzicht|overzicht|creditcardoverzicht|uitgavenoverzicht|uitgavenstaat|mutatieoverzicht|overzicht betaalrekening|rekeninguittreksels|overzicht van uw rekening|af- en bijschrijvingen|bij- en afschrijvingen|afschrift betaalrekening|rekening-courant afschrift|
    kaartoverzicht|overzicht creditcard|kredietkaartuittreksel|maandoverzicht|afschrift spaarrekening|afschrift rekening|bankuittreksel|bankrekeningafschrift|zichtrekening uittreksel|spaarboekje|historiek van de verrichtingen|rekeninghistoriek|spaarrekeningafschrift|digitaal afschrift|detail van de verrichtingen|afrekening kredietkaart`),
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
      `betaalrekening|zichtrekening|rekening-courant|priverekening|privérekening|zakelijke rekening|lopende rekening|girorekening|studentenrekening|ondernemersrekening|bankrekening|gezamenlijke rekening|en/of-rekening|basisbankdienst|basisbetaalrekening`,
    ),
    savings: list(
      `spaarrekening|spaardeposito|depositorekening|termijnrekening|spaarboekje|internetspaarrekening|vermogensspaarrekening|deposito|gereglementeerde spaarrekening|kinderspaarrekening`,
    ),
    'credit-card': list(`creditcard|kredietkaart|creditcardrekening|creditcardoverzicht|uitgavenstaat|kaartrekening`),
    loan: list(
      `lening|hypotheek|krediet|persoonlijke lening|doorlopend krediet|hypothecaire lening|woonkrediet|autolening|investeringskrediet|lening op afbetaling`,
    ),
    unknown: list(`effectenrekening|beleggingsrekening|prepaidkaart|portemonnee|effectendepot`),
  },
};

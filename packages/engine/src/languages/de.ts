import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** German: Germany, Austria, Switzerland, Liechtenstein, Luxembourg. */
export const de: Language = {
  code: 'de',
  months:
    monthList(`januar|jänner|jan|jän; februar|feber|feb; märz|mär|mrz|maerz; april|apr; mai; juni|jun; juli|jul; august|aug;
    september|sep|sept; oktober|okt; november|nov; dezember|dez`),
  weekdays: list(`montag|mo|dienstag|di|mittwoch|mi|donnerstag|do|freitag|fr|samstag|sonnabend|sa|sonntag|so`),
  headings: {
    date: list(`datum|datum und uhrzeit|datum/uhrzeit|datum uhrzeit|buchungstag|buchungsdatum|buchung|buchungs-datum|bu-tag|bu.tag|bu. tag|bu.-tag|butag|buch.-tag|buch.tag|buch. tag|tag|
      gebucht am|gebucht|buchungstermin|datum der buchung|bu-datum|buchungs|eingang|erfasst am|ausführungsdatum|ausgeführt am|
      verbuchungsdatum|verbucht am|verbucht|abrechnungsdatum|buchungstag / wert|buchungsdatum/valuta|buchungs-tag`),
    'value-date':
      list(`valuta|wert|wertstellung|valutadatum|valuta-datum|wertstellungsdatum|wertstellungstag|wertdatum|val.|val|wert am|valutatag|
      valuta datum|valutierung|wertst.|wertstell.|verzinsung ab|wertstellung am`),
    'transaction-date':
      list(`belegdatum|transaktionsdatum|kaufdatum|umsatztag|umsatz vom|umsatz am|umsatzdatum|einkaufsdatum|beleg|
      datum der transaktion|kauf am|einkauf am|karteneinsatz|datum des umsatzes|umsatz|getätigt am|transaktion vom|ausstellungsdatum`),
    description:
      list(`buchungshinweise|umsatzinformationen|text|buchungstext|verwendungszweck|vorgang|beschreibung|erläuterung|erläuterungen|details|umsatz|umsätze|umsatztext|
      buchungsdetails|vorgang/erläuterung|vorgang / erläuterung|vorgang/buchungsinformation|buchungsinformationen|buchungsinformation|
      verwendungszweck / buchungstext|buchung / verwendungszweck|buchungstext/verwendungszweck|buchungstext / verwendungszweck|vorgang/verwendungszweck|
      angaben zum umsatz|bezeichnung|transaktion|transaktionen|händler|händlername|zahlungsgrund|zweck|zahlungszweck|
      zahlungsdetails|mitteilung|avisierungstext|umsatzinformation|buchungsvorgang|empfänger / verwendungszweck|auftraggeber/empfänger verwendungszweck|
      ihre buchungen|unsere buchungen|umsatzbeschreibung|informationen|buchungen|text / details|transaktionsdetails|einkaufsort|unternehmen|ort/unternehmen|leistung`),
    reference:
      list(`referenz|referenznummer|referenz-nr.|referenz nr.|ref.|ref.-nr.|ref-nr|beleg|belegnummer|beleg-nr.|beleg nr.|belegnr.|belegnr|
      buchungsnummer|buchungs-nr.|buchungsnr.|schecknummer|scheck-nr.|scheck nr.|primanota|primanoten|primanota-nr.|pn-nr.|pn nr.|pnr|pn|pn-nr|
      transaktionsnummer|transaktions-nr.|transaktions-id|auftragsnummer|kundenreferenz|kundenreferenz (end-to-end)|mandatsreferenz|end-to-end-referenz|
      zahlungsreferenz|zahlungsreferenznummer|dokument-nr.|dokumentnummer|bankreferenz`),
    type: list(
      `art|umsatzart|buchungsart|buchungsschlüssel|bs|schlüssel|textschlüssel|ts|umsatztyp|vorgangsart|auftragsart|typ|transaktionsart|transaktionstyp|zahlungsart|geschäftsvorfall|code|tn|tn-nr`,
    ),
    amount:
      list(`betrag|umsatz|umsätze|umsatz in|betrag in|buchungsbetrag|betrag soll/haben|soll/haben|soll / haben|lastschrift/gutschrift|belastung/gutschrift|lastschrift / gutschrift|gutschrift/lastschrift|
      belastungen/gutschriften|zu lasten/zu gunsten|beträge|betrag (+/-)|umsatzbetrag|abrechnungsbetrag|betrag eur|umsatz eur|summe|ihr umsatz|kontobetrag|betrag zu ihren lasten/gunsten|einnahmen/ausgaben|zahlungsbetrag|gesamtbetrag|bewegung|bewegungen`),
    'money-in':
      list(`haben|gutschrift|gutschriften|eingang|eingänge|zugang|zugänge|einzahlung|einzahlungen|betrag zu ihren gunsten|zu ihren gunsten|zugunsten|zu gunsten|
      umsatz haben|haben-umsatz|habenumsatz|habenumsätze|betrag haben|haben betrag|einnahmen|einnahme|geldeingang|zahlungseingang|zahlungseingänge|gutschrift in|kredit|erhalten|gutgeschrieben|haben (+)|gutschrift (+)|(+) gutschrift|zuflüsse|gutschriftsbetrag|umsätze haben|beträge zu ihren gunsten`),
    'money-out':
      list(`soll|lastschrift|lastschriften|belastung|belastungen|ausgang|ausgänge|abgang|abgänge|auszahlung|auszahlungen|betrag zu ihren lasten|zu ihren lasten|zulasten|zu lasten|
      umsatz soll|soll-umsatz|sollumsatz|sollumsätze|betrag soll|soll betrag|ausgaben|ausgabe|geldausgang|zahlungsausgang|zahlungsausgänge|abbuchung|abbuchungen|belastung in|debit|gesendet|bezahlt|soll (-)|lastschrift (-)|belastung (-)|abflüsse|bezüge|bezug|belastungsbetrag|umsätze soll|beträge zu ihren lasten`),
    balance: list(
      `saldo|kontostand|neuer saldo|neuer kontostand|saldo nach buchung|saldo eur|kontosaldo|endsaldo|laufender saldo|saldo in|tagessaldo|tagesendsaldo|stand|guthaben|saldi|buchsaldo|valutasaldo|saldo danach|zwischensaldo|restsaldo|saldovortrag`,
    ),
    currency: list(`währung|whg|whg.|wrg|wrg.|wkz|kontowährung|währungscode`),
    mark: list(
      `s/h|soll/haben-kennzeichen|soll/haben kennzeichen|kennzeichen|h/s|vz|vorzeichen|+/-|s / h|sh|soll/haben|shk|s/h-kz`,
    ),
    fee: list(`gebühr|gebühren|spesen|entgelt|entgelte|kosten|provision|auslandseinsatzentgelt|kommission|mwst|steuer`),
    net: list(`netto|nettobetrag|netto-betrag`),
    gross: list(`brutto|bruttobetrag|brutto-betrag`),
    category: list(`kategorie|kategorien|rubrik|branche|unterkategorie`),
    counterparty:
      list(`auftraggeber|empfänger|auftraggeber/empfänger|auftraggeber / empfänger|empfänger/auftraggeber|begünstigter|zahlungsempfänger|zahlungspflichtiger|zahlungspflichtige*r|zahlungsempfänger*in|beguenstigter/zahlungspflichtiger|begünstigter/zahlungspflichtiger|name|
      auftraggeber/begünstigter|begünstigter / auftraggeber|gegenpartei|zahlungspartner|name zahlungsbeteiligter|partner|partnername|absender|kontoinhaber gegenseite|an/von|von/an`),
    'counterparty-account': list(
      `iban zahlungsbeteiligter|kontonummer/iban|gegenkonto|konto des empfängers|partner iban|iban/kontonummer|konto-nr. gegenpartei|iban des auftraggebers|kontonummer gegenseite`,
    ),
    note: list(
      `notiz|notizen|bemerkung|bemerkungen|hinweis|hinweise|info|zusatz|anmerkung|kommentar|zusatzinformation|weitere angaben|ort`,
    ),
    branch: list(`filiale|geschäftsstelle|zweigstelle|gst|bankstelle`),
    sequence: list(`nr|nr.|lfd. nr.|lfd.nr.|lfd-nr|lfd nr|lfd.-nr.|position|pos.|pos|zeile|laufnummer|#`),
    time: list(`uhrzeit|zeit`),
    'foreign-amount': list(
      `fremdwährung|fremdwährungsbetrag|betrag in fremdwährung|originalbetrag|originalwährung|betrag original|ursprungsbetrag|urspr. betrag|betrag fw|transaktionsbetrag|auslandsbetrag|betrag in originalwährung`,
    ),
    rate: list(`kurs|wechselkurs|umrechnungskurs|devisenkurs|umrechnung|zinssatz|zins|zins %`),
    'card-number': list(`karte|kartennummer|karten-nr.|karten nr.|karteninhaber|kartennr.|karte nr.`),
    other: list(`punkte|rate|raten|stück|stückzahl|anzahl|menge|einzelpreis|preis|land|status|zinstage|zinszahl|tage`),
  },
  phrases: {
    opening:
      list(`saldo der letzten rechnung|saldo vorherige rechnung|barguthaben start|buchungssaldo alt|voriger saldo|alter saldo|alter kontostand|anfangssaldo|anfangsbestand|anfangsstand|anfangskontostand|saldovortrag|saldo vortrag|vortrag|vorheriger saldo|bisheriger saldo|saldo letzter auszug|
      saldo vom letzten auszug|letzter kontostand|letzter auszug|kontostand am|alter kontostand vom|kontostand alt|saldo alt|saldo per beginn|eröffnungssaldo|startsaldo|saldo zu beginn|saldo am anfang|saldo zu beginn der periode|
      kontostand zu beginn|alter stand|letzter saldo|saldo letzte abrechnung|saldo aus letzter abrechnung|saldo letzte rechnung|vorsaldo|alter saldo vom|startguthaben|saldo letzter kontoauszug|kontostand vor|stand vom|saldo der letzten abrechnung|kontostand zum beginn`),
    closing:
      list(`total zu unseren gunsten|barguthaben ende|buchungssaldo neu|neuer saldo|neuer kontostand|endsaldo|endbestand|endkontostand|endstand|schlusssaldo|schluss-saldo|abschlusssaldo|saldo neu|kontostand neu|aktueller saldo|aktueller kontostand|saldo zu ihren gunsten|saldo zu ihren lasten|
      saldo zu unseren gunsten|saldo zu unseren lasten|neuer saldo vom|neuer kontostand vom|neuer stand|saldo am ende|saldo per ende|saldo am ende der periode|kontostand am ende|schlußsaldo|saldo per|saldo per abschluss|abschlusssaldo per|saldo der periode|
      rechnungsbetrag|gesamtsaldo|zu zahlender betrag|neuer rechnungssaldo|saldo dieser abrechnung|kontostand per|kontostand zum|zahlbetrag|endguthaben|saldo zum|offener saldo|ihr neuer kontostand|schlussbestand|umsatztotal/schlusssaldo zu ihren gunsten|umsatztotal/schlusssaldo zu ihren lasten|schlusssaldo zu ihren gunsten|schlusssaldo zu ihren lasten|schlusssaldo zu unseren gunsten`),
    'carried-forward': list(
      `übertrag|uebertrag|übertrag auf seite|übertrag auf blatt|übertrag auf nächste seite|zwischensaldo|saldoübertrag|übertrag saldo|kontostand übertrag|weiter auf seite|fortsetzung auf seite|fortsetzung nächste seite|fortsetzung nächstes blatt|fortsetzung auf blatt|fortsetzung folgt|fortsetzung umseitig|fortsetzung rückseite|übertrag nächste seite|saldo übertrag|zu übertragen|fortsetzung siehe|zwischenstand|fortsetzung auf dem nächsten blatt|fortsetzung auf der nächsten seite|fortsetzung auf nächster seite|fortsetzung auf nächstem blatt|fortsetzung auf der folgenden seite|fortsetzung auf folgender seite|fortsetzung auf der folgeseite|fortsetzung folgeseite|fortsetzung auf der rückseite|fortsetzung siehe rückseite|fortsetzung siehe nächste seite|weiter auf der nächsten seite|weiter auf dem nächsten blatt|weiter auf der rückseite|bitte wenden|folgeseite beachten|bitte folgeseite beachten|siehe folgeseite|siehe nächste seite|nächste seite beachten`,
    ),
    'brought-forward': list(
      `übertrag von seite|übertrag vom vorblatt|übertrag von blatt|übertrag der vorseite|vortrag von seite|saldovortrag|übertrag aus blatt|übertrag vorseite|vortrag vorseite|übertrag von vorheriger seite|anfangssaldo seite|übertrag vorherige seite|übernahme|fortsetzung von seite|fortsetzung von blatt|fortsetzung vom vorherigen blatt|fortsetzung von der vorherigen seite|fortsetzung der vorseite`,
    ),
    subtotal: list(
      `zwischensumme|seitensumme|summe seite|tagessumme|zwischentotal|teilsumme|summe karte|total karte|summe der seite|summe tagesumsätze|subtotal|zwischensaldo`,
    ),
    'total-in':
      list(`gesamtgutschriften|kontogutschriften|dazu gesamt|total gutschrift|summe gutschriften|summe haben|summe der gutschriften|summe eingänge|summe der eingänge|summe zahlungseingänge|gutschriften gesamt|total gutschriften|total haben|summe habenumsätze|haben gesamt|gesamtumsatz haben|gesamtumsätze haben|umsatz haben|
      gesamtsumme haben|einnahmen gesamt|gesamteinnahmen|summe einnahmen|eingänge gesamt|habenumsätze|gutschriften|summe einzahlungen|umsätze haben|haben-umsätze|total eingänge|geldeingänge|summe zugänge|gesamte gutschriften|zahlungseingänge|haben-umsatz|total zahlungseingänge`),
    'total-out':
      list(`gesamtbelastungen|kontobelastungen|ab gesamt|total belastung|summe belastungen|summe lastschriften|summe soll|summe der lastschriften|summe der belastungen|summe ausgänge|summe der ausgänge|summe zahlungsausgänge|belastungen gesamt|lastschriften gesamt|total belastungen|total soll|summe sollumsätze|soll gesamt|
      gesamtumsatz soll|gesamtumsätze soll|umsatz soll|gesamtsumme soll|ausgaben gesamt|gesamtausgaben|summe ausgaben|ausgänge gesamt|sollumsätze|belastungen|lastschriften|summe auszahlungen|umsätze soll|soll-umsätze|total ausgänge|geldausgänge|summe abgänge|gesamte belastungen|zahlungsausgänge|soll-umsatz|
      total einkäufe|summe der umsätze|summe kartenumsätze|total bezüge|total ihrer einkäufe`),
    total: list(
      `summe|gesamt|total|gesamtsumme|summen|umsatztotal|total umsätze|gesamtumsatz|gesamtumsätze|umsatzsumme|summe umsätze|umsätze gesamt|kontoumsatz|summe aller umsätze|totale|gesamtbetrag|total bewegungen|umsatz total|umsätze total|summe aller buchungen`,
    ),
    count: list(
      `anzahl buchungen|anzahl der buchungen|anzahl umsätze|buchungsposten|postenzahl|anzahl posten|anzahl belastungen|anzahl gutschriften|anzahl transaktionen|anzahl der umsätze|anzahl|posten`,
    ),
    'daily-balance': list(
      `tagessaldo|tagessalden|valutarischer saldo|valutarischer saldo per|valutarischer saldo zum|valutasaldo|valutasaldo per|tagesendsaldo|tagesendsalden|tageskontostand|saldenübersicht|durchschnittssaldo|tagesguthaben`,
    ),
    pending: list(
      `vorgemerkt|vorgemerkte umsätze|vormerkposten|vorgemerkte buchungen|noch nicht gebucht|noch nicht gebuchte umsätze|pendent|pendente buchungen|pendente transaktionen|schwebende|offene umsätze|reservierungen|vormerkungen|vorankündigung|terminierte|geplante zahlungen|nicht verbuchte|reservierte beträge|noch nicht verbuchte transaktionen|umsatzvormerkungen|ausstehende buchungen`,
    ),
    period:
      list(`zeitraum|auszugszeitraum|abrechnungszeitraum|abrechnungsperiode|periode|auszugsperiode|vom|von|für den zeitraum|umsätze vom|umsätze von|kontoauszug vom|kontoauszug für|berichtszeitraum|zeitraum vom|zeitraum von|buchungszeitraum|kontobewegungen vom|
      auszug vom|bewegungen vom|abrechnung vom|umsätze im zeitraum|rechnungsperiode|für die zeit vom|für die zeit von|umsatzzeitraum|abfragezeitraum|monat`),
    'statement-date': list(
      `auszugsdatum|kontoauszug per|stand|stand vom|stand per|abschlussdatum|auszug vom|datum des auszugs`,
    ),
    'print-date': list(
      `datum|erstellt am|druckdatum|erstellungsdatum|rechnungsdatum|ausstellungsdatum|abrechnungsdatum|gedruckt am|per|ausgestellt am|abrechnung vom|datum der abrechnung`,
    ),
    'statement-number': list(
      `auszug|auszug nr.|auszug-nr.|auszug nr|auszugsnummer|auszugs-nr.|kontoauszug nr.|kontoauszug nr|kontoauszug|auszugnr.|auszug nummer|nr. des auszugs|kontoauszugsnummer|kontoauszug-nr.|blatt|rechnungsnummer|abrechnungsnummer`,
    ),
    'account-number': list(
      `kontonummer|konto-nr.|konto nr.|kontonr.|kto.-nr.|kto.nr.|kto-nr|kto nr|kto.|konto|konto-nummer|kundenkonto|kartennummer|kartenkonto|kartennr.|karten-nr.|referenzkonto|kreditkartennummer|abrechnungskonto|sparbuchnummer|depotnummer|vertragsnummer|darlehensnummer|kreditnummer|kartenkontonummer`,
    ),
    iban: list(`iban|iban-nr.|iban nr.|internationale kontonummer|internationale bankkontonummer`),
    bic: list(`bic|swift|swift-code|bic/swift|swift/bic|bic (swift)|bic-code|swift-bic`),
    holder: list(
      `kontoinhaber|kontoinhaberin|kontoinhaber/in|inhaber|karteninhaber|lautend auf|kunde|kundin|name|kontobezeichnung|kunden-name|rubrik|kontoinhaber*in|für|herr|frau|firma|kontowortlaut|zeichnungsberechtigt|hauptkarteninhaber`,
    ),
    currency: list(`währung|kontowährung|whg|whg.|alle beträge in|beträge in|in|kontowährung eur|währung des kontos`),
    'section-in': list(
      `gutschriften|eingänge|zahlungseingänge|einzahlungen|zahlungen|haben|ihre zahlungen|geldeingänge|einnahmen|zahlungen und gutschriften|zugänge|gutschriften und zahlungen`,
    ),
    'section-out': list(
      `belastungen|lastschriften|ausgänge|zahlungsausgänge|auszahlungen|soll|geldausgänge|ausgaben|einkäufe|bezüge|kartenumsätze|abgänge|barbezüge|neue umsätze|gebühren|kartenzahlungen|ihre einkäufe|zinsen und gebühren|entgelte`,
    ),
    'section-booked': list(
      `umsätze|buchungen|gebuchte umsätze|kontobewegungen|bewegungen|umsatzübersicht|umsatzliste|ihre umsätze|ihre buchungen|transaktionen|kontoumsätze|verbuchte transaktionen|umsatzanzeige|kontoverlauf|buchungsliste|umsatzaufstellung|transaktionsübersicht|einzelumsätze|verbuchte bewegungen|umsätze im detail|getätigte umsätze`,
    ),
    summary: list(
      `übersicht|kontoübersicht|zusammenfassung|überblick|finanzübersicht|finanzstatus|rechnungsabschluss|abschluss|zusammenstellung|gesamtübersicht|saldenübersicht|vermögensübersicht|kontostände|auf einen blick|abrechnung|kontoabschluss|rechnungsübersicht|übersicht ihrer konten|salden|entgeltaufstellung`,
    ),
    'available-balance': list(
      `verfügbarer betrag|verfügbar|verfügbarer saldo|verfügbares guthaben|verfügbarer rahmen|frei verfügbar|sofort verfügbar|disponibel|disponibler saldo|verfügbarer kreditrahmen|noch verfügbar|verfügbarer verfügungsrahmen|verfügbarkeit|freier betrag`,
    ),
    'credit-limit': list(
      `kreditlimit|kreditlinie|kreditrahmen|dispositionskredit|disporahmen|dispo|dispokredit|eingeräumte kontoüberziehung|eingeräumter kreditrahmen|limite|kartenlimite|kartenlimit|verfügungsrahmen|überziehungsrahmen|überziehungslimit|kreditlimite|globallimite|einkaufsrahmen|eingeräumte überziehungsmöglichkeit|rahmen|kreditlinie/verfügungsrahmen`,
    ),
    'minimum-payment': list(
      `mindestbetrag|mindestzahlung|mindestrate|mindestrückzahlung|minimalbetrag|minimaler zahlungsbetrag|mindestteilzahlung|teilzahlungsbetrag|rückzahlungsbetrag|fälliger betrag|monatsrate`,
    ),
    'payment-due': list(
      `fällig am|fälligkeit|zahlbar bis|zu zahlen bis|zahlungsziel|fälligkeitsdatum|einzug am|wird eingezogen am|abbuchung am|lastschrifteinzug|zahlungsfrist|zahlbar am|wird am|belastung ihres kontos|abbuchungsdatum|zahltag|wir buchen`,
    ),
    'interest-rates': list(
      `zinssatz|zinssätze|sollzins|sollzinsen|habenzins|habenzinsen|sollzinssatz|habenzinssatz|zinsen|überziehungszins|überziehungszinsen|effektiver jahreszins|zinskonditionen|zinssatz p.a.|zinsen für|kreditzins|guthabenzins|verzugszins|jahreszins|zinssatz für|zinsabschluss`,
    ),
    page: list(
      `seite|blatt|seite von|blatt-nr.|blatt nr.|fortsetzung|s.|ende des kontoauszugs|ende des auszugs|bitte wenden|blattnr.`,
    ),
    'no-transactions': list(
      `keine umsätze|keine buchungen|keine umsätze vorhanden|keine buchungen vorhanden|es liegen keine umsätze vor|keine transaktionen|keine bewegungen|es wurden keine umsätze|keine kontobewegungen|es liegen keine buchungen vor|kein umsatz`,
    ),
    'not-a-transaction':
      list(`wechselkurs|umrechnungskurs|kurs vom|einlagensicherung|bitte beachten sie|hinweis|wichtige hinweise|rechnungsabschluss|einwendungen|bitte prüfen sie|guthaben sind als einlagen|ust-id|handelsregister|sitz|vorstand|telefon|kundenservice|gutschriften vorbehaltlich|
      bonuspunkte|punktestand|freistellungsauftrag|freistellungsbetrag|allgemeine geschäftsbedingungen|ihr berater|zinssatz|durchschnittlicher saldo|enthaltene mehrwertsteuer|einlagensicherungsfonds|dieser auszug|im hause|richtigbefund|ohne unterschrift|formular ohne unterschrift|ihr dispositionskredit`),
  },
  marks: { in: list('h|haben|gs|gutschrift|gut|k|cr'), out: list('s|soll|ls|lastschrift|belastung|bel') },
  statementTitles:
    list(`sparkontoauszug|girokontoauszug|privatkontoauszug|geschäftskontoauszug|firmenkontoauszug|lohnkontoauszug|gehaltskontoauszug|bankkontoauszug|tagesgeldkontoauszug|festgeldkontoauszug|kreditkartenkontoauszug|kreditkartenauszug|fremdwährungskontoauszug|währungskontoauszug|kontoauszug|kontoauszüge|auszug|girokonto-auszug|kreditkartenabrechnung|kartenabrechnung|kreditkarten-abrechnung|umsatzübersicht|umsatzliste|kontoumsätze|umsatzanzeige|finanzreport|tagesauszug|monatsauszug|detailauszug|kontobewegungen|sparbuch|abrechnung kreditkarte|
    monatsabrechnung|umsatzaufstellung|ihre kreditkartenabrechnung|kreditkartenrechnung|vermögensauszug|privatkonto auszug|rechnungsabschluss|buchungsübersicht|kontoabschluss|kreditkonto-auszug|darlehenskontoauszug|elektronischer kontoauszug|karten-rechnung|ihre kartenabrechnung`),
  otherTitles:
    list(`kundenkontoauszug|kundenkonto|lieferantenkonto|debitorenkonto|kreditorenkonto|debitorenauszug|kreditorenauszug|kontenblatt|kontoblatt|sachkonto|sachkontenblatt|offene posten|offene-posten-liste|
    op-liste|saldenbestätigung|saldenliste|summen- und saldenliste|hauptbuch|journal|buchungsjournal|kassenbuch|kassenbericht|kassenblatt|barkasse|anlagenspiegel|anlagenverzeichnis|abschreibungsplan|haushaltsplan|budget|
    wirtschaftsplan|zins- und tilgungsplan|tilgungsplan|zahlungsplan|ratenplan|darlehensangebot|betriebswirtschaftliche auswertung|umsatzsteuer-voranmeldung|umsatzsteuervoranmeldung|einzelverbindungsnachweis|verbindungsübersicht|
    fahrtenbuch|stundenzettel|stundennachweis|arbeitszeitnachweis|reisekostenabrechnung|spesenabrechnung|inventarliste|lagerbestand|lagerliste|bestellübersicht|lieferübersicht|spielplan|ergebnisse|tabelle|kursübersicht|fondspreise|
    preisübersicht|wertentwicklung|depotübersicht|entgeltaufstellung|entgeltinformation|saldobestätigung|zinsbescheinigung|renteninformation|beitragsrechnung|beitragsbescheid|gebührenbescheid|wasserrechnung|gasrechnung|
    jahresverbrauchsabrechnung|verbrauchsabrechnung|abschlagsplan|mietkonto|mieterkonto|heizkostenabrechnung|hausgeldabrechnung|zahlungsavis|avis|umsatzübersicht kasse|tagesabschluss|z-bericht|speiseplan|kontierungsbeleg|
    rechnung|mahnung|zahlungserinnerung|lieferschein|angebot|auftragsbestätigung|gehaltsabrechnung|lohnabrechnung|entgeltabrechnung|bezügemitteilung|verdienstabrechnung|fahrplan|preisliste|preisverzeichnis|preis- und leistungsverzeichnis|speisekarte|quittung|kassenbon|gutschriftanzeige|bestellung|
    steuerbescheid|protokoll|sitzungsprotokoll|tagesordnung|versicherungsschein|police|stromrechnung|nebenkostenabrechnung|betriebskostenabrechnung|vertrag|mietvertrag|kündigung|lebenslauf|allgemeine geschäftsbedingungen|depotauszug|wertpapierabrechnung|bilanz|gewinn- und verlustrechnung|fahrkarte|fahrschein|
    buchungsbestätigung|zeugnis|bescheinigung|jahressteuerbescheinigung|prospekt|katalog|formular|antrag|zinsänderung|konditionenänderung|kursliste|tarifübersicht|reiseplan|rezept|gutachten|kostenvoranschlag`),
  accountTypes: {
    checking: list(
      `girokonto|kontokorrent|kontokorrentkonto|privatkonto|gehaltskonto|geschäftskonto|lohnkonto|kontokorrentkredit|firmenkonto|sichtkonto|basiskonto|jugendkonto|studentenkonto|giro|zahlungskonto|pensionskonto|verrechnungskonto|p-konto|direktkonto|komfortkonto`,
    ),
    savings: list(
      `sparkonto|sparbuch|tagesgeld|tagesgeldkonto|festgeld|festgeldkonto|sparkassenbuch|anlagekonto|geldmarktkonto|online-sparen|sparcard|sparplan|vorsorgekonto|sparkonto 3a|kündigungsgeld|depositenkonto|termingeld`,
    ),
    'credit-card': list(
      `kreditkarte|kreditkartenkonto|kreditkartenabrechnung|kartenkonto|kartenabrechnung|goldkarte|goldcard|kreditkarten|chargekarte`,
    ),
    loan: list(
      `darlehen|kredit|darlehenskonto|kreditkonto|hypothek|baufinanzierung|ratenkredit|privatkredit|autokredit|hypothekarkonto|abstattungskredit|hypothekenkonto|baudarlehen`,
    ),
    unknown: list(`depot|wertpapierdepot|depotkonto|prepaidkarte|guthabenkarte|wertpapierkonto`),
  },
};

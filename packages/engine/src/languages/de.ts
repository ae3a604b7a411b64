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
      verbuchungsdatum|verbucht am|verbucht|abrechnungsdatum|buchungstag / wert|buchungsdatum/valuta|buchungs-tag|datum/zeit|tag der buchung|buchungszeitpunkt|buchungstag/valuta|buchung/valuta|buchung/wert|buchungstag/wertstellung|buchungsdatum / wertstellung|datum buchung|verbuchung|verrechnungsdatum|verrechnet am|bu tag wert|abschlussdatum|abrechnungstag|geschäftsdatum|geschäftstag|kontobuchungsdatum|buchungsdatum und uhrzeit|buch.datum|buch.dat.|buchungsdat.|buchdatum|datum gebucht`),
    'value-date':
      list(`valuta|wert|wertstellung|valutadatum|valuta-datum|wertstellungsdatum|wertstellungstag|wertdatum|val.|val|wert am|valutatag|
      valuta datum|valutierung|wertst.|wertstell.|verzinsung ab|wertstellung am|valuta am|datum wert|datum wertstellung|val-datum|wertstellungs-datum|verzinsungsbeginn|fälligkeit valuta`),
    'transaction-date':
      list(`belegdatum|transaktionsdatum|kaufdatum|umsatztag|umsatz vom|umsatz am|umsatzdatum|einkaufsdatum|beleg|
      datum der transaktion|kauf am|einkauf am|karteneinsatz|datum des umsatzes|umsatz|getätigt am|transaktion vom|ausstellungsdatum|transaktionszeitpunkt|transaktionsdatum und uhrzeit|transaktionsdatum/-zeit|datum beleg|datum des belegs|datum des kaufs|datum des einkaufs|datum kauf|datum einkauf|datum transaktion|belegtag|leistungsdatum|leistungstag|tag des umsatzes|tag der transaktion|nutzungsdatum|einsatzdatum|datum des karteneinsatzes|transaktionstag|kauf-datum|einkaufs-datum|einkaufstag|autorisierungsdatum|auftragsdatum|trx-datum|umsatz-datum|umsatztag/-zeit`),
    description:
      list(`buchungshinweise|umsatzinformationen|text|buchungstext|verwendungszweck|vorgang|beschreibung|erläuterung|erläuterungen|details|umsatz|umsätze|umsatztext|
      buchungsdetails|vorgang/erläuterung|vorgang / erläuterung|vorgang/buchungsinformation|buchungsinformationen|buchungsinformation|
      verwendungszweck / buchungstext|buchung / verwendungszweck|buchungstext/verwendungszweck|buchungstext / verwendungszweck|vorgang/verwendungszweck|
      angaben zum umsatz|bezeichnung|transaktion|transaktionen|händler|händlername|zahlungsgrund|zweck|zahlungszweck|
      zahlungsdetails|mitteilung|avisierungstext|umsatzinformation|buchungsvorgang|empfänger / verwendungszweck|auftraggeber/empfänger verwendungszweck|
      ihre buchungen|unsere buchungen|umsatzbeschreibung|informationen|buchungen|text / details|transaktionsdetails|einkaufsort|unternehmen|ort/unternehmen|leistung|angaben zu den umsätzen|auftraggeber/verwendungszweck|buchungsbeschreibung|umsatzdetails|details zum umsatz|vertragsunternehmen|akzeptanzstelle|händler/ort|umsatzbezeichnung|art der buchung / verwendungszweck|art der transaktion / beschreibung|transaktionsbeschreibung|zahlungsreferenz / verwendungszweck|verwendungszweck/zahlungsreferenz|buchungsgrund|einkauf/ort|text / referenz|kommentar / verwendungszweck|name/verwendungszweck|ihre umsätze|gegenstand der buchung`),
    reference:
      list(`referenz|referenznummer|referenz-nr.|referenz nr.|ref.|ref.-nr.|ref-nr|beleg|belegnummer|beleg-nr.|beleg nr.|belegnr.|belegnr|
      buchungsnummer|buchungs-nr.|buchungsnr.|schecknummer|scheck-nr.|scheck nr.|primanota|primanoten|primanota-nr.|pn-nr.|pn nr.|pnr|pn|pn-nr|
      transaktionsnummer|transaktions-nr.|transaktions-id|auftragsnummer|kundenreferenz|kundenreferenz (end-to-end)|mandatsreferenz|end-to-end-referenz|
      zahlungsreferenz|zahlungsreferenznummer|dokument-nr.|dokumentnummer|bankreferenz|transaktionsreferenz|bank-referenz|auftragsreferenz|auftrags-nr.|auftrag nr.|auftrags-id|beleg-nummer|buchungsreferenz|buchungs-id|umsatz-id|referenz-nummer|vorgangsnummer|vorgangs-nr.|check-nr.|kundenreferenznummer|sammlerreferenz`),
    type: list(
      `art|umsatzart|buchungsart|buchungsschlüssel|bs|schlüssel|textschlüssel|ts|umsatztyp|vorgangsart|auftragsart|typ|transaktionsart|transaktionstyp|zahlungsart|geschäftsvorfall|code|tn|tn-nr|art der buchung|art der transaktion|transaktionscode|buchungscode|umsatzschlüssel|bu-schlüssel|buchungs-schlüssel|textschl.|gv-code|auftragstyp|kontobewegungsart|bewegungsart|zahlart`,
    ),
    amount:
      list(`betrag|umsatz|umsätze|umsatz in|betrag in|buchungsbetrag|betrag soll/haben|soll/haben|soll / haben|lastschrift/gutschrift|belastung/gutschrift|lastschrift / gutschrift|gutschrift/lastschrift|
      belastungen/gutschriften|zu lasten/zu gunsten|beträge|betrag (+/-)|umsatzbetrag|abrechnungsbetrag|betrag eur|umsatz eur|summe|ihr umsatz|kontobetrag|betrag zu ihren lasten/gunsten|einnahmen/ausgaben|zahlungsbetrag|gesamtbetrag|bewegung|bewegungen|umsatz soll/haben|umsätze soll/haben|betrag kartenwährung|betrag in kontowährung|betrag kontowährung|belasteter betrag|gebuchter betrag|verbuchter betrag|verrechneter betrag|verrechnungsbetrag|betrag gebucht|transaktionssumme|ausgang/eingang|eingang/ausgang|eingänge/ausgänge|ausgaben/einnahmen|einzahlung/auszahlung|auszahlung/einzahlung|ein-/auszahlung|ein- und auszahlungen|zugang/abgang|zu-/abgang|zu- und abgänge|gutschrift / belastung|gutschriften/belastungen|haben/soll|betrag zulasten/zugunsten|zulasten/zugunsten|lasten/gunsten|betrag s/h|kontobewegung|rechnungsbetrag in eur`),
    'money-in':
      list(`haben|gutschrift|gutschriften|eingang|eingänge|zugang|zugänge|einzahlung|einzahlungen|betrag zu ihren gunsten|zu ihren gunsten|zugunsten|zu gunsten|
      umsatz haben|haben-umsatz|habenumsatz|habenumsätze|betrag haben|haben betrag|einnahmen|einnahme|geldeingang|zahlungseingang|zahlungseingänge|gutschrift in|kredit|erhalten|gutgeschrieben|haben (+)|gutschrift (+)|(+) gutschrift|zuflüsse|gutschriftsbetrag|umsätze haben|beträge zu ihren gunsten|betrag zu gunsten|betrag zugunsten|umsätze zu ihren gunsten|umsatz zu ihren gunsten|gutschrift betrag|betrag gutschrift|gutschriften haben|betrag eingang|habenbetrag|umsätze/haben|zahlungen/gutschriften|geldeingänge`),
    'money-out':
      list(`soll|lastschrift|lastschriften|belastung|belastungen|ausgang|ausgänge|abgang|abgänge|auszahlung|auszahlungen|betrag zu ihren lasten|zu ihren lasten|zulasten|zu lasten|
      umsatz soll|soll-umsatz|sollumsatz|sollumsätze|betrag soll|soll betrag|ausgaben|ausgabe|geldausgang|zahlungsausgang|zahlungsausgänge|abbuchung|abbuchungen|belastung in|debit|gesendet|bezahlt|soll (-)|lastschrift (-)|belastung (-)|abflüsse|bezüge|bezug|belastungsbetrag|umsätze soll|beträge zu ihren lasten|betrag zu lasten|betrag zulasten|umsätze zu ihren lasten|umsatz zu ihren lasten|belastung betrag|betrag belastung|betrag lastschrift|betrag ausgang|sollbetrag|umsätze/soll|zu lasten in|geldausgänge|wir haben belastet|einkäufe|einkäufe/belastungen|umsätze/belastungen`),
    balance: list(
      `saldo|kontostand|neuer saldo|neuer kontostand|saldo nach buchung|saldo eur|kontosaldo|endsaldo|laufender saldo|saldo in|tagessaldo|tagesendsaldo|stand|guthaben|saldi|buchsaldo|valutasaldo|saldo danach|zwischensaldo|restsaldo|saldovortrag|saldo nach transaktion|saldo nach umsatz|saldo nach valuta|kontostand nach buchung|kontostand danach|neuer stand|aktueller saldo|aktueller kontostand|fortlaufender saldo|kumulierter saldo|saldo kumuliert|saldo zu ihren gunsten|buchungssaldo|buchsaldo in|verfügbarer saldo|restschuld|restkapital|saldo konto|saldo s/h|saldo soll/haben|sparguthaben|neues guthaben|saldo der buchung`,
    ),
    currency: list(`währung|whg|whg.|wrg|wrg.|wkz|kontowährung|währungscode`),
    mark: list(
      `s/h|soll/haben-kennzeichen|soll/haben kennzeichen|kennzeichen|h/s|vz|vorzeichen|+/-|s / h|sh|soll/haben|shk|s/h-kz`,
    ),
    fee: list(
      `gebühr|gebühren|spesen|entgelt|entgelte|kosten|provision|auslandseinsatzentgelt|kommission|mwst|steuer|bearbeitungsgebühr|fremdwährungsgebühr|wechselkursgebühr|auslandsentgelt|bearbeitungszuschlag|gebühr %`,
    ),
    net: list(`netto|nettobetrag|netto-betrag`),
    gross: list(`brutto|bruttobetrag|brutto-betrag`),
    category: list(`kategorie|kategorien|rubrik|branche|unterkategorie`),
    counterparty:
      list(`auftraggeber|empfänger|auftraggeber/empfänger|auftraggeber / empfänger|empfänger/auftraggeber|begünstigter|zahlungsempfänger|zahlungspflichtiger|zahlungspflichtige*r|zahlungsempfänger*in|beguenstigter/zahlungspflichtiger|begünstigter/zahlungspflichtiger|name|
      auftraggeber/begünstigter|begünstigter / auftraggeber|gegenpartei|zahlungspartner|name zahlungsbeteiligter|partner|partnername|absender|kontoinhaber gegenseite|an/von|von/an|zahler/empfänger|empfängername|zahlungsbeteiligter`),
    'counterparty-account': list(
      `iban zahlungsbeteiligter|kontonummer/iban|gegenkonto|konto des empfängers|partner iban|iban/kontonummer|konto-nr. gegenpartei|iban des auftraggebers|kontonummer gegenseite|iban des zahlungspartners|iban empfänger/auftraggeber|iban des empfängers|konto/iban|konto-nr./iban|iban gegenpartei|gegenkonto iban|empfängerkonto|auftraggeberkonto|konto auftraggeber|konto empfänger|konto zahlungspartner|iban auftraggeber|iban empfänger|kontonummer zahlungsempfänger`,
    ),
    note: list(
      `notiz|notizen|bemerkung|bemerkungen|hinweis|hinweise|info|zusatz|anmerkung|kommentar|zusatzinformation|weitere angaben`,
    ),
    branch: list(`filiale|geschäftsstelle|zweigstelle|gst|bankstelle`),
    sequence: list(`nr|nr.|lfd. nr.|lfd.nr.|lfd-nr|lfd nr|lfd.-nr.|position|pos.|pos|zeile|laufnummer|#`),
    time: list(`uhrzeit|zeit`),
    'foreign-amount': list(
      `fremdwährung|fremdwährungsbetrag|betrag in fremdwährung|originalbetrag|originalwährung|betrag original|ursprungsbetrag|urspr. betrag|betrag fw|transaktionsbetrag|auslandsbetrag|betrag in originalwährung|fremdwährung betrag|fremdwährungs-betrag|betrag in transaktionswährung|betrag transaktionswährung|transaktionswährung|einkaufsbetrag|kaufbetrag|belegbetrag|betrag ausland|betrag in ausl. währung|betrag in auslandswährung|umsatz in fremdwährung|umsatzbetrag in fremdwährung|fremdwährung/betrag|fw-betrag|währung/betrag|betrag original-währung|originalbetrag und währung|betrag und währung|lokalwährung|originaler betrag`,
    ),
    rate: list(
      `kurs|wechselkurs|umrechnungskurs|devisenkurs|umrechnung|zinssatz|zins|zins %|umrechn.kurs|umr.kurs|umrechnungs-kurs|devisen-kurs|zinssatz %|zinssatz in %|referenzkurs`,
    ),
    'card-number': list(`karte|kartennummer|karten-nr.|karten nr.|karteninhaber|kartennr.|karte nr.`),
    other: list(
      `punkte|rate|raten|stück|stückzahl|anzahl|menge|einzelpreis|preis|land|ort|status|zinstage|zinszahl|tage`,
    ),
  },
  phrases: {
    opening:
      list(`barguthaben start|buchungssaldo alt|voriger saldo|alter saldo|alter kontostand|anfangssaldo|anfangsbestand|anfangsstand|anfangskontostand|saldovortrag|saldo vortrag|vortrag|vorheriger saldo|bisheriger saldo|saldo letzter auszug|
      saldo vom letzten auszug|letzter kontostand|letzter auszug|kontostand am|alter kontostand vom|kontostand alt|saldo alt|saldo per beginn|eröffnungssaldo|startsaldo|saldo zu beginn|saldo am anfang|saldo zu beginn der periode|
      kontostand zu beginn|alter stand|letzter saldo|saldo letzte abrechnung|saldo aus letzter abrechnung|saldo letzte rechnung|vorsaldo|alter saldo vom|startguthaben|saldo letzter kontoauszug|kontostand vor|stand vom|saldo der letzten abrechnung|kontostand zum beginn|saldo aus vorperiode|saldo der vorperiode|saldo vorperiode|saldo vormonat|saldo des vormonats|kontostand vormonat|saldo letzter rechnung|saldo der letzten rechnung|betrag letzte rechnung|betrag der letzten rechnung|rechnungsbetrag der letzten abrechnung|rechnungsbetrag letzte abrechnung|saldo letzte monatsrechnung|saldo aus letzter rechnung|saldo der letzten monatsrechnung|saldo letzter monat|saldo vorheriger auszug|saldo des letzten auszugs|saldo des letzten kontoauszugs|kontostand des letzten auszugs|saldo vorheriger kontoauszug|kontostand bei letztem auszug|ihr kontostand am letzten auszugsdatum|kontostand zu periodenbeginn|saldo zu periodenbeginn|saldo periodenbeginn|saldo am periodenanfang|guthaben zu beginn|guthaben am anfang|anfangsguthaben|saldo letzte kreditkartenabrechnung|offener betrag aus letzter rechnung|saldo vorherige abrechnung|saldo vorherige rechnung|übertrag aus letzter abrechnung|übertrag aus letzter rechnung|übertrag letzte rechnung|übertrag letzte abrechnung|saldo aus vormonat|saldo beginn|saldo bei eröffnung|saldo anfang|eröffnungsbestand|kontostand beginn|stand zu beginn|letzter kontosaldo`),
    closing:
      list(`barguthaben ende|buchungssaldo neu|neuer saldo|neuer kontostand|endsaldo|endbestand|endkontostand|endstand|schlusssaldo|schluss-saldo|abschlusssaldo|saldo neu|kontostand neu|aktueller saldo|aktueller kontostand|saldo zu ihren gunsten|saldo zu ihren lasten|
      saldo zu unseren gunsten|saldo zu unseren lasten|neuer saldo vom|neuer kontostand vom|neuer stand|saldo am ende|saldo per ende|saldo am ende der periode|kontostand am ende|schlußsaldo|saldo per|saldo per abschluss|abschlusssaldo per|saldo der periode|
      rechnungsbetrag|gesamtsaldo|zu zahlender betrag|neuer rechnungssaldo|saldo dieser abrechnung|kontostand per|kontostand zum|zahlbetrag|endguthaben|saldo zum|offener saldo|ihr neuer kontostand|schlussbestand|umsatztotal/schlusssaldo zu ihren gunsten|umsatztotal/schlusssaldo zu ihren lasten|schlusssaldo zu ihren gunsten|schlusssaldo zu ihren lasten|schlusssaldo zu unseren gunsten|saldo am periodenende|saldo periodenende|saldo zu periodenende|kontostand zu periodenende|ihr kontostand am|ihr saldo|saldo zu gunsten der bank|saldo zugunsten der bank|saldo zu gunsten kunde|gesamtbetrag der rechnung|rechnungstotal|total rechnung|rechnungssaldo|zu bezahlender betrag|zu zahlender gesamtbetrag|total zu unseren gunsten|total zu ihren lasten|total der rechnung|abrechnungssaldo|saldo dieser rechnung|saldo neue abrechnung|guthaben am ende|guthaben neu|neues guthaben|saldo ende|saldo bei abschluss|kontostand ende|kontosaldo per|kontosaldo am|kontosaldo zum|stand am ende|abbuchungsbetrag|einzugsbetrag|lastschriftbetrag|gesamtschuld|aktuelle restschuld|restschuld am|kapitalstand am`),
    'carried-forward': list(
      `übertrag|uebertrag|übertrag auf seite|übertrag auf blatt|übertrag auf nächste seite|zwischensaldo|saldoübertrag|übertrag saldo|kontostand übertrag|weiter auf seite|fortsetzung auf seite|fortsetzung nächste seite|fortsetzung nächstes blatt|fortsetzung auf blatt|fortsetzung folgt|fortsetzung umseitig|fortsetzung rückseite|übertrag nächste seite|saldo übertrag|zu übertragen|fortsetzung siehe|zwischenstand|fortsetzung auf dem nächsten blatt|fortsetzung auf der nächsten seite|fortsetzung auf nächster seite|fortsetzung auf nächstem blatt|fortsetzung auf der folgenden seite|fortsetzung auf folgender seite|fortsetzung auf der folgeseite|fortsetzung folgeseite|fortsetzung auf der rückseite|fortsetzung siehe rückseite|fortsetzung siehe nächste seite|weiter auf der nächsten seite|weiter auf dem nächsten blatt|weiter auf der rückseite|bitte wenden|übertrag auf die nächste seite|saldo auf nächste seite|seitenübertrag|übertrag zu blatt|saldoübertrag auf nächste seite`,
    ),
    'brought-forward': list(
      `übertrag von seite|übertrag vom vorblatt|übertrag von blatt|übertrag der vorseite|vortrag von seite|saldovortrag|übertrag aus blatt|übertrag vorseite|vortrag vorseite|übertrag von vorheriger seite|anfangssaldo seite|übertrag vorherige seite|übernahme|fortsetzung von seite|fortsetzung von blatt|fortsetzung vom vorherigen blatt|fortsetzung von der vorherigen seite|fortsetzung der vorseite|übertrag von letzter seite|übertrag der letzten seite|übertrag letzte seite|übertrag von vorseite|übertrag von der vorseite|übertrag aus vorheriger seite|saldo von vorheriger seite|saldo vorherige seite|saldoübertrag von seite|saldo der vorseite|saldo vorseite`,
    ),
    subtotal: list(
      `zwischensumme|seitensumme|summe seite|tagessumme|zwischentotal|teilsumme|summe karte|total karte|summe der seite|summe tagesumsätze|subtotal|zwischensaldo|summe der karte|summe für karte|total für karte|total kreditkarte|seitentotal|total seite|total dieser seite|summe dieser seite|summe des tages|summe hauptkarte|summe zusatzkarte|total hauptkarte|total zusatzkarte|umsatzsumme karte`,
    ),
    'total-in':
      list(`gesamtgutschriften|kontogutschriften|dazu gesamt|total gutschrift|summe gutschriften|summe haben|summe der gutschriften|summe eingänge|summe der eingänge|summe zahlungseingänge|gutschriften gesamt|total gutschriften|total haben|summe habenumsätze|haben gesamt|gesamtumsatz haben|gesamtumsätze haben|umsatz haben|
      gesamtsumme haben|einnahmen gesamt|gesamteinnahmen|summe einnahmen|eingänge gesamt|habenumsätze|gutschriften|summe einzahlungen|umsätze haben|haben-umsätze|total eingänge|geldeingänge|summe zugänge|gesamte gutschriften|zahlungseingänge|haben-umsatz|total zahlungseingänge|summe ihrer zahlungen|summe ihrer einzahlungen|summe der einzahlungen|summe der zugänge|summe der einnahmen|summe zahlungen|summe der zahlungen|total zahlungen|total zahlungen und gutschriften|total einzahlungen|total ihrer zahlungen|gesamtsumme eingänge|gesamtsumme der gutschriften|gesamteingänge|gesamtbetrag gutschriften|gesamtbetrag der gutschriften|einzahlungen gesamt|eingänge insgesamt|zugänge gesamt|summe zu ihren gunsten|total zu ihren gunsten|total zugunsten|umsätze zu ihren gunsten|zahlungen gesamt`),
    'total-out':
      list(`gesamtbelastungen|kontobelastungen|ab gesamt|total belastung|summe belastungen|summe lastschriften|summe soll|summe der lastschriften|summe der belastungen|summe ausgänge|summe der ausgänge|summe zahlungsausgänge|belastungen gesamt|lastschriften gesamt|total belastungen|total soll|summe sollumsätze|soll gesamt|
      gesamtumsatz soll|gesamtumsätze soll|umsatz soll|gesamtsumme soll|ausgaben gesamt|gesamtausgaben|summe ausgaben|ausgänge gesamt|sollumsätze|belastungen|lastschriften|summe auszahlungen|umsätze soll|soll-umsätze|total ausgänge|geldausgänge|summe abgänge|gesamte belastungen|zahlungsausgänge|soll-umsatz|
      total einkäufe|summe der umsätze|summe kartenumsätze|total bezüge|total ihrer einkäufe|summe ihrer umsätze|summe ihrer belastungen|summe ihrer auszahlungen|summe ihrer einkäufe|summe einkäufe|summe der einkäufe|summe der auszahlungen|summe der abgänge|summe der ausgaben|summe abbuchungen|summe der abbuchungen|abbuchungen gesamt|gesamtsumme ausgänge|gesamtsumme belastungen|gesamtsumme der belastungen|gesamtausgänge|gesamtbetrag belastungen|gesamtbetrag der belastungen|auszahlungen gesamt|ausgänge insgesamt|abgänge gesamt|summe zu ihren lasten|umsatztotal belastungen|total zu lasten|total zulasten|umsätze zu ihren lasten|total kartenumsätze|total neue umsätze|summe neue umsätze|summe der neuen umsätze|total auszahlungen|total gebühren|summe gebühren|summe der gebühren|summe entgelte|total spesen|summe ihrer kartenumsätze`),
    total: list(
      `summe|gesamt|total|gesamtsumme|summen|umsatztotal|total umsätze|gesamtumsatz|gesamtumsätze|umsatzsumme|summe umsätze|umsätze gesamt|kontoumsatz|summe aller umsätze|totale|gesamtbetrag|total bewegungen|umsatz total|umsätze total|summe aller buchungen|total kontobewegungen|total der buchungen|total buchungen|summe der buchungen|summe buchungen|summe der bewegungen|summen der umsätze|summe aller bewegungen|umsatzsummen|totale umsätze|summe im zeitraum|gesamtsumme der umsätze|gesamt umsätze|total der umsätze|periodentotal`,
    ),
    count: list(
      `anzahl buchungen|anzahl der buchungen|anzahl umsätze|buchungsposten|postenzahl|anzahl posten|anzahl belastungen|anzahl gutschriften|anzahl transaktionen|anzahl der umsätze|anzahl|posten`,
    ),
    'daily-balance': list(
      `tagessaldo|tagessalden|valutarischer saldo|valutarischer saldo per|valutarischer saldo zum|valutasaldo|valutasaldo per|tagesendsaldo|tagesendsalden|tageskontostand|saldenübersicht|durchschnittssaldo|tagesguthaben|saldo am tagesende|tagesendstand|durchschnittlicher kontostand|durchschnittsguthaben|mittlerer saldo|täglicher saldo|tägliche salden`,
    ),
    pending: list(
      `vorgemerkt|vorgemerkte umsätze|vormerkposten|vorgemerkte buchungen|noch nicht gebucht|noch nicht gebuchte umsätze|pendent|pendente buchungen|pendente transaktionen|schwebende|offene umsätze|reservierungen|vormerkungen|vorankündigung|terminierte|geplante zahlungen|nicht verbuchte|reservierte beträge|noch nicht verbuchte transaktionen|umsatzvormerkungen|ausstehende buchungen|vorgemerkte transaktionen|noch nicht verarbeitete transaktionen|noch nicht abgerechnete umsätze|noch nicht abgerechnete transaktionen|ausstehende transaktionen|ausstehende umsätze|nicht gebuchte umsätze|nicht abgerechnete transaktionen|offene transaktionen|offene autorisierungen|reservierte umsätze|reservierte transaktionen|vorläufige umsätze|vorläufige buchungen|autorisierte umsätze|umsätze in bearbeitung|in verarbeitung|provisorische buchungen|künftige buchungen|zukünftige buchungen|kommende zahlungen|pendente zahlungen|vorgemerkte zahlungen`,
    ),
    period:
      list(`zeitraum|auszugszeitraum|abrechnungszeitraum|abrechnungsperiode|periode|auszugsperiode|vom|von|für den zeitraum|umsätze vom|umsätze von|kontoauszug vom|kontoauszug für|berichtszeitraum|zeitraum vom|zeitraum von|buchungszeitraum|kontobewegungen vom|
      auszug vom|bewegungen vom|abrechnung vom|umsätze im zeitraum|rechnungsperiode|für die zeit vom|für die zeit von|umsatzzeitraum|abfragezeitraum|monat|kontobewegungen von|buchungen im zeitraum|transaktionen im zeitraum|zeitraum der abrechnung|abrechnungsmonat|auszugsmonat|kontoauszug von|umsatzanzeige vom|berichtsperiode|kontoauszugsperiode|finanzstatus vom`),
    'statement-date': list(
      `auszugsdatum|kontoauszug per|stand|stand vom|stand per|abschlussdatum|auszug vom|datum des auszugs|kontoauszug zum|auszug per|auszug zum|datum kontoauszug|datum des kontoauszugs|datum auszug|kontoauszugsdatum|auszug erstellt per|abschluss per|abschluss zum|abschluss vom|saldo-datum|abrechnungsstichtag|rechnungsabschluss per|rechnungsabschluss zum`,
    ),
    'print-date': list(
      `datum|erstellt am|druckdatum|erstellungsdatum|rechnungsdatum|ausstellungsdatum|abrechnungsdatum|gedruckt am|per|ausgestellt am|abrechnung vom|datum der abrechnung|erstellungstag|erstelldatum|erzeugt am|generiert am|abgerufen am|abgefragt am|ausgedruckt am|ausdruck vom|druck vom|rechnung vom|bereitgestellt am`,
    ),
    'statement-number': list(
      `auszug|auszug nr.|auszug-nr.|auszug nr|auszugsnummer|auszugs-nr.|kontoauszug nr.|kontoauszug nr|kontoauszug|auszugnr.|auszug nummer|nr. des auszugs|kontoauszugsnummer|kontoauszug-nr.|blatt|rechnungsnummer|abrechnungsnummer|kontoauszugnummer|kontoauszugsnr.|nummer des auszugs|nummer des kontoauszugs|abrechnung nr.|rechnungsnr.`,
    ),
    'account-number': list(
      `kontonummer|konto-nr.|konto nr.|kontonr.|kto.-nr.|kto.nr.|kto-nr|kto nr|kto.|konto|konto-nummer|kundenkonto|kartennummer|kartenkonto|kartennr.|karten-nr.|referenzkonto|kreditkartennummer|abrechnungskonto|sparbuchnummer|depotnummer|vertragsnummer|darlehensnummer|kreditnummer|kartenkontonummer|kreditkartenkonto|kreditkartenkonto-nr.|kartenkontonr.|kreditkarten-nr.|kreditkarte nr.|konto (iban)|girokontonummer|girokonto nr.|sparkonto nr.|sparkontonummer|verrechnungskonto nr.|darlehens-nr.|darlehenskonto-nr.|darlehenskontonummer|kreditkonto-nr.|kreditkontonummer|geschäftskonto nr.|kundenkontonummer|kontokorrent-nr.|postkonto-nr.|clearing-nr./konto-nr.|tagesgeldkonto nr.|lastschrift von konto`,
    ),
    iban: list(`iban|iban-nr.|iban nr.|internationale kontonummer|internationale bankkontonummer`),
    bic: list(`bic|swift|swift-code|bic/swift|swift/bic|bic (swift)|bic-code|swift-bic`),
    holder: list(
      `kontoinhaber|kontoinhaberin|kontoinhaber/in|inhaber|karteninhaber|lautend auf|kunde|kundin|name|kontobezeichnung|kunden-name|rubrik|kontoinhaber*in|für|herr|frau|firma|kontowortlaut|zeichnungsberechtigt|hauptkarteninhaber|kontoinhabers|karteninhaberin|kreditnehmer|darlehensnehmer`,
    ),
    currency: list(`währung|kontowährung|whg|whg.|alle beträge in|beträge in|in|kontowährung eur|währung des kontos`),
    'section-in': list(
      `gutschriften|eingänge|zahlungseingänge|einzahlungen|zahlungen|haben|ihre zahlungen|geldeingänge|einnahmen|zahlungen und gutschriften|zugänge|gutschriften und zahlungen|eingehende überweisungen|rückerstattungen und gutschriften|gutschriften und rückerstattungen|zahlungseingänge und gutschriften|umsätze zu ihren gunsten`,
    ),
    'section-out': list(
      `belastungen|lastschriften|ausgänge|zahlungsausgänge|auszahlungen|soll|geldausgänge|ausgaben|einkäufe|bezüge|kartenumsätze|abgänge|barbezüge|neue umsätze|gebühren|kartenzahlungen|ihre einkäufe|zinsen und gebühren|entgelte|neue transaktionen|einkäufe und belastungen|bargeldbezüge|bargeldauszahlungen|bargeldabhebungen|barabhebungen|ausgehende zahlungen|ausgehende überweisungen|umsätze mit der karte|umsätze hauptkarte|umsätze zusatzkarte|kreditkartenumsätze|debitkartenumsätze|kartentransaktionen|karteneinsätze|gebühren und zinsen|gebühren & zinsen|zinsen & gebühren|entgelte und zinsen|zinsen und spesen|umsätze zu ihren lasten|bezahlte rechnungen|daueraufträge und lastschriften`,
    ),
    'section-booked': list(
      `umsätze|buchungen|gebuchte umsätze|kontobewegungen|bewegungen|umsatzübersicht|umsatzliste|ihre umsätze|ihre buchungen|transaktionen|kontoumsätze|verbuchte transaktionen|umsatzanzeige|kontoverlauf|buchungsliste|umsatzaufstellung|transaktionsübersicht|einzelumsätze|verbuchte bewegungen|umsätze im detail|getätigte umsätze|umsatzdetails|ihre umsätze im überblick|transaktionsliste|buchungsübersicht|detailaufstellung|bewegungsdetails|kontoübersicht umsätze`,
    ),
    summary: list(
      `übersicht|kontoübersicht|zusammenfassung|überblick|finanzübersicht|finanzstatus|rechnungsabschluss|abschluss|zusammenstellung|gesamtübersicht|saldenübersicht|vermögensübersicht|kontostände|auf einen blick|abrechnung|kontoabschluss|rechnungsübersicht|übersicht ihrer konten|salden|entgeltaufstellung|kontozusammenfassung|saldoübersicht|saldenzusammenstellung|saldenaufstellung|ihr konto im überblick|umsatzzusammenfassung|umsatzübersicht nach kategorien|rechnungszusammenfassung|abrechnungsübersicht|kontenübersicht`,
    ),
    'available-balance': list(
      `verfügbarer betrag|verfügbar|verfügbarer saldo|verfügbares guthaben|verfügbarer rahmen|frei verfügbar|sofort verfügbar|disponibel|disponibler saldo|verfügbarer kreditrahmen|noch verfügbar|verfügbarer verfügungsrahmen|verfügbarkeit|freier betrag|verfügbare kreditlimite|verfügbares limit|verfügbare limite|freier verfügungsrahmen|freier kreditrahmen|disponibler betrag|disponibles guthaben|verfügungsbetrag|offener verfügungsrahmen`,
    ),
    'credit-limit': list(
      `kreditlimit|kreditlinie|kreditrahmen|dispositionskredit|disporahmen|dispo|dispokredit|eingeräumte kontoüberziehung|eingeräumter kreditrahmen|limite|kartenlimite|kartenlimit|verfügungsrahmen|überziehungsrahmen|überziehungslimit|kreditlimite|globallimite|einkaufsrahmen|eingeräumte überziehungsmöglichkeit|rahmen|kreditlinie/verfügungsrahmen|eingeräumte überziehung|ausgabenlimit|ausgabelimite|ausgabenlimite|bezugslimite|dispositionsrahmen|dispositionslimit|kartenrahmen|finanzieller nutzungsrahmen|nutzungsrahmen|gesamtlimit|kreditgrenze|kontorahmen|einkaufslimit`,
    ),
    'minimum-payment': list(
      `mindestbetrag|mindestzahlung|mindestrate|mindestrückzahlung|minimalbetrag|minimaler zahlungsbetrag|mindestteilzahlung|teilzahlungsbetrag|rückzahlungsbetrag|fälliger betrag|monatsrate|mindestzahlbetrag|minimalzahlung|mindestrückzahlungsbetrag|mindestzahlungsbetrag|minimale zahlung|minimal zahlbarer betrag|mindestens zu zahlen|mindestens zu bezahlen`,
    ),
    'payment-due': list(
      `fällig am|fälligkeit|zahlbar bis|zu zahlen bis|zahlungsziel|fälligkeitsdatum|einzug am|wird eingezogen am|abbuchung am|lastschrifteinzug|zahlungsfrist|zahlbar am|wird am|belastung ihres kontos|abbuchungsdatum|zahltag|wir buchen|fällig bis|fälligkeitstermin|zu bezahlen bis|zahlung bis|zahlung bis spätestens|wird abgebucht am|abbuchungstag|abbuchungstermin|einzugstermin|einzugsdatum|belastung am|belastungsdatum|lastschrift am|datum der abbuchung|datum der lastschrift|bitte bezahlen bis|bitte zahlen sie bis|zahlungstermin|rückzahlung bis`,
    ),
    'interest-rates': list(
      `zinssatz|zinssätze|sollzins|sollzinsen|habenzins|habenzinsen|sollzinssatz|habenzinssatz|zinsen|überziehungszins|überziehungszinsen|effektiver jahreszins|zinskonditionen|p.a.|zinssatz p.a.|zinsen für|kreditzins|guthabenzins|verzugszins|jahreszins|zinssatz für|zinsabschluss|effektivzins|überziehungszinssatz|guthabenzinssatz|nominalzins|kreditzinssatz`,
    ),
    page: list(
      `seite|blatt|seite von|blatt-nr.|blatt nr.|fortsetzung|s.|ende des kontoauszugs|ende des auszugs|bitte wenden|blattnr.`,
    ),
    'no-transactions': list(
      `keine umsätze|keine buchungen|keine umsätze vorhanden|keine buchungen vorhanden|es liegen keine umsätze vor|keine transaktionen|keine bewegungen|es wurden keine umsätze|keine kontobewegungen|es liegen keine buchungen vor|kein umsatz|keine kontoumsätze|ohne umsätze|keine einträge vorhanden|in diesem zeitraum wurden keine|keine kartenumsätze`,
    ),
    'not-a-transaction':
      list(`wechselkurs|umrechnungskurs|kurs vom|einlagensicherung|bitte beachten sie|hinweis|wichtige hinweise|rechnungsabschluss|einwendungen|bitte prüfen sie|guthaben sind als einlagen|ust-id|handelsregister|sitz|vorstand|telefon|kundenservice|gutschriften vorbehaltlich|
      bonuspunkte|punktestand|freistellungsauftrag|freistellungsbetrag|allgemeine geschäftsbedingungen|ihr berater|zinssatz|durchschnittlicher saldo|enthaltene mehrwertsteuer|einlagensicherungsfonds|dieser auszug|im hause|richtigbefund|ohne unterschrift|formular ohne unterschrift|ihr dispositionskredit`),
  },
  marks: { in: list('h|haben|gs|gutschrift|gut|k|cr'), out: list('s|soll|ls|lastschrift|belastung|bel') },
  statementTitles:
    list(`sparkontoauszug|girokontoauszug|privatkontoauszug|geschäftskontoauszug|firmenkontoauszug|lohnkontoauszug|gehaltskontoauszug|bankkontoauszug|tagesgeldkontoauszug|festgeldkontoauszug|kreditkartenkontoauszug|kreditkartenauszug|fremdwährungskontoauszug|währungskontoauszug|kontoauszug|kontoauszüge|auszug|girokonto-auszug|kreditkartenabrechnung|kartenabrechnung|kreditkarten-abrechnung|umsatzübersicht|umsatzliste|kontoumsätze|umsatzanzeige|finanzreport|tagesauszug|monatsauszug|detailauszug|kontobewegungen|sparbuch|abrechnung kreditkarte|
    monatsabrechnung|umsatzaufstellung|ihre kreditkartenabrechnung|kreditkartenrechnung|vermögensauszug|privatkonto auszug|rechnungsabschluss|buchungsübersicht|kontoabschluss|kreditkonto-auszug|darlehenskontoauszug|elektronischer kontoauszug|karten-rechnung|ihre kartenabrechnung|monatskontoauszug|quartalsauszug|quartalskontoauszug|jahreskontoauszug|tageskontoauszug|umsatzauskunft|transaktionsübersicht|transaktionsliste|transaktionsauszug|buchungsliste|kartenauszug|kartenkontoauszug|monatsrechnung kreditkarte|kreditkartenumsätze|finanzstatus|kontoübersicht|bewegungsauszug|kontobewegungsliste|kreditkontoauszug|ersatzkontoauszug|postkontoauszug|sparbuchauszug`),
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
      `girokonto|kontokorrent|kontokorrentkonto|privatkonto|gehaltskonto|geschäftskonto|lohnkonto|kontokorrentkredit|firmenkonto|sichtkonto|basiskonto|jugendkonto|studentenkonto|giro|zahlungskonto|pensionskonto|verrechnungskonto|p-konto|direktkonto|komfortkonto|geschäftsgirokonto|gemeinschaftskonto|seniorenkonto|vereinskonto|fremdwährungskonto|devisenkonto|currency-konto|privatgirokonto|einlagekonto|mietkautionskonto|postkonto|onlinekonto|salärkonto|haushaltskonto|wertpapierverrechnungskonto|pfändungsschutzkonto|ausgabenkonto|studierendenkonto`,
    ),
    savings: list(
      `sparkonto|sparbuch|tagesgeld|tagesgeldkonto|festgeld|festgeldkonto|sparkassenbuch|anlagekonto|geldmarktkonto|online-sparen|sparcard|sparplan|vorsorgekonto|sparkonto 3a|kündigungsgeld|depositenkonto|termingeld|termingeldkonto|anlagesparkonto|jugendsparkonto|onlinesparen|kapitalsparbuch|mietzinskautionskonto|bausparkonto|festzinssparen|geschenksparkonto|alterssparkonto|zinskonto|kontosparen|vermögenssparbuch|prämiensparkonto|vorsorge 3a|freizügigkeitskonto`,
    ),
    'credit-card': list(
      `kreditkarte|kreditkartenkonto|kreditkartenabrechnung|kartenkonto|kartenabrechnung|goldkarte|goldcard|kreditkarten|chargekarte|charge-karte|firmenkreditkarte|geschäftskreditkarte`,
    ),
    loan: list(
      `darlehen|kredit|darlehenskonto|kreditkonto|hypothek|baufinanzierung|ratenkredit|privatkredit|autokredit|hypothekarkonto|abstattungskredit|hypothekenkonto|baudarlehen|hypothekarkredit|hypothekendarlehen|konsumkredit|baukredit|immobilienkredit|barkredit|rahmenkredit|wohnkredit|festhypothek|wohnbaukredit|abrufkredit|annuitätendarlehen`,
    ),
    unknown: list(
      `depot|wertpapierdepot|depotkonto|prepaidkarte|guthabenkarte|wertpapierkonto|prepaid-karte|wertschriftendepot|fondskonto|fondssparkonto|e-geld-konto`,
    ),
  },
};

import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Italian: Italy, Switzerland, San Marino. */
export const it: Language = {
  code: 'it',
  months: monthList(
    `gennaio|gen|genn; febbraio|feb|febb; marzo|mar; aprile|apr; maggio|mag|magg; giugno|giu; luglio|lug; agosto|ago; settembre|set|sett; ottobre|ott; novembre|nov; dicembre|dic`,
  ),
  weekdays: list(`lunedì|lun|martedì|mar|mercoledì|mer|giovedì|gio|venerdì|ven|sabato|sab|domenica|dom`),
  headings: {
    date: list(
      `data|data e ora|data/ora|data operazione|data oper.|data op.|data contabile|data cont.|data contabilizzazione|data registrazione|data reg.|data di registrazione|data movimento|data mov.|operazione|data dell'operazione|data di contabilizzazione|data esecuzione|giorno|contabile|d. oper.|date|data valuta e operazione|data addebito|data di esecuzione|registrazione|data di operazione`,
    ),
    'value-date': list(`valuta|data valuta|data val.|valute|valore|data valore|d. valuta|data di valuta|val.`),
    'transaction-date': list(
      `data acquisto|data di acquisto|data transazione|data della transazione|data di transazione|data spesa|data dell'acquisto|data utilizzo|data pagamento`,
    ),
    description:
      list(`descrizione|descrizione operazione|descrizione operazioni|descrizione delle operazioni|descrizione dell'operazione|causale|causale/descrizione|causale / descrizione|operazioni|dettaglio|dettagli|dettaglio operazione|dettagli operazione|movimento|movimenti|descrizione movimento|descrizione movimenti|esercente|causale operazione|descrizione causale|tipologia operazione|testo|
      descrizione estesa|descrizione completa|oggetto|motivo|dettaglio movimento|transazione|transazioni|negozio|dicitura|descrizione del movimento|punto vendita|descrizione spese|esercizio|informazioni|motivazione|voci|spese`),
    reference: list(
      `riferimento|rif.|rif|n. riferimento|numero riferimento|numero di riferimento|numero operazione|n. operazione|n. assegno|assegno|numero assegno|numero documento|n. documento|doc.|documento|n. transazione|id transazione|riferimenti|cro|trn|cro/trn|protocollo|numero transazione|codice riferimento|cod. riferimento|numero di operazione`,
    ),
    type: list(
      `tipo|tipo operazione|tipologia|codice causale|cod. causale|cod. caus.|caus.|codice|cod.|tipo movimento|tipo di operazione|canale|tipo transazione|abi|causale abi|caus. abi`,
    ),
    amount: list(
      `importo|importi|importo operazione|importo in|importo euro|importo eur|dare/avere|dare / avere|entrate/uscite|entrate / uscite|addebiti/accrediti|addebiti / accrediti|accrediti/addebiti|ammontare|somma|importo movimento|importo in euro|importo totale|totale|valore operazione|importo €|importo dell'operazione|uscite/entrate|importo transazione|importo addebitato`,
    ),
    'money-in': list(
      `avere|accredito|accrediti|entrate|entrata|versamenti|versamento|importo avere|movimenti avere|crediti|credito|a credito|a vostro credito|a suo credito|importo accredito|incassi|accreditato|importo a credito|accrediti (+)|entrate (+)|avere (+)|bonifici in entrata|movimenti a credito|accredito (€)|depositi|a vostro favore|ricevuto|ricavi|movimenti a vs. credito|importi a credito`,
    ),
    'money-out': list(
      `dare|addebito|addebiti|uscite|uscita|prelievi|prelievo|importo dare|movimenti dare|debiti|debito|a debito|a vostro debito|a suo debito|importo addebito|pagamenti|addebitato|importo a debito|addebiti (-)|uscite (-)|dare (-)|prelevamenti|prelevamento|movimenti a debito|addebito (€)|a vostro carico|speso|movimenti a vs. debito|importi a debito|acquisti|inviato`,
    ),
    balance: list(
      `saldo|saldi|saldo contabile|saldo disponibile|saldo progressivo|saldo finale|saldo in|saldo euro|saldo eur|saldo liquido|saldo dopo operazione|saldo attuale|nuovo saldo|saldo per valuta|saldo giornaliero|saldo in euro|disponibilità|progressivo|saldo parziale|saldo residuo`,
    ),
    currency: list(`divisa|moneta|div.|valuta conto|divisa conto`),
    mark: list(`d/a|segno|+/-|d/c|dare/avere (d/a)|a/d|seg.|s`),
    fee: list(`commissione|commissioni|spese e commissioni|costo|costi|imposta|bollo|oneri|comm.|iva`),
    net: list(`netto|importo netto|totale netto`),
    gross: list(`lordo|importo lordo|totale lordo`),
    category: list(`categoria|categorie|classificazione|sottocategoria`),
    counterparty: list(
      `beneficiario|ordinante|controparte|nome|mittente|destinatario|beneficiario/ordinante|ordinante/beneficiario|ordinante / beneficiario|pagatore|creditore|debitore|intestatario controparte`,
    ),
    'counterparty-account': list(
      `conto controparte|conto beneficiario|iban controparte|iban beneficiario|conto ordinante|iban ordinante`,
    ),
    note: list(
      `note|nota|osservazioni|commento|commenti|messaggio|informazioni aggiuntive|annotazioni|città|località|comune`,
    ),
    branch: list(`filiale|sportello|agenzia|dipendenza|fil.`),
    sequence: list(`n.|n°|nr.|nr|num.|progr.|prog.|riga|#|n. ord.|numero|n. prog.`),
    time: list(`ora|orario`),
    'foreign-amount': list(
      `importo in divisa|importo divisa|importo originale|divisa estera|importo in valuta|importo valuta|importo in valuta estera|importo valuta estera|controvalore|importo in divisa estera|importo in valuta originale|valuta estera`,
    ),
    rate: list(`cambio|tasso di cambio|tasso|tasso d'interesse|tasso di interesse|cambio applicato|tasso %`),
    'card-number': list(`carta|n. carta|numero carta|titolare carta|numero di carta|carta n.|pan`),
    other: list(
      `punti|rata|rate|quantità|quote|paese|stato|giorni|numeri|numeri dare|numeri avere|numeri debitori|numeri creditori|prezzo|pezzi`,
    ),
  },
  phrases: {
    opening:
      list(`saldo ultima fattura|saldo fattura precedente|saldo della fattura precedente|saldo iniziale|saldo precedente|saldo di apertura|saldo di partenza|saldo inizio periodo|saldo estratto precedente|saldo iniziale al|saldo precedente al|saldo contabile iniziale|saldo ultimo estratto conto|saldo dell'estratto conto precedente|saldo a inizio periodo|saldo ad inizio periodo|saldo al|saldo inizio|saldo anteriore|riporto saldo precedente|saldo liquido iniziale|saldo inizio mese|
      saldo estratto conto precedente|saldo e/c precedente|vostro saldo precedente|saldo iniziale a vostro credito|saldo iniziale a vostro debito|saldo iniziale a vs. credito|saldo iniziale a vs. debito|saldo iniziale a credito|saldo iniziale a debito|saldo inizio trimestre|saldo trimestre precedente|saldo di inizio periodo|saldo dell'ultimo estratto conto|saldo mese precedente|saldo disponibile iniziale|giacenza iniziale|saldo creditore iniziale`),
    closing:
      list(`totale a nostro favore|totale a vostro carico|saldo finale|nuovo saldo|saldo attuale|saldo di chiusura|saldo fine periodo|saldo a fine periodo|saldo finale al|saldo contabile finale|saldo contabile|saldo contabile al|saldo a vostro credito|saldo a vostro debito|saldo a vs. credito|saldo a vs credito|saldo a vs. debito|saldo a vs debito|saldo a credito|saldo a debito|saldo a nostro favore|saldo a vostro favore|saldo finale a vostro credito|
      saldo finale a vostro debito|saldo finale a vs. credito|saldo finale a vs. debito|saldo finale a credito|saldo finale a debito|saldo alla data|saldo al|saldo liquido finale|saldo fine mese|saldo fine trimestre|saldo di fine periodo|saldo da pagare|totale da pagare|totale estratto conto|saldo dell'estratto conto|saldo disponibile al|saldo conto|saldo complessivo|saldo finale contabile|giacenza finale|saldo disponibile finale|importo da addebitare|totale dovuto|saldo del conto`),
    'carried-forward': list(
      `a riportare|saldo a riportare|da riportare|segue|totale a riportare|segue alla pagina successiva|continua|segue a pagina|continua alla pagina successiva|totali a riportare|riporto a nuovo|saldo da riportare|riporto pagina successiva|segue alla pagina|segue a pag.|segue a tergo|segue sul retro|segue pagina successiva|segue nella pagina successiva|segue al foglio successivo|segue foglio successivo|continua a pagina|continua a tergo|continua sul retro|continua nella pagina successiva|continua sul foglio successivo|continua pagina successiva`,
    ),
    'brought-forward': list(
      `riporto|saldo riportato|riporto da pagina precedente|riporto pagina precedente|totale riportato|riporti|riporto saldo|da riporto|riporto dalla pagina precedente|segue da pagina precedente|segue dalla pagina precedente|continua dalla pagina precedente`,
    ),
    subtotal: list(
      `subtotale|sub totale|totale parziale|totale pagina|totale giorno|totale carta|parziale|totale del giorno|totale di pagina|totale spese carta|totale movimenti carta`,
    ),
    'total-in': list(
      `in entrata|totale avere|totale accrediti|totale entrate|totale versamenti|totale movimenti avere|totale a credito|totali avere|somma accrediti|entrate totali|totale crediti|totale importi a credito|totale movimenti a credito|totale incassi|totale operazioni avere|movimenti avere|accrediti totali|totale degli accrediti|totale delle entrate|totale in avere|totale movimenti attivi|totale bonifici ricevuti`,
    ),
    'total-out': list(
      `in uscita|totale dare|totale addebiti|totale uscite|totale prelievi|totale movimenti dare|totale a debito|totali dare|somma addebiti|uscite totali|totale debiti|totale importi a debito|totale movimenti a debito|totale pagamenti|totale spese|totale operazioni dare|movimenti dare|addebiti totali|totale degli addebiti|totale delle uscite|totale in dare|totale commissioni|totale acquisti|totale movimenti passivi|totale operazioni|totale spese del periodo|totale prelevamenti`,
    ),
    total: list(
      `totale|totali|totale generale|totale movimenti|totali movimenti|totale complessivo|totali del periodo|totale periodo|totale del periodo|somma|totale operazioni del periodo|totale del mese|totali complessivi|totale dare/avere|totali dare/avere|totale movimenti del periodo`,
    ),
    count: list(
      `numero operazioni|numero movimenti|n. operazioni|n. movimenti|numero di operazioni|numero di movimenti|numero addebiti|numero accrediti|num. operazioni|totale numero operazioni`,
    ),
    'daily-balance': list(
      `saldo giornaliero|saldi giornalieri|saldo del giorno|saldo medio|saldi per valuta|saldo di fine giornata|giacenza media|saldo fine giornata|saldi liquidi giornalieri|saldo progressivo giornaliero`,
    ),
    pending: list(
      `in attesa|movimenti in attesa|non contabilizzato|non contabilizzati|movimenti non contabilizzati|operazioni in corso|operazioni non contabilizzate|da contabilizzare|movimenti da contabilizzare|prenotate|operazioni prenotate|impegni|importi impegnati|somme indisponibili|autorizzazioni|in corso di contabilizzazione|in lavorazione|movimenti futuri|operazioni future|autorizzazioni in corso|operazioni autorizzate non contabilizzate|disposizioni in scadenza|prossimi addebiti|movimenti sospesi`,
    ),
    period: list(
      `data da|data a|periodo|periodo dal|dal|estratto conto dal|movimenti dal|periodo di riferimento|per il periodo|periodo di fatturazione|dal giorno|operazioni dal|periodo di rendicontazione|lista movimenti dal|dal - al|data inizio|data fine|trimestre|mese di|relativo al periodo|periodo contabile|periodo estratto conto|intervallo|riferito al periodo`,
    ),
    'statement-date': list(
      `data estratto conto|estratto conto al|situazione al|data chiusura|chiuso al|alla data del|data di chiusura|data e/c`,
    ),
    'print-date': list(
      `data emissione|data di emissione|emesso il|data documento|data|al|data stampa|stampato il|data elaborazione|data di stampa|data di elaborazione|prodotto il|aggiornato al`,
    ),
    'statement-number': list(
      `estratto conto n.|estratto n.|n. estratto conto|numero estratto conto|estratto conto numero|e/c n.|foglio|n. estratto|progressivo estratto conto|documento n.`,
    ),
    'account-number': list(
      `conto n.|numero conto|n. conto|numero di conto|conto corrente n.|conto corrente numero|conto|c/c n.|c/c|conto numero|conto corrente|n. c/c|rapporto|numero rapporto|numero carta|carta n.|n. carta|conto n°|rapporto n.|n. rapporto|conto di deposito n.|numero del conto|coordinate bancarie|numero contratto|libretto n.|conto di riferimento|conto appoggio|conto di appoggio|posizione n.|codice rapporto|num. conto`,
    ),
    iban: list(`iban|codice iban|coordinate iban|cod. iban|coordinata iban`),
    bic: list(`bic|swift|codice bic|codice swift|bic/swift|swift/bic|bic-swift|cod. bic`),
    holder: list(
      `intestatario|intestatari|intestato a|intestatario del conto|titolare|titolare del conto|cliente|nominativo|spett.le|spettabile|gent.mo|gent.ma|egr. sig.|gentile|cointestatario|intestazione|nome|titolare carta|gentile cliente|sig.|intestatario conto|egregio signor`,
    ),
    currency: list(
      `divisa|valuta del conto|divisa del conto|importi in|espresso in|importi espressi in|in euro|valori in|conto in|moneta di conto|divisa di conto|importi in euro`,
    ),
    'section-in': list(
      `accrediti|entrate|versamenti|bonifici ricevuti|operazioni a credito|movimenti a credito|pagamenti ricevuti|incassi|rimborsi|movimenti avere|pagamenti e rimborsi|bonifici a vostro favore`,
    ),
    'section-out': list(
      `addebiti|uscite|prelievi|pagamenti|bonifici effettuati|operazioni a debito|movimenti a debito|spese|commissioni|acquisti|operazioni carta|movimenti dare|spese e commissioni|assegni|anticipi contante|spese effettuate|anticipo contanti|utilizzi|commissioni e spese|competenze e spese`,
    ),
    'section-booked': list(
      `movimenti|lista movimenti|elenco movimenti|dettaglio movimenti|operazioni|movimenti contabili|movimenti contabilizzati|elenco operazioni|dettaglio operazioni|movimenti del conto|movimenti conto|transazioni|storico movimenti|movimenti del periodo|dettaglio dei movimenti|estratto conto scalare e movimenti|descrizione movimenti|i tuoi movimenti|operazioni contabilizzate|dettaglio delle operazioni|elenco dei movimenti|operazioni effettuate`,
    ),
    summary: list(
      `riepilogo|sintesi|riassunto|riepilogo movimenti|riepilogo conto|riepilogo del conto|situazione|situazione contabile|sintesi del conto|riepilogo generale|prospetto riassuntivo|riassunto scalare|riepilogo spese|riepilogo delle spese|totale spese addebitate|riepilogo saldi|prospetto competenze|situazione conti|documento di sintesi|in sintesi|estratto conto scalare|scalare|panoramica|competenze di chiusura|quadro riepilogativo|riassunto a scalare`,
    ),
    'available-balance': list(
      `saldo disponibile|disponibilità|disponibile|disponibilità residua|credito disponibile|importo disponibile|plafond disponibile|disponibilità di spesa|residuo disponibile|disponibilità attuale|saldo liquido disponibile`,
    ),
    'credit-limit': list(
      `fido|fido accordato|affidamento|limite di credito|plafond|limite di utilizzo|massimale|limite di spesa|linea di credito|scoperto di conto|fidi|limite carta|fido concesso|castelletto|sconfinamento|limite mensile|fido totale|apertura di credito|disponibilità massima|fido di conto`,
    ),
    'minimum-payment': list(
      `pagamento minimo|importo minimo|rata minima|importo minimo da pagare|rata mensile|rimborso minimo|versamento minimo|quota minima`,
    ),
    'payment-due': list(
      `scadenza|data scadenza|da pagare entro|data di scadenza|scadenza pagamento|addebito il|addebito in c/c|addebito in conto|data addebito|da versare entro|entro il|sarà addebitato il|pagamento entro|termine di pagamento|data di addebito|valuta di addebito`,
    ),
    'interest-rates': list(
      `tasso|tassi|tasso creditore|tasso debitore|tasso di interesse|tasso annuo|tan|taeg|interessi creditori|interessi debitori|tasso nominale annuo|tassi di interesse|interessi|tasso effettivo|teg|tasso annuo nominale|tasso d'interesse|tassi applicati|interessi maturati|tasso avere|tasso dare|ritenuta fiscale`,
    ),
    page: list(`pagina|pag.|pag|foglio|pagina di|fine estratto conto|fine documento|segue`),
    'no-transactions': list(
      `nessun movimento|nessuna operazione|non ci sono movimenti|non risultano movimenti|nessun movimento nel periodo|nessuna transazione|assenza di movimenti|non sono presenti movimenti|nessun movimento presente`,
    ),
    'not-a-transaction':
      list(`tasso di cambio|fondo interbancario|tutela dei depositi|informazioni importanti|servizio clienti|punti|salvo errori od omissioni|trasparenza|comunicazioni|numero verde|capitale sociale|sede legale|partita iva|reclami|imposta di bollo assolta|codice fiscale|gentile cliente|avviso|la informiamo|si avvisa|
      registro delle imprese|albo|iva assolta|cambio applicato|giacenza media|approvazione estratto conto|numeri debitori|numeri creditori|isee|arbitro bancario|condizioni economiche|informativa|note informative`),
  },
  marks: { in: list('a|avere|cr|c|accredito'), out: list('d|dare|dr|addebito|db') },
  statementTitles:
    list(`estratto conto|estratto di conto|estratto conto corrente|estratto conto bancario|estratto conto carta|estratto conto carta di credito|lista movimenti|elenco movimenti|movimenti conto|movimenti conto corrente|estratto conto mensile|estratto conto trimestrale|e/c|rendiconto|situazione conto|movimenti|libretto di risparmio|rendiconto mensile|
    estratto conto on line|lista operazioni|estratto conto scalare|conto corrente estratto|storico movimenti|riepilogo movimenti|estratto conto integrato|estratto conto e scalare|estratto conto unico|movimenti carta|elenco delle operazioni|estratto-conto|rendicontazione|lista movimenti conto`),
  otherTitles:
    list(`estratto conto commissioni|estratto conto cliente|estratto conto clienti|estratto conto fornitore|estratto conto fornitori|scheda cliente|scheda fornitore|scheda contabile|scheda conto|partitario|partitario clienti|partitario fornitori|partite aperte|
    situazione clienti|scadenzario|libro cassa|prima nota|prima nota cassa|registro di cassa|giornale di cassa|libro mastro|mastrino|libro giornale|bilancio di verifica|situazione contabile|registro cespiti|libro cespiti|
    piano dei pagamenti|piano rate|budget|preventivo annuale|dettaglio chiamate|dettaglio traffico|registro chilometri|foglio presenze|foglio ore|nota spese|inventario|giacenze di magazzino|elenco ordini|risultati|classifica|
    valori quota|rendiconto portafoglio|attestazione di saldo|certificazione saldo|documento informativo sulle spese|bolletta acqua|bolletta luce|bolletta gas|lettura contatore|conto affitti|distinta di pagamento|avviso di bonifico|
    chiusura giornaliera|totali giornalieri|dichiarazione iva|liquidazione iva|cedolino paga|prospetto paga|rendiconto condominiale|riparto spese|
    fattura|fattura proforma|ricevuta|scontrino|preventivo|ordine di acquisto|bolla|documento di trasporto|ddt|busta paga|cedolino|bolletta|avviso di pagamento|contratto|polizza|orario|orari|listino|listino prezzi|menu|menù|verbale|ordine del giorno|certificato|lettera|condizioni generali|nota di credito|nota di debito|bilancio|conto economico|
    catalogo|biglietto|itinerario|relazione|curriculum vitae|modello 730|cud|certificazione unica|foglio informativo|piano di ammortamento|dichiarazione|sollecito|offerta|conferma d'ordine|modulo|richiesta|ricetta|referto|tariffe|tariffario|regolamento|circolare|carta dei vini|f24`),
  accountTypes: {
    checking: list(
      `conto corrente|c/c|conto bancario|conto di pagamento|conto corrente di corrispondenza|conto privato|conto personale|conto base|conto online|conto ordinario|conto corrente ordinario|conto business|conto salario`,
    ),
    savings: list(
      `conto deposito|conto di risparmio|libretto di risparmio|risparmio|deposito a risparmio|conto risparmio|libretto|deposito vincolato|time deposit|piano di accumulo|certificato di deposito`,
    ),
    'credit-card': list(
      `carta di credito|estratto conto carta|carta|carte di credito|carta oro|carta revolving|carta classic`,
    ),
    loan: list(
      `mutuo|prestito|finanziamento|prestito personale|mutuo ipotecario|conto anticipi|credito|cessione del quinto|apertura di credito ipotecaria|leasing`,
    ),
    unknown: list(`conto titoli|deposito titoli|carta prepagata|portafoglio elettronico|dossier titoli`),
  },
};

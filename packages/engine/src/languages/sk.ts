import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Slovak. */
export const sk: Language = {
  code: 'sk',
  months:
    monthList(`január|januára|jan; február|februára|feb; marec|marca|mar; apríl|apríla|apr; máj|mája; jún|júna; júl|júla; august|augusta|aug; september|septembra|sep;
    október|októbra|okt; november|novembra|nov; december|decembra|dec`),
  weekdays: list(`pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa`),
  headings: {
    date: list(
      `dátum|dátum zaúčtovania|zaúčtované|dátum účtovania|deň zaúčtovania|dátum spracovania|dátum pohybu|dátum zúčtovania|dát. zaúčt.|dátum zaúčt.|deň|dňa|dátum operácie|zúčtované|dátum účt.|zaúčtovanie|dátum zápisu`,
    ),
    'value-date': list(
      `valuta|dátum valuty|dát. valuty|deň valuty|dátum splatnosti|valuta dňa|dátum valuta|splatnosť|dátum pripísania`,
    ),
    'transaction-date': list(
      `dátum transakcie|dátum platby|dátum uskutočnenia|dátum realizácie|dátum nákupu|dátum vykonania|dátum použitia karty|dátum autorizácie|dátum zadania`,
    ),
    description:
      list(`popis|popis transakcie|popis operácie|popis pohybu|názov|informácia pre príjemcu|správa pre príjemcu|detaily|detail transakcie|podrobnosti|informácie|transakcia|položka|účel platby|účel|text|popis platby|popis položky|údaje o transakcii|obchodník|miesto transakcie|doplňujúce údaje|operácia|správa|informácie o transakcii|názov položky|
      textová informácia|poznámka pre príjemcu|popis obratu|opis|opis transakcie`),
    reference: list(
      `referencia|referenčné číslo|referencia platiteľa|variabilný symbol|číslo dokladu|číslo transakcie|identifikácia transakcie|ref. číslo|id transakcie|referencia transakcie|vs/ks/ss|var. symbol|číslo operácie|konštantný symbol|špecifický symbol|symboly|č. dokladu`,
    ),
    type: list(
      `typ|typ transakcie|typ operácie|druh|druh transakcie|druh operácie|typ pohybu|druh pohybu|typ platby|kód operácie|kód transakcie|druh platby|typ obratu`,
    ),
    amount: list(
      `suma|čiastka|suma v eur|obrat|objem|suma transakcie|suma v mene účtu|suma platby|suma obratu|debet/kredit|kredit/debet|výška platby|suma operácie|suma pohybu|čiastka v eur|suma eur|zaúčtovaná suma|príjem/výdaj`,
    ),
    'money-in': list(
      `pripísané|kredit|príjmy|príjem|v prospech|vklad|vklady|dal|kreditný obrat|kreditné obraty|pripísaná suma|prijaté|prichádzajúce|kredit (+)|kreditná suma|pripísané na účet|strana dal|príjmy (+)|kreditné položky|v prospech účtu|obrat v prospech|prijatá suma|vložené|prírastok`,
    ),
    'money-out': list(
      `odpísané|debet|výdavky|výdavok|na ťarchu|výber|výbery|má dať|debetný obrat|debetné obraty|odpísaná suma|odchádzajúce|debet (-)|debetná suma|odpísané z účtu|strana má dať|výdaj|výdavky (-)|debetné položky|na ťarchu účtu|obrat na ťarchu|odoslaná suma|odoslané platby|vybrané|úbytok`,
    ),
    balance: list(
      `zostatok|zostatok na účte|zostatok po transakcii|stav účtu|priebežný zostatok|účtovný zostatok|zostatok účtu|aktuálny zostatok|stav|zostatok po operácii|zostatok v eur|zostatok eur|konečný zostatok|denný zostatok|stav na účte|nový zostatok|zostatok po pohybe|zostatok po zaúčtovaní|zostatok po položke|zostatok po obrate|zostatok účtu po transakcii|výsledný zostatok|zostatok vkladu|zostatok istiny|zostatok úveru|nesplatená istina|zostávajúca istina|aktuálny stav`,
    ),
    currency: list(`mena|mena účtu|mena transakcie|kód meny|mena platby`),
    mark: list(`znamienko|d/k|k/d|md/dal|strana|smer|+/-`),
    fee: list(`poplatok|poplatky|provízia|cena|daň|zrážky`),
    net: list(`netto|čistá suma|suma netto`),
    gross: list(`brutto|hrubá suma|suma brutto`),
    category: list(`kategória|podkategória|skupina`),
    counterparty: list(
      `protistrana|názov protiúčtu|názov protistrany|príjemca|platiteľ|odosielateľ|príjemca/platiteľ|platiteľ/príjemca|partner|meno protistrany|názov účtu|majiteľ protiúčtu|protistrana / protiúčet|názov partnera`,
    ),
    'counterparty-account': list(
      `protiúčet|číslo protiúčtu|účet protistrany|číslo účtu protistrany|účet príjemcu|účet platiteľa|účet partnera|iban protistrany|iban partnera|iban protiúčtu`,
    ),
    note: list(`poznámka|poznámky|komentár|doplňujúce informácie|vlastná poznámka|mesto`),
    branch: list(`pobočka|miesto|miesto vykonania`),
    sequence: list(`č.|číslo|poradie|por. č.|poradové číslo|číslo položky|p. č.|p.č.|riadok`),
    time: list(`čas|hodina|čas transakcie`),
    'foreign-amount': list(
      `pôvodná suma|originálna suma|suma v cudzej mene|suma v mene transakcie|pôvodná čiastka|suma v pôvodnej mene|pôvodná mena|orig. suma`,
    ),
    rate: list(`kurz|výmenný kurz|úroková sadzba|sadzba|prepočítací kurz`),
    'card-number': list(`karta|číslo karty|držiteľ karty|č. karty|platobná karta`),
    other: list(`body|splátka|splátky|krajina|počet|množstvo|stav transakcie|dni`),
  },
  phrases: {
    opening:
      list(`počiatočný zostatok|začiatočný zostatok|počiatočný stav|predchádzajúci zostatok|zostatok z predchádzajúceho výpisu|počiatočný zostatok ku dňu|zostatok na začiatku obdobia|začiatočný stav|stav na začiatku obdobia|predošlý zostatok|posledný zostatok|starý zostatok|počiatočný stav účtu|zostatok predchádzajúceho výpisu|minulý zostatok|
      počiatočný zostatok účtu|počiatočný účtovný zostatok|zostatok k začiatku obdobia|východiskový zostatok|dlžná suma z predchádzajúceho výpisu|poč. zostatok|poč. zost.|zostatok na začiatku|zostatok na začiatku mesiaca|zostatok predchádzajúceho obdobia|zostatok z predchádzajúceho obdobia|zostatok z minulého výpisu|zostatok minulého výpisu|zostatok z posledného výpisu|zostatok posledného výpisu|zostatok predošlého výpisu|zostatok predchádzajúci|predchádzajúci stav|predchádzajúci stav účtu|stav na začiatku|stav účtu na začiatku obdobia|stav predchádzajúceho výpisu|dlžná suma z minulého výpisu|dlžná suma z predchádzajúceho obdobia|dlžná suma na začiatku obdobia|predchádzajúca dlžná suma|dlh z predchádzajúceho výpisu|dlh na začiatku obdobia`),
    closing:
      list(`konečný zostatok|konečný stav|nový zostatok|zostatok na konci obdobia|stav na konci obdobia|konečný zostatok ku dňu|koncový zostatok|záverečný zostatok|konečný stav účtu|aktuálny zostatok|zostatok na účte|stav účtu|zostatok účtu|účtovný zostatok|konečný účtovný zostatok|zostatok ku dňu|celková dlžná suma|dlžná suma|zostatok ku koncu obdobia|
      konečný zostatok účtu|celkom na úhradu|stav ku dňu konca|kon. zostatok|kon. zost.|zostatok na konci|zostatok na konci mesiaca|súčasný zostatok|celkový dlh|celková dlžná čiastka|celková suma na úhradu|suma na úhradu|suma na úhradu spolu|spolu na úhradu|na úhradu spolu|na úhradu celkom|celkom k úhrade|aktuálny dlh|dlh na konci obdobia`),
    'carried-forward': list(
      `prevod na ďalšiu stranu|na prevod|pokračovanie na ďalšej strane|pokračovanie na nasledujúcej strane|prenos na ďalšiu stranu|zostatok na prevod|pokračuje na ďalšej strane|pokračovanie na nasledujúcej stránke|pokračovanie na strane|pokračovanie na druhej strane|pokračuje na nasledujúcej strane`,
    ),
    'brought-forward': list(
      `prevod z predchádzajúcej strany|prenos z predchádzajúcej strany|z prevodu|pokračovanie z predchádzajúcej strany|prenesený zostatok|prevedené|pokračovanie z predošlej strany`,
    ),
    subtotal: list(
      `medzisúčet|súčet strany|spolu za stranu|spolu za deň|denný súčet|denný obrat|spolu karta|spolu za kartu|obraty za deň`,
    ),
    'total-in': list(
      `pripísané spolu|spolu pripísané|príjmy spolu|spolu príjmy|súčet príjmov|kreditné obraty|kreditný obrat|celkové príjmy|kredit spolu|spolu kredit|suma kreditných obratov|súčet kreditných položiek|vklady spolu|pripísané|kreditné obraty spolu|suma príjmov|celkom pripísané|príjmy celkom|kreditné položky spolu|obraty v prospech|celkový kreditný obrat|súčet kreditov|súčet kreditných obratov|suma kreditov|suma kreditných položiek|suma pripísaných platieb|spolu kreditné položky|celkom kredit|kredit celkom|spolu vklady|prijaté spolu|prichádzajúce spolu|obrat v prospech účtu|úhrn kreditných obratov|príjmy za obdobie|splátky spolu|spolu splátky`,
    ),
    'total-out': list(
      `odpísané spolu|spolu odpísané|výdavky spolu|spolu výdavky|súčet výdavkov|debetné obraty|debetný obrat|celkové výdavky|debet spolu|spolu debet|suma debetných obratov|súčet debetných položiek|výbery spolu|odpísané|debetné obraty spolu|suma výdavkov|celkom odpísané|výdavky celkom|debetné položky spolu|obraty na ťarchu|poplatky spolu|celkový debetný obrat|súčet debetov|súčet debetných obratov|suma debetov|suma debetných položiek|suma odpísaných platieb|spolu debetné položky|celkom debet|debet celkom|spolu výbery|odoslané spolu|odchádzajúce spolu|obrat na ťarchu účtu|obraty má dať|úhrn debetných obratov|výdavky za obdobie|nákupy spolu|spolu nákupy|spolu poplatky|transakcie spolu|nové transakcie|transakcie kartou spolu|poplatky a úroky spolu`,
    ),
    total: list(
      `spolu|súčet|celkom|celkový obrat|obraty spolu|obraty|úhrnom|súčet obratov|celkový súčet|obraty celkom`,
    ),
    count: list(
      `počet položiek|počet transakcií|počet pohybov|počet operácií|počet kreditných položiek|počet debetných položiek|počet obratov|počet kreditných obratov|počet debetných obratov`,
    ),
    'daily-balance': list(
      `denný zostatok|denné zostatky|zostatok na konci dňa|priemerný zostatok|priemerný denný zostatok`,
    ),
    pending: list(
      `blokácie|blokované|blokovaná suma|nezaúčtované|nezaúčtované transakcie|čakajúce platby|čakajúce transakcie|rezervácie|nezúčtované transakcie|autorizácie|plánované platby|blokované prostriedky|blokovaná čiastka|nezaúčtované položky`,
    ),
    period: list(
      `za deň|obdobie|za obdobie|výpis za obdobie|za obdobie od|od|do|obdobie od|obdobie výpisu|zúčtovacie obdobie|odo dňa|do dňa|pohyby za obdobie|v období|účtovné obdobie|za mesiac|obraty za obdobie`,
    ),
    'statement-date': list(`dátum výpisu|ku dňu|výpis ku dňu|stav ku dňu|dátum vyhotovenia výpisu`),
    'print-date': list(
      `dátum vystavenia|vystavené|dátum tlače|vytlačené|vyhotovené|dátum vyhotovenia|vytvorené|dátum|dňa|vygenerované|dátum vytvorenia`,
    ),
    'statement-number': list(
      `výpis č.|číslo výpisu|výpis číslo|č. výpisu|poradové číslo výpisu|výpis z účtu č.|por. číslo výpisu`,
    ),
    'account-number': list(
      `číslo účtu|č. účtu|účet|účet č.|číslo účtu / kód banky|číslo účtu/kód banky|účet číslo|číslo karty|číslo úveru|číslo zmluvy|k účtu|bankový účet|číslo bankového účtu|číslo kartového účtu|k účtu číslo|číslo sporiaceho účtu|číslo kreditnej karty|číslo platobnej karty|č. zmluvy|zmluva č.|číslo úverovej zmluvy|číslo vkladnej knižky|vkladná knižka č.`,
    ),
    iban: list(`iban|číslo účtu iban|iban účtu|číslo účtu (iban)|iban účet`),
    bic: list(`bic|swift|bic/swift|swift/bic|bic (swift)|swift kód|swift (bic)|bic kód`),
    holder: list(
      `majiteľ účtu|majiteľ|vlastník účtu|klient|názov účtu|meno majiteľa|meno|držiteľ karty|meno klienta|názov klienta|držiteľ|meno a priezvisko|vážený pán|vážená pani|pán|pani|obchodné meno|majiteľ karty|dlžník|vlastník`,
    ),
    currency: list(`mena|mena účtu|mena výpisu|sumy v|sumy sú uvedené v|účet vedený v mene`),
    'section-in': list(
      `príjmy|prichádzajúce platby|pripísané platby|kreditné položky|vklady|kreditné pohyby|prijaté platby|kreditné transakcie|došlé platby`,
    ),
    'section-out': list(
      `výdavky|odchádzajúce platby|odpísané platby|debetné položky|výbery|platby kartou|poplatky|debetné pohyby|nákupy|poplatky a úroky|výbery hotovosti|debetné transakcie|odoslané platby|kartové transakcie`,
    ),
    'section-booked': list(
      `pohyby|pohyby na účte|prehľad pohybov|transakcie|prehľad transakcií|zaúčtované transakcie|zoznam transakcií|položky|prehľad obratov|história pohybov|obraty na účte|výpis pohybov|zoznam pohybov|zaúčtované pohyby|detail pohybov|prehľad operácií`,
    ),
    summary: list(
      `súhrn|prehľad|prehľad účtu|rekapitulácia|súhrnné informácie|zhrnutie|súhrn účtu|prehľad zostatkov|rekapitulácia obratov|informácie o účte|základné údaje`,
    ),
    'available-balance': list(
      `použiteľný zostatok|disponibilný zostatok|k dispozícii|voľné prostriedky|dostupný zostatok|disponibilná suma|disponibilný limit|disponibilné prostriedky|dostupné prostriedky|disponibilný úverový limit|disponibilný úverový rámec|voľný zostatok|zostávajúci limit|zostáva na čerpanie|dostupná suma`,
    ),
    'credit-limit': list(
      `povolené prečerpanie|kontokorent|úverový limit|úverový rámec|limit|limit karty|povolený debet|limit povoleného prečerpania|povolený debetný zostatok|výška úverového rámca|výška úverového limitu|výška úveru|výška povoleného prečerpania`,
    ),
    'minimum-payment': list(
      `minimálna splátka|povinná minimálna splátka|minimálna úhrada|povinná splátka|minimálna výška splátky|minimálna mesačná splátka|minimálna suma na úhradu|povinná mesačná splátka|povinná suma na úhradu|výška splátky|výška minimálnej splátky|mesačná splátka|minimálna platba`,
    ),
    'payment-due': list(
      `splatné do|dátum splatnosti|uhraďte do|termín splatnosti|deň splatnosti|splatnosť splátky|splatná dňa|splatná do|splatné dňa|splatiť do|najneskôr do|nasledujúca splátka`,
    ),
    'interest-rates': list(
      `úroková sadzba|úrokové sadzby|kreditný úrok|debetný úrok|rpmn|ročná úroková sadzba|úročenie|kreditná úroková sadzba|debetná úroková sadzba`,
    ),
    page: list(`strana|stránka|str.|koniec výpisu|list|počet strán`),
    'no-transactions': list(
      `žiadne transakcie|žiadne pohyby|v tomto období neprebehli žiadne|bez pohybu|neboli vykonané žiadne transakcie|neboli zaúčtované žiadne|na účte nebol pohyb|žiadne operácie|neprebehli žiadne|neboli žiadne pohyby|žiadne položky|žiadne obraty|žiadne pohyby na účte|bez pohybov|neboli vykonané žiadne|neboli nájdené žiadne|neboli uskutočnené žiadne|neuskutočnili sa žiadne|nedošlo k žiadnemu pohybu`,
    ),
    'not-a-transaction': list(
      `ochrana vkladov|fond ochrany vkladov|reklamácie|infolinka|cenník|sadzobník|kurzový lístok|obchodný register|zapísaná v obchodnom registri|dôležité informácie|vážený klient|vážení klienti|upozornenie|správa pre klienta|základné imanie|so sídlom|okresný súd|mestský súd|ďakujeme|nezrovnalosti|dič|ič dph|vernostné body`,
    ),
  },
  marks: { in: list('k|kr|dal|cr|kredit'), out: list('d|md|dr|debet|má dať') },
  statementTitles:
    list(`výpis z účtu|výpis|bankový výpis|výpis z bežného účtu|výpis z bankového účtu|výpis pohybov|výpis z kreditnej karty|výpis z karty|prehľad pohybov na účte|história účtu|výpis z úverového účtu|výpis zo sporiaceho účtu|výpis z kartového účtu|mesačný výpis|elektronický výpis|výpis transakcií|výpis obratov|výpis z podnikateľského účtu|denný výpis|výpis ku kreditnej karte|
    ročný výpis|zoznam pohybov na účte|prehľad transakcií na účte`),
  otherTitles:
    list(`faktúra|daňový doklad|zálohová faktúra|proforma faktúra|dobropis|dodací list|objednávka|potvrdenie objednávky|cenová ponuka|ponuka|cenník|výplatná páska|mzdový list|zmluva|nájomná zmluva|poistka|poistná zmluva|zápisnica|cestovný poriadok|jedálny lístok|upomienka|výzva na zaplatenie|vyúčtovanie|vyúčtovanie elektriny|súvaha|výkaz ziskov a strát|
    daňové priznanie|potvrdenie o platbe|potvrdenie|pokladničný doklad|splátkový kalendár|sadzobník poplatkov|hlavná kniha|kniha jázd|pokladničná kniha|životopis|protokol|osvedčenie|katalóg|žiadosť|oznámenie`),
  accountTypes: {
    checking: list(
      `bežný účet|osobný účet|bankový účet|podnikateľský účet|firemný účet|platobný účet|študentský účet|bežného účtu|osobného účtu|základný účet`,
    ),
    savings: list(
      `sporiaci účet|termínovaný vklad|vkladový účet|vkladná knižka|sporenie|stavebné sporenie|sporiaceho účtu|vkladového účtu`,
    ),
    'credit-card': list(
      `kreditná karta|kreditnej karty|kreditnej karte|výpis z kreditnej karty|úverová karta|kartový účet|kartového účtu`,
    ),
    loan: list(`úver|hypotéka|hypotekárny úver|spotrebný úver|pôžička|úverový účet|úverového účtu|hotovostný úver`),
    unknown: list(`majetkový účet|investičný účet|predplatená karta|elektronická peňaženka`),
  },
};

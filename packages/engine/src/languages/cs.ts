import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Czech. */
export const cs: Language = {
  code: 'cs',
  months:
    monthList(`leden|ledna; únor|února|úno; březen|března|bře; duben|dubna|dub; květen|května|kvě; červen|června|čvn; červenec|července|čvc; srpen|srpna|srp;
    září|zář; říjen|října|říj; listopad|listopadu|lis; prosinec|prosince`),
  weekdays: list(`pondělí|úterý|út|středa|čtvrtek|čt|pátek|pá|sobota|neděle`),
  headings: {
    date: list(
      `datum|datum zaúčtování|zaúčtováno|datum účtování|zaúčtování|datum pohybu|datum zúčtování|dat. zaúčt.|dat. účt.|datum účt.|datum operace|den|dne|zúčtováno|den zaúčtování|účtováno|datum zápisu|datum zaúčt.|dat. zaúčtování|datum obratu|datum proúčtování|dat. zúčt.|datum odepsání/připsání|datum pol.`,
    ),
    'value-date': list(
      `valuta|datum valuty|dat. valuty|datum splatnosti|den valuty|dat. val.|splatnost|datum valuta|valuta dne|datum připsání|účinnost|datum účinnosti`,
    ),
    'transaction-date': list(
      `datum transakce|datum provedení|datum platby|provedeno|datum uskutečnění|datum nákupu|datum použití karty|transakce dne|datum realizace|uskutečněno|datum uskutečnění transakce|datum příkazu|datum autorizace`,
    ),
    description:
      list(`popis|popis transakce|popis operace|popis pohybu|název|text|zpráva|zpráva pro příjemce|poznámka k platbě|detaily|detail transakce|podrobnosti|informace|informace k platbě|transakce|položka|účel platby|popis obratu|text transakce|popis položky|název položky|symboly, zpráva|popis platby|údaje o transakci|
      zpráva pro příjemce / plátce|obchodník|místo transakce|informace o transakci|účel|popis transakce / název protiúčtu|další údaje|text operace|upřesnění|detail|podrobnosti transakce|obchodní místo|operace|označení operace|obsah|zpráva / popis|doplňující údaje`),
    reference: list(
      `reference|referenční číslo|číslo dokladu|číslo transakce|variabilní symbol|vs|var. symbol|č. dokladu|kód transakce|id transakce|identifikace transakce|ref. číslo|reference transakce|číslo operace|ks|ss|konstantní symbol|specifický symbol|vs/ks/ss|vs / ks / ss|symboly|č. transakce|id operace|číslo pohybu|konst. symbol|spec. symbol|číslo šeku|id pokynu|číslo pokynu|reference platby|označení platby|id pohybu|vs ks ss|kód`,
    ),
    type: list(
      `typ|typ transakce|typ operace|druh|druh transakce|druh operace|typ pohybu|druh pohybu|kód operace|typ platby|kategorie transakce|typ úhrady|druh platby|typ obratu|druh obratu|kód transakce banky|kanál`,
    ),
    amount: list(
      `částka|částka v kč|částka kč|objem|suma|obrat|částka obratu|výše|částka transakce|částka operace|objem transakce|částka v měně účtu|připsáno/odepsáno|debet/kredit|kredit/debet|výše platby|připsáno / odepsáno|částka na účtu|objem v kč|částka pohybu|částka v czk|obrat v měně účtu|částka zúčtování|zaúčtovaná částka|částka platby|příjem/výdej|zúčtovaná částka`,
    ),
    'money-in': list(
      `připsáno|kredit|příjmy|příjem|ve prospěch|vklad|vklady|dal|kreditní obrat|kreditní|příchozí|připsaná částka|přijato|kredit (+)|kreditní obraty|připsáno na účet|příchozí platby|na dobro|přírůstek|kreditní částka|připsáno (+)|obrat dal|obraty dal|strana dal|příjmy (+)`,
    ),
    'money-out': list(
      `odepsáno|debet|výdaje|výdaj|na vrub|výběr|výběry|má dáti|md|debetní obrat|debetní|odchozí|odepsaná částka|na tíži|debet (-)|debetní obraty|odepsáno z účtu|odchozí platby|úbytek|debetní částka|odepsáno (-)|obrat má dáti|obraty md|strana md|vydáno|výdaje (-)|výdej`,
    ),
    balance: list(
      `zůstatek|zůstatek na účtu|zůstatek po transakci|zůstatek po operaci|stav účtu|průběžný zůstatek|účetní zůstatek|zůstatek účtu|aktuální zůstatek|stav|běžný zůstatek|zůstatek po pohybu|zůstatek v kč|zůstatek kč|konečný zůstatek|disponibilní zůstatek|zůst.|zůstatek po zaúčtování|denní zůstatek|nový zůstatek|stav na účtu|zůstatek po`,
    ),
    currency: list(`měna|měna účtu|měna transakce|kód měny|měna platby|měna operace`),
    mark: list(`znaménko|d/k|k/d|md/d|md/dal|strana|směr|+/-|dt/ct`),
    fee: list(`poplatek|poplatky|cena|cena transakce|srážky|provize|daň|poplatek v kč|dph`),
    net: list(`netto|čistá částka|částka netto`),
    gross: list(`brutto|hrubá částka|částka brutto`),
    category: list(`kategorie|podkategorie|skupina|štítek`),
    counterparty: list(
      `protistrana|název protiúčtu|název protistrany|příjemce|plátce|odesílatel|jméno protistrany|příjemce/plátce|plátce/příjemce|název účtu příjemce|partner|majitel protiúčtu|protistrana, protiúčet|plátce / příjemce|název účtu protistrany|název účtu|protistrana / protiúčet|jméno|odesílatel/příjemce|název účtu plátce`,
    ),
    'counterparty-account': list(
      `protiúčet|číslo protiúčtu|účet protistrany|číslo účtu protistrany|účet příjemce|účet plátce|protiúčet a kód banky|protiúčet/kód banky|číslo účtu plátce|účet / kód banky|číslo účtu příjemce|číslo účtu/kód banky|protiúčet / kód banky|kód banky`,
    ),
    note: list(`poznámka|poznámky|komentář|vlastní poznámka|má poznámka|doplňující informace`),
    branch: list(
      `pobočka|místo|místo provedení|obchodní místo banky|město|název banky|banka protiúčtu|banka protistrany|bic|bic banky`,
    ),
    sequence: list(`č.|číslo|pořadí|poř.|poř. č.|pořadové číslo|číslo položky|#|č. pol.|por. č.|řádek`),
    time: list(`čas|hodina|čas transakce`),
    'foreign-amount': list(
      `původní částka|pův. částka|částka v cizí měně|originální částka|částka v měně transakce|původní částka a měna|částka transakce v původní měně|orig. částka|částka v původní měně|původní měna|originální částka a měna|částka v měně obchodu`,
    ),
    rate: list(`kurz|směnný kurz|kurs|úroková sazba|sazba|přepočítací kurz|kurz přepočtu|úrok %`),
    'card-number': list(`karta|číslo karty|držitel karty|č. karty|platební karta|karta č.`),
    other: list(`body|splátka|splátky|země|počet|množství|stav transakce|dny|kusů|ks.|provedl|zadal`),
  },
  phrases: {
    opening:
      list(`počáteční zůstatek|počáteční stav|předchozí zůstatek|zůstatek z předchozího výpisu|počáteční zůstatek ke dni|zůstatek na začátku období|stav na začátku období|minulý zůstatek|zůstatek minulého výpisu|poslední zůstatek|počáteční stav účtu|výchozí zůstatek|starý zůstatek|počáteční zůstatek na účtu|počáteční účetní zůstatek|zůstatek předchozího výpisu|
      počáteční zůstatek účtu|poč. zůstatek|poč. zůst.|zůstatek k počátku období|zůstatek posledního výpisu|předchozí stav|dluh z předchozího výpisu|počáteční dlužná částka|zůstatek předchozí|minulý konečný zůstatek|dlužná částka z minulého výpisu|stav k počátku období|počáteční zůstatek k`),
    closing:
      list(`konečný zůstatek|konečný stav|nový zůstatek|zůstatek na konci období|stav na konci období|konečný zůstatek ke dni|konečný stav účtu|koncový zůstatek|zůstatek ke konci období|konečný účetní zůstatek|závěrečný zůstatek|konečný zůstatek na účtu|konečný zůstatek účtu|aktuální zůstatek|kon. zůstatek|kon. zůst.|účetní zůstatek|zůstatek na účtu|stav účtu|
      zůstatek účtu|celková dlužná částka|dlužná částka|celkem k úhradě|stav k|zůstatek ke dni|konečná dlužná částka|celkový dluh|nový stav|stav ke konci období|konečný zůstatek k|zůstatek k`),
    'carried-forward': list(
      `převod na další stranu|k převodu|převádí se|pokračování na další straně|pokračování na následující straně|mezisoučet k převodu|převod|zůstatek k převodu|k přenesení|pokračuje na další straně|přenos na další stranu|pokračování na další stránce|pokračování na straně|pokračování na druhé straně|pokračuje na následující straně|pokračuje na další stránce`,
    ),
    'brought-forward': list(
      `převod z předchozí strany|převedeno|z převodu|převod z minulé strany|přenos z předchozí strany|pokračování z předchozí strany|zůstatek z převodu|převedený zůstatek|pokračování|pokračování z minulé strany|pokračování z předchozí stránky`,
    ),
    subtotal: list(
      `mezisoučet|součet strany|celkem za stranu|součet za stránku|celkem za den|denní součet|součet za kartu|celkem karta|celkem za kartu|denní obrat|denní obraty|obraty za den`,
    ),
    'total-in': list(
      `připsáno|celkem připsáno|příjmy celkem|celkem příjmy|součet příjmů|obrat kredit|kreditní obraty|celkové příjmy|součet kreditních položek|celkový kreditní obrat|suma kreditních obratů|kredit celkem|celkem kredit|součet kreditních obratů|vklady celkem|připsané položky|příjmy na účet|přírůstky|součet přírůstků|obraty dal|příchozí platby celkem|připsáno celkem|
      suma příjmů|příchozí úhrady celkem|celkem ve prospěch|kreditní obrat|obraty ve prospěch|součet kreditních transakcí`,
    ),
    'total-out': list(
      `odepsáno|celkem odepsáno|výdaje celkem|celkem výdaje|součet výdajů|obrat debet|debetní obraty|celkové výdaje|součet debetních položek|celkový debetní obrat|suma debetních obratů|debet celkem|celkem debet|součet debetních obratů|výběry celkem|odepsané položky|výdaje z účtu|úbytky|součet úbytků|obraty má dáti|odchozí platby celkem|odepsáno celkem|
      suma výdajů|odchozí úhrady celkem|celkem na vrub|debetní obrat|obraty na vrub|součet debetních transakcí|poplatky celkem|celkem poplatky`,
    ),
    total: list(
      `celkem|součet|úhrnem|celkový obrat|obraty celkem|obraty|celkové obraty|suma|celkový součet|součet obratů|souhrn obratů|obrat celkem|celkem obraty|rozdíl`,
    ),
    count: list(
      `počet položek|počet transakcí|počet pohybů|počet operací|počet kreditních položek|počet debetních položek|počet obratů|počet kreditních obratů|počet debetních obratů|položek`,
    ),
    'daily-balance': list(
      `denní zůstatek|denní zůstatky|zůstatek na konci dne|průměrný zůstatek|průměrný denní zůstatek|konečný zůstatek dne|zůstatek dne|stav na konci dne`,
    ),
    pending: list(
      `blokace|blokováno|blokované částky|blokováno kartou|nezaúčtované|nezaúčtované transakce|nezúčtované transakce|čekající platby|čekající transakce|rezervace|blokované prostředky|nezaúčtované položky|autorizace|plánované platby|očekávané platby|blokace na účtu|dosud nezúčtováno|blokace karetních transakcí|zablokované prostředky`,
    ),
    period: list(
      `za den|období|za období|výpis za období|za období od|od|do|období od|období výpisu|zúčtovací období|od dne|do dne|pohyby za období|transakce za období|účetní období|období do|v období|sledované období|obraty za období|za měsíc|výpis za měsíc`,
    ),
    'statement-date': list(`datum výpisu|ke dni|výpis ke dni|stav ke dni|datum vyhotovení výpisu|datum konce období`),
    'print-date': list(
      `datum vystavení|vystaveno|datum tisku|vytištěno|vyhotoveno|datum vyhotovení|vytvořeno|datum|dne|vygenerováno|datum vytvoření|tisk|sestaveno dne|datum generování`,
    ),
    'statement-number': list(
      `výpis č.|číslo výpisu|výpis číslo|č. výpisu|pořadové číslo výpisu|výpis z účtu č.|poř. číslo výpisu|výpis z běžného účtu č.|číslo|č.`,
    ),
    'account-number': list(
      `číslo účtu|č. účtu|účet|účet č.|číslo účtu / kód banky|číslo účtu/kód banky|účet číslo|číslo karty|číslo úvěru|číslo smlouvy|k účtu|běžný účet č.|bankovní účet|číslo bankovního účtu|k účtu číslo|z účtu číslo|číslo vašeho účtu|číslo kartového účtu|číslo úvěrového účtu|č. ú.|číslo smlouvy o úvěru`,
    ),
    iban: list(`iban|číslo účtu iban|iban účtu|číslo účtu (iban)|mezinárodní číslo účtu`),
    bic: list(`bic|swift|bic/swift|swift/bic|bic (swift)|swift kód|kód bic|swift (bic)|swift kód banky`),
    holder: list(
      `majitel účtu|majitel|vlastník účtu|vlastník|klient|název účtu|jméno majitele|jméno|držitel karty|jméno klienta|název klienta|držitel|jméno a příjmení|vážený pan|vážená paní|pan|paní|název majitele účtu|firma|obchodní firma|dlužník|jméno majitele účtu|majitel účtu / firma`,
    ),
    currency: list(`měna|měna účtu|měna výpisu|částky v|částky jsou uvedeny v|měna vedení účtu|účet veden v měně`),
    'section-in': list(
      `příjmy|příchozí platby|připsané platby|kreditní položky|vklady|kreditní pohyby|příchozí úhrady|splátky a vklady|připsané položky|kreditní transakce`,
    ),
    'section-out': list(
      `výdaje|odchozí platby|odepsané platby|debetní položky|výběry|platby kartou|poplatky|karetní transakce|debetní pohyby|nákupy|odchozí úhrady|poplatky a úroky|výběry hotovosti|transakce kartou|trvalé příkazy|inkasa|odepsané položky|debetní transakce`,
    ),
    'section-booked': list(
      `pohyby|pohyby na účtu|přehled pohybů|transakce|přehled transakcí|zaúčtované transakce|seznam transakcí|položky|přehled obratů|historie pohybů|obraty na účtu|soupis položek|výpis pohybů|přehled operací|výpis transakcí|zaúčtované pohyby|rozpis transakcí|detail pohybů|pohyby na účtu v období|zúčtované transakce|zaúčtované položky|přehled plateb`,
    ),
    summary: list(
      `souhrn|přehled|přehled účtu|rekapitulace|souhrnné informace|shrnutí|souhrn účtu|přehled zůstatků|rekapitulace obratů|souhrn pohybů|informace o účtu|rekapitulace účtu|souhrn za období|základní údaje`,
    ),
    'available-balance': list(
      `použitelný zůstatek|disponibilní zůstatek|k dispozici|volné prostředky|dostupný zůstatek|disponibilní částka|disponibilní limit|disponibilní prostředky|zůstatek k použití|dostupné prostředky|použitelný limit|k čerpání`,
    ),
    'credit-limit': list(
      `povolené přečerpání|kontokorent|úvěrový limit|úvěrový rámec|limit|povolený debet|limit kontokorentu|úvěrový limit karty|limit karty|povolený debetní zůstatek|schválený limit|výše limitu|povolené přečerpání účtu`,
    ),
    'minimum-payment': list(
      `minimální splátka|povinná minimální splátka|minimální úhrada|povinná splátka|minimální výše splátky|minimální částka k úhradě`,
    ),
    'payment-due': list(
      `splatné do|datum splatnosti|uhraďte do|termín splatnosti|splatnost do|den splatnosti|datum splátky|splatnost splátky|zaplaťte do`,
    ),
    'interest-rates': list(
      `úroková sazba|úrokové sazby|kreditní úrok|debetní úrok|rpsn|roční úroková sazba|úročení|sazba|kreditní úroková sazba|debetní úroková sazba|výše úroku|úroková sazba p. a.`,
    ),
    page: list(`strana|stránka|str.|konec výpisu|list|počet stran|č. strany`),
    'no-transactions': list(
      `žádné transakce|žádné pohyby|v tomto období neproběhly žádné operace|bez pohybu|nebyly provedeny žádné transakce|neproběhly žádné transakce|nebyly zaúčtovány žádné|na účtu nebyl pohyb|žádné operace|bez obratu|neproběhly žádné operace|nebyly žádné pohyby|neproběhly žádné pohyby|v období nedošlo k žádnému pohybu`,
    ),
    'not-a-transaction':
      list(`pojištění vkladů|garanční systém|pojištění pohledávek z vkladů|reklamace|infolinka|sazebník|kurzovní lístek|zapsaná v obchodním rejstříku|obchodní rejstřík|vedená u|ič|ičo|dič|důležité informace|vážený kliente|vážení klienti|upozornění|zpráva pro klienta|základní kapitál|se sídlem|fond pojištění vkladů|děkujeme|
      krajský soud|městský soud|nesrovnalosti|zaplacené úroky|zaplacené poplatky|klientská linka|věrnostní body|zpráva banky`),
  },
  marks: { in: list('k|kr|dal|cr|kredit|připsáno|ct'), out: list('d|md|dr|debet|odepsáno|má dáti|dt') },
  statementTitles:
    list(`výpis z účtu|výpis|bankovní výpis|výpis z běžného účtu|výpis z bankovního účtu|výpis pohybů|výpis z kreditní karty|výpis z karty|přehled pohybů na účtu|historie účtu|výpis z úvěrového účtu|výpis ze spořicího účtu|výpis z kartového účtu|přehled transakcí|měsíční výpis|elektronický výpis|výpis transakcí|výpis obratů|
    roční výpis|výpis z podnikatelského účtu|výpis ke kreditní kartě|denní výpis|přehled obratů na účtu|výpis č.|výpis operací|seznam pohybů na účtu|historie pohybů na účtu|výpis z vkladového účtu|přehled pohybů`),
  otherTitles:
    list(`faktura|daňový doklad|zálohová faktura|proforma faktura|dobropis|opravný daňový doklad|dodací list|objednávka|potvrzení objednávky|cenová nabídka|nabídka|ceník|výplatní páska|výplatní lístek|mzdový list|smlouva|nájemní smlouva|pojistka|pojistná smlouva|zápis z jednání|jízdní řád|jídelní lístek|upomínka|výzva k zaplacení|vyúčtování služeb|vyúčtování elektřiny|
    vyúčtování|rozvaha|výsledovka|výkaz zisku a ztráty|daňové přiznání|potvrzení o platbě|potvrzení o provedení platby|účtenka|paragon|splátkový kalendář|sazebník poplatků|hlavní kniha|obratová předvaha|kniha jízd|pokladní kniha|saldokonto|životopis|protokol|osvědčení|katalog|žádost|oznámení|předpis záloh`),
  accountTypes: {
    checking: list(
      `běžný účet|osobní účet|bankovní účet|podnikatelský účet|firemní účet|platební účet|studentský účet|účet pro podnikatele|devizový účet|běžný účet v|základní účet|dětský účet|běžného účtu|osobního účtu`,
    ),
    savings: list(
      `spořicí účet|spořící účet|termínovaný vklad|vkladový účet|vkladní knížka|stavební spoření|spoření|termínovaný účet|spořicího účtu|spořicí vklad|vkladového účtu`,
    ),
    'credit-card': list(
      `kreditní karta|úvěr. rámec|kreditní karty|kreditní kartě|výpis z kreditní karty|úvěrová karta|charge karta|kartový účet|kartového účtu|účet kreditní karty`,
    ),
    loan: list(
      `úvěr|hypotéka|hypoteční úvěr|spotřebitelský úvěr|půjčka|úvěrový účet|úvěrového účtu|hotovostní úvěr|osobní půjčka|podnikatelský úvěr|úvěr ze stavebního spoření`,
    ),
    unknown: list(`majetkový účet|investiční účet|předplacená karta|elektronická peněženka|účet cenných papírů`),
  },
};

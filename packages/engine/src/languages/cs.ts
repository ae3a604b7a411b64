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
      `datum|datum zaúčtování|zaúčtováno|datum účtování|zaúčtování|datum pohybu|datum zúčtování|dat. zaúčt.|dat. účt.|datum účt.|datum operace|den|dne|zúčtováno|den zaúčtování|účtováno|datum zápisu|datum zaúčt.|dat. zaúčtování|datum obratu|datum proúčtování|dat. zúčt.|datum odepsání/připsání|datum pol.|datum proved.|dat. proved.|datum provedení pohybu|datum provedení operace|datum provedení transakce|datum zaúčtování transakce|datum a čas|datum a čas transakce|datum a čas pohybu|zaúčt.|zúčt.|den zúčtování|den pohybu|den účtování|den provedení|dat. pohybu|dat. operace|datum zpracování|zpracováno|datum připsání/odepsání|datum zúčtování transakce|datum zúčt. transakce|datum položky|datum splátky|datum provedení/zaúčtování|datum zaúčtování / datum provedení`,
    ),
    'value-date': list(
      `valuta|datum valuty|dat. valuty|datum splatnosti|den valuty|dat. val.|splatnost|datum valuta|valuta dne|datum připsání|účinnost|datum účinnosti|datum účinnosti valuty|valuta pohybu|dat. valuta|den splatnosti|datum odúčtování`,
    ),
    'transaction-date': list(
      `datum transakce|datum provedení|datum platby|provedeno|datum uskutečnění|datum nákupu|datum použití karty|transakce dne|datum realizace|uskutečněno|datum uskutečnění transakce|datum příkazu|datum autorizace|dat. transakce|datum a čas nákupu|datum použití|datum uskut. transakce|datum uskut.|den transakce|datum vzniku|datum zadání|datum provedení transakce kartou`,
    ),
    description:
      list(`popis|popis transakce|popis operace|popis pohybu|název|text|zpráva|zpráva pro příjemce|poznámka k platbě|detaily|detail transakce|podrobnosti|informace|informace k platbě|transakce|položka|účel platby|popis obratu|text transakce|popis položky|název položky|symboly, zpráva|popis platby|údaje o transakci|
      zpráva pro příjemce / plátce|obchodník|místo transakce|informace o transakci|účel|popis transakce / název protiúčtu|další údaje|text operace|upřesnění|detail|podrobnosti transakce|obchodní místo|operace|označení operace|obsah|zpráva / popis|doplňující údaje|popis transakcí|popis pohybu na účtu|popis a zpráva|popis úhrady|popis účetní operace|popis účetní položky|typ a popis|typ transakce / popis|druh a popis operace|název transakce|název operace|název pohybu|název položky / poznámka|název obchodníka|název místa|místo použití|místo použití karty|místo nákupu|místo platby|místo provedení transakce|obchod|prodejna|obchodní místo/bankomat|detaily transakce|detaily platby|detail platby|detail pohybu|detail operace|podrobnosti platby|podrobnosti o transakci|bližší údaje|bližší popis|další informace|doplňující informace k platbě|informace o platbě|informace pro příjemce|poznámka pro příjemce|poznámka pro mě|poznámka / popis|text pro příjemce|text platby|text obratu|text pohybu|zpráva/poznámka|zpráva pro plátce|zpráva pro plátce/příjemce|zpráva příjemci|vzkaz|upřesnění transakce|specifikace|účel transakce|důvod platby|obsah transakce|údaje o platbě|údaje o obratu`),
    reference: list(
      `reference|referenční číslo|číslo dokladu|číslo transakce|variabilní symbol|vs|var. symbol|č. dokladu|kód transakce|id transakce|identifikace transakce|ref. číslo|reference transakce|číslo operace|ks|ss|konstantní symbol|specifický symbol|vs/ks/ss|vs / ks / ss|symboly|č. transakce|id operace|číslo pohybu|konst. symbol|spec. symbol|číslo šeku|id pokynu|číslo pokynu|reference platby|označení platby|id pohybu|vs ks ss|kód|identifikátor|identifikátor transakce|identifikátor platby|identifikační číslo|ident. transakce|č. operace|č. položky dokladu|č. referenční|ref. č.|reference banky|reference klienta|reference plátce|reference příjemce|referenční č. transakce|číslo reference|číslo příkazu|číslo platby|číslo šeku/dokladu|variabilní s.|v. symbol|v.s.|k.s.|s.s.|var. s.|kód autorizace|autorizační kód|pořadové číslo transakce|transakční číslo|doklad|bankovní reference|e2e reference`,
    ),
    type: list(
      `typ|typ transakce|typ operace|druh|druh transakce|druh operace|typ pohybu|druh pohybu|kód operace|typ platby|kategorie transakce|typ úhrady|druh platby|typ obratu|druh obratu|kód transakce banky|kanál|typ položky|typ transakce / popis transakce|typ účetní operace|typ příkazu|druh úhrady|druh příkazu|druh účetní operace|druh položky|způsob platby|forma platby|kód pohybu|kód platby|kód obratu|kanál platby`,
    ),
    amount: list(
      `částka|částka v kč|částka kč|objem|suma|obrat|částka obratu|výše|částka transakce|částka operace|objem transakce|částka v měně účtu|připsáno/odepsáno|debet/kredit|kredit/debet|výše platby|připsáno / odepsáno|částka na účtu|objem v kč|částka pohybu|částka v czk|obrat v měně účtu|částka zúčtování|zaúčtovaná částka|částka platby|příjem/výdej|zúčtovaná částka|částka v měně|částka v kč/czk|částka položky|částka pohybu v měně účtu|částka transakce v měně účtu|částka v měně karty|částka v měně vyúčtování|částka úhrady|částka operace v měně účtu|výše transakce|výše obratu|výše pohybu|výše úhrady|objem obratu|objem platby|objem operace|objem v měně účtu|připsaná/odepsaná částka|odepsáno/připsáno|příjem/výdej částka|příjmy/výdaje|vklad/výběr|výběr/vklad|vklady/výběry|výběry/vklady|md/d částka|+/- částka|částka zaúčtování|částka zúčtovaná|účtovaná částka|suma transakce`,
    ),
    'money-in': list(
      `připsáno|kredit|příjmy|příjem|ve prospěch|vklad|vklady|dal|kreditní obrat|kreditní|příchozí|připsaná částka|přijato|kredit (+)|kreditní obraty|připsáno na účet|příchozí platby|na dobro|přírůstek|kreditní částka|připsáno (+)|obrat dal|obraty dal|strana dal|příjmy (+)|kreditní položky|kreditní pohyby|ve prospěch účtu|částka ve prospěch|částka kredit|částka připsáno|částka příjem|příchozí částka|příchozí úhrady|přijatá částka|přijaté platby|vloženo|obrat kredit|obrat ve prospěch|obraty kredit|obraty ve prospěch|d (dal)|došlé platby`,
    ),
    'money-out': list(
      `odepsáno|debet|výdaje|výdaj|na vrub|výběr|výběry|má dáti|md|debetní obrat|debetní|odchozí|odepsaná částka|na tíži|debet (-)|debetní obraty|odepsáno z účtu|odchozí platby|úbytek|debetní částka|odepsáno (-)|obrat má dáti|obraty md|strana md|vydáno|výdaje (-)|výdej|debetní položky|debetní pohyby|na vrub účtu|k tíži|k tíži účtu|částka na vrub|částka k tíži|částka debet|částka odepsáno|částka výdaj|odchozí částka|odchozí úhrady|odeslaná částka|odeslané platby|vybráno|obrat debet|obrat na vrub|obraty debet|obraty na vrub`,
    ),
    balance: list(
      `zůstatek|zůstatek na účtu|zůstatek po transakci|zůstatek po operaci|stav účtu|průběžný zůstatek|účetní zůstatek|zůstatek účtu|aktuální zůstatek|stav|běžný zůstatek|zůstatek po pohybu|zůstatek v kč|zůstatek kč|konečný zůstatek|disponibilní zůstatek|zůst.|zůstatek po zaúčtování|denní zůstatek|nový zůstatek|stav na účtu|zůstatek po|zůstatek po provedení|zůstatek po položce|zůstatek po obratu|zůstatek účtu po transakci|zůstatek na účtu po transakci|zůstatek na účtu po pohybu|zůstatek v měně účtu|zůstatek účetní|účetní zůst.|průběžný stav|aktuální stav|aktuální stav účtu|stav po transakci|stav po operaci|stav po pohybu|stav účtu po transakci|výsledný zůstatek|zbývající zůstatek|zůstatek vkladu|zůstatek jistiny|zbývající jistina|zůstatek úvěru|nesplacená jistina|zůstatek dluhu|dlužná částka po splátce|dlužný zůstatek`,
    ),
    currency: list(`měna|měna účtu|měna transakce|kód měny|měna platby|měna operace`),
    mark: list(`znaménko|d/k|k/d|md/d|md/dal|strana|směr|+/-|dt/ct|příjem/výdaj|směr platby|směr pohybu`),
    fee: list(
      `poplatek|poplatky|cena|cena transakce|srážky|provize|daň|poplatek v kč|dph|poplatky celkem za transakci|poplatek banky|poplatek za transakci|výše poplatku|cena služby`,
    ),
    net: list(`netto|čistá částka|částka netto`),
    gross: list(`brutto|hrubá částka|částka brutto`),
    category: list(
      `kategorie|podkategorie|skupina|štítek|kategorie výdajů|kategorie příjmů|kategorie platby|typ výdaje`,
    ),
    counterparty: list(
      `protistrana|název protiúčtu|název protistrany|příjemce|plátce|odesílatel|jméno protistrany|příjemce/plátce|plátce/příjemce|název účtu příjemce|partner|majitel protiúčtu|protistrana, protiúčet|plátce / příjemce|název účtu protistrany|název účtu|protistrana / protiúčet|jméno|odesílatel/příjemce|název účtu plátce|název protistrany / účtu|název / majitel protiúčtu|název a číslo protiúčtu|název plátce|název plátce/příjemce|název příjemce|název příjemce/plátce|název partnera|jméno plátce|jméno příjemce|jméno/název|jméno a číslo účtu protistrany|odesílatel platby|příjemce platby|příkazce|příkazce/příjemce|plátce nebo příjemce|od/komu|od koho / komu|protistrana - název|majitel účtu protistrany|název protiúčtu / zpráva|partner transakce|klient / partner`,
    ),
    'counterparty-account': list(
      `protiúčet|číslo protiúčtu|účet protistrany|číslo účtu protistrany|účet příjemce|účet plátce|protiúčet a kód banky|protiúčet/kód banky|číslo účtu plátce|účet / kód banky|číslo účtu příjemce|číslo účtu/kód banky|protiúčet / kód banky|kód banky|číslo účtu partnera|číslo účtu partnera/kód banky|č. protiúčtu|č. účtu protistrany|č. účtu příjemce|č. účtu plátce|č.účtu partnera|bankovní účet protistrany|protiúčet/iban|iban příjemce|účet odesílatele|účet z/na|z účtu / na účet|předčíslí-účet/kód banky|protibanka|účet plátce/příjemce|účet příjemce/plátce`,
    ),
    note: list(
      `poznámka|poznámky|komentář|vlastní poznámka|má poznámka|doplňující informace|město|poznámka k transakci|interní poznámka|vlastní popis|poznámka banky`,
    ),
    branch: list(
      `pobočka|místo|místo provedení|obchodní místo banky|název banky|banka protiúčtu|banka protistrany|bic|bic banky|místo transakce - pobočka|název pobočky|číslo pobočky|provozovna|město transakce`,
    ),
    sequence: list(
      `č.|číslo|pořadí|poř.|poř. č.|pořadové číslo|číslo položky|#|č. pol.|por. č.|řádek|č. řádku|číslo řádku|č. pohybu|pořad. č.|pořad. číslo|č. poř.|položka č.|číslo pol.`,
    ),
    time: list(`čas|hodina|čas transakce`),
    'foreign-amount': list(
      `původní částka|pův. částka|částka v cizí měně|originální částka|částka v měně transakce|původní částka a měna|částka transakce v původní měně|orig. částka|částka v původní měně|původní měna|originální částka a měna|částka v měně obchodu|částka v měně platby|částka v měně platby/transakce|částka v měně protistrany|částka v měně nákupu|částka v měně příkazu|částka a měna transakce|částka a měna obchodu|původní částka transakce|původní částka/měna|původní měna a částka|částka v původní měně transakce|částka transakce v cizí měně|orig. částka a měna|originální částka transakce|částka originální|částka v zahraniční měně|objem v cizí měně|měna a částka transakce|zahraniční částka`,
    ),
    rate: list(
      `kurz|směnný kurz|kurs|úroková sazba|sazba|přepočítací kurz|kurz přepočtu|úrok %|kurz transakce|kurz měny|použitý kurz|kurz přepočtu měny|kurz banky|přepočet|sazba %|úroková sazba %`,
    ),
    'card-number': list(
      `karta|číslo karty|držitel karty|č. karty|platební karta|karta č.|číslo plat. karty|číslo platební karty|držitel|jméno držitele|jméno držitele karty|karta číslo|poslední 4 číslice|karta - poslední čtyři číslice`,
    ),
    other: list(
      `body|splátka|splátky|země|počet|množství|stav transakce|dny|kusů|ks.|provedl|zadal|stav platby|stav příkazu|počet splátek|pořadí splátky|počet dní|kurz k|odměna|body celkem|země transakce|kód země|mcc`,
    ),
  },
  phrases: {
    opening:
      list(`počáteční zůstatek|počáteční stav|předchozí zůstatek|zůstatek z předchozího výpisu|počáteční zůstatek ke dni|zůstatek na začátku období|stav na začátku období|minulý zůstatek|zůstatek minulého výpisu|poslední zůstatek|počáteční stav účtu|výchozí zůstatek|starý zůstatek|počáteční zůstatek na účtu|počáteční účetní zůstatek|zůstatek předchozího výpisu|
      počáteční zůstatek účtu|poč. zůstatek|poč. zůst.|zůstatek k počátku období|zůstatek posledního výpisu|předchozí stav|dluh z předchozího výpisu|počáteční dlužná částka|zůstatek předchozí|minulý konečný zůstatek|dlužná částka z minulého výpisu|stav k počátku období|počáteční zůstatek k|počáteční zůst|poč. stav|počát. zůstatek|počát. stav|počáteční dluh|počáteční dlužný zůstatek|zůstatek na počátku období|zůstatek na začátku|zůstatek na počátku|zůstatek na začátku měsíce|zůstatek k prvnímu dni|zůstatek k začátku období|zůstatek minulý|zůstatek minulého období|zůstatek minulého vyúčtování|zůstatek z minulého výpisu|zůstatek z minulého období|zůstatek z minulého vyúčtování|zůstatek z předchozího období|zůstatek z předchozího vyúčtování|zůstatek předchozího období|zůstatek předešlého výpisu|zůstatek předešlý|předešlý zůstatek|předcházející zůstatek|zůstatek z předcházejícího výpisu|zůstatek předcházejícího výpisu|zůstatek z posledního výpisu|zůstatek na posledním výpisu|zůstatek podle předchozího výpisu|zůstatek dle předchozího výpisu|zůstatek dle minulého výpisu|konečný zůstatek předchozího období|konečný zůstatek z minulého výpisu|minulý stav|stav na počátku období|stav na počátku|stav na začátku|stav účtu na začátku období|stav účtu k počátku období|stav minulého výpisu|stav předchozího výpisu|stav dle minulého výpisu|starý stav|převedený zůstatek z minulého výpisu|převod zůstatku z minulého výpisu|převod z předchozího výpisu|převod z minulého období|dlužná částka z předchozího výpisu|dlužná částka z předchozího období|dlužná částka z minulého období|dlužná částka z minulého vyúčtování|dlužná částka na začátku období|předchozí dlužná částka|předchozí dluh|minulá dlužná částka|dluh na začátku období|dluh z minulého výpisu|dluh z minulého období|nesplacený zůstatek z minulého výpisu|vyčerpaný limit na začátku období|čerpání na začátku období|výchozí stav`),
    closing:
      list(`konečný zůstatek|konečný stav|nový zůstatek|zůstatek na konci období|stav na konci období|konečný zůstatek ke dni|konečný stav účtu|koncový zůstatek|zůstatek ke konci období|konečný účetní zůstatek|závěrečný zůstatek|konečný zůstatek na účtu|konečný zůstatek účtu|aktuální zůstatek|kon. zůstatek|kon. zůst.|účetní zůstatek|zůstatek na účtu|stav účtu|
      zůstatek účtu|celková dlužná částka|dlužná částka|celkem k úhradě|stav k|zůstatek ke dni|konečná dlužná částka|celkový dluh|nový stav|stav ke konci období|konečný zůstatek k|zůstatek k|konečný zůst|kon. stav|koneč. zůstatek|konečný dluh|konečný dlužný zůstatek|koncový stav|závěrečný stav|zůstatek na konci|zůstatek ke konci|zůstatek na konci měsíce|zůstatek tohoto výpisu|zůstatek dle tohoto výpisu|zůstatek podle tohoto výpisu|zůstatek vyúčtování|zůstatek na účtě|zůstatek na účtě ke dni|stav na konci|stav ke konci|současný zůstatek|současný stav|nový dluh|dluh na konci období|dluh ke dni|aktuální dluh|celkový dlužný zůstatek|celková výše dluhu|celková částka k úhradě|celková částka k zaplacení|částka k úhradě|částka k zaplacení|částka k úhradě celkem|k úhradě celkem|celkem k zaplacení|celkem dluh|čerpání na konci období|vyčerpaný limit na konci období|zůstatek závazku|celkový závazek`),
    'carried-forward': list(
      `převod na další stranu|k převodu|převádí se|pokračování na další straně|pokračování na následující straně|mezisoučet k převodu|převod|zůstatek k převodu|k přenesení|pokračuje na další straně|přenos na další stranu|pokračování na další stránce|pokračování na straně|pokračování na druhé straně|pokračuje na následující straně|pokračuje na další stránce|k přenosu|přenáší se|zůstatek k přenosu|pokračování na dalším listu|pokračování na další str.|pokračování na následující stránce|pokračování na zadní straně|pokračování na rubu|pokrač. na další straně|pokračuje na dalším listu|pokračuje na straně|pokračuje na následující stránce|pokračování výpisu na další straně`,
    ),
    'brought-forward': list(
      `převod z předchozí strany|převedeno|z převodu|převod z minulé strany|přenos z předchozí strany|pokračování z předchozí strany|zůstatek z převodu|převedený zůstatek|pokračování|pokračování z minulé strany|pokračování z předchozí stránky|převod z předchozího listu|převod z předchozí stránky|převod z předcházející strany|zůstatek z předchozí strany|zůstatek z předchozí stránky`,
    ),
    subtotal: list(
      `mezisoučet|součet strany|celkem za stranu|součet za stránku|celkem za den|denní součet|součet za kartu|celkem karta|celkem za kartu|denní obrat|denní obraty|obraty za den|součet za den|součet na straně|součet dne|celkem dne|celkem na straně|celkem za držitele|celkem za držitele karty|celkem za měsíc|součet za měsíc|měsíční obrat|součet transakcí kartou|transakce kartou celkem|obrat za den|obraty dne`,
    ),
    'total-in': list(
      `připsáno|celkem připsáno|příjmy celkem|celkem příjmy|součet příjmů|obrat kredit|kreditní obraty|celkové příjmy|součet kreditních položek|celkový kreditní obrat|suma kreditních obratů|kredit celkem|celkem kredit|součet kreditních obratů|vklady celkem|připsané položky|příjmy na účet|přírůstky|součet přírůstků|obraty dal|příchozí platby celkem|připsáno celkem|
      suma příjmů|příchozí úhrady celkem|celkem ve prospěch|kreditní obrat|obraty ve prospěch|součet kreditních transakcí|suma kreditů|součet kreditů|součet kreditních pohybů|součet připsaných položek|součet připsaných plateb|součet příchozích plateb|součet vkladů|součet plateb ve prospěch|suma příchozích plateb|suma kreditních položek|suma kreditních transakcí|suma ve prospěch|celkem připsaná částka|celková částka kreditů|celková částka připsaných plateb|celkové kredity|celkový kredit|celkový příjem|celkové vklady|celkem vklady|celkem kreditní položky|celkem příchozí|celkem příchozí platby|celkem přijato|přijato celkem|příjem celkem|celkem příjem|příchozí celkem|kreditní položky celkem|kreditní transakce celkem|obraty kredit|obraty kreditní|obraty na dal|obrat dal|obrat ve prospěch|obrat ve prospěch účtu|úhrn kreditních obratů|úhrn příjmů|úhrn připsaných plateb|úhrn dal|objem kreditních transakcí|objem připsaných plateb|příjmy za období|připsáno za období|kredit za období|vklady za období|platby a vklady|došlé platby celkem|přijaté platby|přijaté splátky|přijaté úhrady|uhrazeno v období|vaše platby|splátky celkem|celkem splátky|součet splátek|splátky a vklady celkem`,
    ),
    'total-out': list(
      `odepsáno|celkem odepsáno|výdaje celkem|celkem výdaje|součet výdajů|obrat debet|debetní obraty|celkové výdaje|součet debetních položek|celkový debetní obrat|suma debetních obratů|debet celkem|celkem debet|součet debetních obratů|výběry celkem|odepsané položky|výdaje z účtu|úbytky|součet úbytků|obraty má dáti|odchozí platby celkem|odepsáno celkem|
      suma výdajů|odchozí úhrady celkem|celkem na vrub|debetní obrat|obraty na vrub|součet debetních transakcí|poplatky celkem|celkem poplatky|suma debetů|součet debetů|součet debetních pohybů|součet odepsaných položek|součet odepsaných plateb|součet odchozích plateb|součet výběrů|součet plateb na vrub|suma odchozích plateb|suma debetních položek|suma debetních transakcí|suma na vrub|celkem odepsaná částka|celková částka debetů|celková částka odepsaných plateb|celkové debety|celkový debet|celkový výdaj|celkové výběry|celkem výběry|celkem debetní položky|celkem odchozí|celkem odchozí platby|celkem vydáno|vydáno celkem|výdaj celkem|celkem výdaj|celkem výdej|odchozí celkem|debetní položky celkem|debetní transakce celkem|obraty debet|obraty debetní|obraty md|obrat má dáti|obrat md|obrat na vrub|obrat na vrub účtu|obraty na tíži|obrat k tíži|obraty k tíži|úhrn debetních obratů|úhrn výdajů|úhrn odepsaných plateb|úhrn má dáti|objem debetních transakcí|objem odepsaných plateb|výdaje za období|odepsáno za období|debet za období|výběry za období|nákupy celkem|celkem nákupy|součet nákupů|součet poplatků|součet poplatků a úroků|celkem čerpáno|čerpání celkem|celkem transakce kartou|transakce celkem|nové transakce|nové transakce celkem|úroky celkem|poplatky a úroky celkem`,
    ),
    total: list(
      `celkem|součet|úhrnem|celkový obrat|obraty celkem|obraty|celkové obraty|suma|celkový součet|součet obratů|souhrn obratů|obrat celkem|celkem obraty|rozdíl|celkem obraty na účtu|součet za období|celkem za období|obraty na účtu celkem|obrat za období|rekapitulace celkem`,
    ),
    count: list(
      `počet položek|počet transakcí|počet pohybů|počet operací|počet kreditních položek|počet debetních položek|počet obratů|počet kreditních obratů|počet debetních obratů|položek|počet kreditů|počet debetů|počet příchozích plateb|počet odchozích plateb|počet plateb|počet záznamů|počet vkladů|počet výběrů`,
    ),
    'daily-balance': list(
      `denní zůstatek|denní zůstatky|zůstatek na konci dne|průměrný zůstatek|průměrný denní zůstatek|konečný zůstatek dne|zůstatek dne|stav na konci dne|zůstatky na konci dne|denní konečný zůstatek|zůstatek ke konci dne|průměrný měsíční zůstatek|průměrný stav|minimální zůstatek`,
    ),
    pending: list(
      `blokace|blokováno|blokované částky|blokováno kartou|nezaúčtované|nezaúčtované transakce|nezúčtované transakce|čekající platby|čekající transakce|rezervace|blokované prostředky|nezaúčtované položky|autorizace|plánované platby|očekávané platby|blokace na účtu|dosud nezúčtováno|blokace karetních transakcí|zablokované prostředky|blokovaná částka|nezaúčtované karetní transakce|nezúčtované položky|nezúčtované operace|nezúčtované pohyby|neprovedené platby|neprovedené příkazy|čekající na zpracování|čeká na zpracování|čeká na zaúčtování|čekající na zaúčtování|ve zpracování|plánované transakce|budoucí platby|očekávané transakce|nevypořádané transakce|rezervováno|rezervovaná částka|částka blokací|autorizované transakce`,
    ),
    period: list(
      `za den|období|za období|výpis za období|za období od|od|do|období od|období výpisu|zúčtovací období|od dne|do dne|pohyby za období|transakce za období|účetní období|období do|v období|sledované období|obraty za období|za měsíc|výpis za měsíc|pohyby od|pohyby na účtu za období|transakce od|za kalendářní měsíc|datum od|datum do`,
    ),
    'statement-date': list(
      `datum výpisu|ke dni|výpis ke dni|stav ke dni|datum vyhotovení výpisu|datum konce období|výpis k datu|výpis k|stav k datu|datum uzávěrky|datum uzavření výpisu|datum konečného zůstatku|datum vyúčtování|datum závěrky|k datu`,
    ),
    'print-date': list(
      `datum vystavení|vystaveno|datum tisku|vytištěno|vyhotoveno|datum vyhotovení|vytvořeno|datum|dne|vygenerováno|datum vytvoření|tisk|sestaveno dne|datum generování|sestaveno|staženo|tisknuto`,
    ),
    'statement-number': list(
      `výpis č.|číslo výpisu|výpis číslo|č. výpisu|pořadové číslo výpisu|výpis z účtu č.|poř. číslo výpisu|výpis z běžného účtu č.|číslo|č.|pořadí výpisu`,
    ),
    'account-number': list(
      `číslo účtu|č. účtu|účet|účet č.|číslo účtu / kód banky|číslo účtu/kód banky|účet číslo|číslo karty|číslo úvěru|číslo smlouvy|k účtu|běžný účet č.|bankovní účet|číslo bankovního účtu|k účtu číslo|z účtu číslo|číslo vašeho účtu|číslo kartového účtu|číslo úvěrového účtu|č. ú.|číslo smlouvy o úvěru|číslo bank. účtu|číslo běžného účtu|číslo spořicího účtu|číslo vkladového účtu|číslo vkladu|číslo termínovaného vkladu|čís. účtu|číslo kreditní karty|číslo platební karty|číslo hlavní karty|č. karty|číslo úvěrové smlouvy|č. smlouvy|smlouva č.|smlouva číslo|číslo půjčky|číslo hypotéky|úvěr č.|úvěr číslo|vkladní knížka č.|číslo vkladní knížky|číslo knížky|pohyby na účtu č.|pohyby na účtu číslo|identifikace účtu`,
    ),
    iban: list(`iban|číslo účtu iban|iban účtu|číslo účtu (iban)|mezinárodní číslo účtu`),
    bic: list(`bic|swift|bic/swift|swift/bic|bic (swift)|swift kód|kód bic|swift (bic)|swift kód banky`),
    holder: list(
      `majitel účtu|majitel|vlastník účtu|vlastník|klient|název účtu|jméno majitele|jméno|držitel karty|jméno klienta|název klienta|držitel|jméno a příjmení|vážený pan|vážená paní|pan|paní|název majitele účtu|firma|obchodní firma|dlužník|jméno majitele účtu|majitel účtu / firma|majitelé účtu|spolumajitel|spoluvlastník|název majitele|název a adresa majitele|název společnosti|název firmy|uživatel karty|klientka|příjemce výpisu|adresát|vážený klient|vážená klientko|úvěrovaný|vkladatel`,
    ),
    currency: list(
      `měna|měna účtu|měna výpisu|částky v|částky jsou uvedeny v|měna vedení účtu|účet veden v měně|účet je veden v|v měně účtu|všechny částky jsou v`,
    ),
    'section-in': list(
      `příjmy|příchozí platby|připsané platby|kreditní položky|vklady|kreditní pohyby|příchozí úhrady|splátky a vklady|připsané položky|kreditní transakce|přehled příjmů|přijaté úhrady|přijaté splátky|příchozí transakce|příchozí položky|kreditní operace|platby ve prospěch účtu|splátky`,
    ),
    'section-out': list(
      `výdaje|odchozí platby|odepsané platby|debetní položky|výběry|platby kartou|poplatky|karetní transakce|debetní pohyby|nákupy|odchozí úhrady|poplatky a úroky|výběry hotovosti|transakce kartou|trvalé příkazy|inkasa|odepsané položky|debetní transakce|přehled výdajů|odeslané platby|odchozí transakce|odchozí položky|debetní operace|platby na vrub účtu|platby kartami|transakce kartami|transakce kreditní kartou|transakce platební kartou|ceny za služby|platební příkazy|přehled poplatků`,
    ),
    'section-booked': list(
      `pohyby|pohyby na účtu|přehled pohybů|transakce|přehled transakcí|zaúčtované transakce|seznam transakcí|položky|přehled obratů|historie pohybů|obraty na účtu|soupis položek|výpis pohybů|přehled operací|výpis transakcí|zaúčtované pohyby|rozpis transakcí|detail pohybů|pohyby na účtu v období|zúčtované transakce|zaúčtované položky|přehled plateb|seznam pohybů|seznam plateb|seznam operací|seznam položek|seznam obratů|soupis transakcí|soupis pohybů|soupis obratů|soupis operací|soupis plateb|přehled položek|přehled zaúčtovaných transakcí|přehled zaúčtovaných položek|historie transakcí|historie účtu|historie plateb|detailní přehled|detailní výpis|detail transakcí|rozpis pohybů|rozpis položek|rozpis obratů|podrobný výpis|podrobný přehled|položkový výpis|provedené platby|provedené operace|zúčtované operace|pohyby v období|obraty v období|operace na účtu`,
    ),
    summary: list(
      `souhrn|přehled|přehled účtu|rekapitulace|souhrnné informace|shrnutí|souhrn účtu|přehled zůstatků|rekapitulace obratů|souhrn pohybů|informace o účtu|rekapitulace účtu|souhrn za období|základní údaje`,
    ),
    'available-balance': list(
      `použitelný zůstatek|disponibilní zůstatek|k dispozici|volné prostředky|dostupný zůstatek|disponibilní částka|disponibilní limit|disponibilní prostředky|zůstatek k použití|dostupné prostředky|použitelný limit|k čerpání|použitelný zůst.|použitelné prostředky|využitelný zůstatek|disponibilní zůst.|disponibilní úvěrový limit|disponibilní úvěrový rámec|volný limit|volný zůstatek|volný úvěrový rámec|zbývající limit|zbývá čerpat|nevyčerpaný limit|nevyčerpaný úvěrový rámec|dostupná částka|dostupný limit|dostupný úvěr|k použití`,
    ),
    'credit-limit': list(
      `povolené přečerpání|kontokorent|úvěrový limit|úvěrový rámec|limit|povolený debet|limit kontokorentu|úvěrový limit karty|limit karty|povolený debetní zůstatek|schválený limit|výše limitu|povolené přečerpání účtu|výše úvěrového rámce|výše úvěrového limitu|sjednaný úvěr|poskytnutý úvěr|úvěrová linka|výše kontokorentu|výše povoleného debetu|rámec kontokorentu|kontokorentní rámec|nepovolený debet|schválená výše úvěru|výše úvěru|původní výše úvěru`,
    ),
    'minimum-payment': list(
      `minimální splátka|povinná minimální splátka|minimální úhrada|povinná splátka|minimální výše splátky|minimální částka k úhradě|minimální měsíční splátka|povinná minimální částka|povinná částka k úhradě|povinná měsíční splátka|minimální platba|výše minimální splátky|výše splátky|výše povinné splátky|měsíční splátka|předepsaná splátka|řádná splátka|anuitní splátka`,
    ),
    'payment-due': list(
      `splatné do|datum splatnosti|uhraďte do|termín splatnosti|splatnost do|den splatnosti|datum splátky|splatnost splátky|zaplaťte do|splatnost|den splátky|splátka splatná|splátka splatná do|splátka splatná dne|splatná dne|splatno do|splatno dne|splaťte do|uhradit do|zaplatit do|k úhradě do|nejpozději do|termín úhrady|termín splátky|datum další splátky|datum příští splátky|příští splátka|další splátka|datum inkasa splátky`,
    ),
    'interest-rates': list(
      `úroková sazba|úrokové sazby|kreditní úrok|debetní úrok|rpsn|roční úroková sazba|úročení|sazba|kreditní úroková sazba|debetní úroková sazba|výše úroku|úroková sazba p. a.|roční úrok|úrok z vkladu|úrok z úvěru|úroky z prodlení|úrok z prodlení|sankční úrok|výnos|vyplacené úroky|připsané úroky`,
    ),
    page: list(`strana|stránka|str.|konec výpisu|list|počet stran|č. strany|číslo stránky|konec přehledu|celkem stran`),
    'no-transactions': list(
      `žádné transakce|žádné pohyby|v tomto období neproběhly žádné operace|bez pohybu|nebyly provedeny žádné transakce|neproběhly žádné transakce|nebyly zaúčtovány žádné|na účtu nebyl pohyb|žádné operace|bez obratu|neproběhly žádné operace|nebyly žádné pohyby|neproběhly žádné pohyby|v období nedošlo k žádnému pohybu|žádné položky|žádné obraty|žádné pohyby na účtu|žádné zaúčtované transakce|žádné zaúčtované položky|nebyla provedena žádná transakce|nebyl zaznamenán žádný pohyb|nebyly zaznamenány žádné|nedošlo k žádnému pohybu|nedošlo k žádným pohybům|nedošlo k žádné transakci|neproběhla žádná transakce|neproběhl žádný pohyb|bez transakcí|žádná data|žádné záznamy`,
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

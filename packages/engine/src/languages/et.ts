import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Estonian. */
export const et: Language = {
  code: 'et',
  months: monthList(
    `jaanuar|jaanuari|jaan; veebruar|veebruari|veebr|veeb; märts|märtsi; aprill|aprilli; mai; juuni; juuli; august|augusti; september|septembri; oktoober|oktoobri; november|novembri; detsember|detsembri|dets`,
  ),
  weekdays: list(`esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev`),
  headings: {
    date: list(
      `kuupäev|kuup.|kande kuupäev|kuupäev/kellaaeg|makse kuupäev|kandekuupäev|tehingu kuupäev|kuupäev ja kellaaeg|arvelduspäev|kirjendamise kuupäev|töötlemise kuupäev|kande kuup.|tehingu kuup.|maksepäev|kandepäev|konteerimise kuupäev|tehingu aeg|kuupäev kellaaeg`,
    ),
    'value-date': list(`väärtuspäev|väärtuskuupäev|valuuteerimispäev|väärtusp.`),
    'transaction-date': list(`tehingupäev|ostukuupäev|ostu kuupäev|teostamise kuupäev`),
    description: list(
      `selgitus|kirjeldus|makse selgitus|tehing|tehingu kirjeldus|tehingud|selgitused|maksekorralduse selgitus|tehingu selgitus|sisu|tehingu sisu|kauplus|selgitus/saaja|tehingu selgitus/saaja|makse selgitus/viitenumber|ostukoht|kaupmees|müüja|tehingu koht|tehingu info|lisaselgitus|tehingu liik/selgitus`,
    ),
    reference: list(
      `viitenumber|viite number|arhiveerimistunnus|dokumendi number|dok. nr|dok.nr.|dokument|tehingu number|viide|makse number|kande viide|dok nr`,
    ),
    type: list(`tüüp|tehingu tüüp|liik|tehingu liik|kood|makse liik|kande liik`),
    amount: list(
      `summa|summa eur|tehingu summa|summa (eur)|summa konto valuutas|summa eurodes|deebet/kreedit|deebet/kreedit summa|makse summa|käive|summa arvelduskonto valuutas|sisse/välja|laekumine/väljamakse|kreedit/deebet|kande summa`,
    ),
    'money-in': list(
      `kreedit|sissetulek|laekumine|laekumised|sissemakse|sisse|kreeditkäive|kreedit eur|sissemaksed|laekunud|kreedit summa|kreeditsumma|laekus|saadud|sissetulekud|krediteeritud`,
    ),
    'money-out': list(
      `deebet|väljaminek|väljamakse|välja|deebetkäive|väljaminekud|deebet eur|väljamaksed|maksed|kulu|deebet summa|deebetsumma|tasutud|makstud|debiteeritud|kulud`,
    ),
    balance: list(
      `saldo|jääk|konto jääk|lõppsaldo|saldo eur|jääk pärast tehingut|konto saldo|vahesaldo|saldo pärast tehingut|konto jääk pärast tehingut|jooksev saldo|laenujääk|laenu jääk|põhiosa jääk|kontojääk`,
    ),
    currency: list(`valuuta|konto valuuta|val.|valuuta kood`),
    mark: list(`d/k|d/c|deebet/kreedit (d/c)|deebet/kreedit (d/k)|+/-|d/k tunnus`),
    fee: list(`teenustasu|teenustasud|tasu|vahendustasu|käibemaks`),
    net: list(`neto|netosumma`),
    gross: list(`bruto|brutosumma`),
    category: list(`kategooria|grupp`),
    counterparty: list(
      `saaja/maksja|saaja|maksja|maksja/saaja|saaja/maksja nimi|maksja/saaja nimi|saaja nimi|kaubandusettevõte|partner|vastaspool|makse saaja|nimi`,
    ),
    'counterparty-account': list(`saaja konto|maksja konto|saaja/maksja konto|vastaskonto|partneri konto`),
    note: list(`märkus|märkused|lisainfo`),
    branch: list(`kontor|pank|asukoht|koht`),
    sequence: list(`jrk nr|jrk|jrk. nr.|rea nr`),
    time: list(`kellaaeg|aeg`),
    'foreign-amount': list(`algne summa|summa algvaluutas|summa tehingu valuutas|välisvaluuta summa|originaalsumma`),
    rate: list(`kurss|vahetuskurss|intressimäär`),
    'card-number': list(`kaart|kaardi number|kaardi nr`),
    other: list(`punktid|staatus|riik|osamakse|kogus`),
  },
  phrases: {
    opening: list(
      `algsaldo|alguse saldo|saldo perioodi alguses|eelmine saldo|algjääk|jääk perioodi alguses|konto algsaldo|perioodi algsaldo|alguses saldo|saldo alguses|saldo seisuga perioodi algus|jääk alguses|alguse jääk|algusjääk|perioodi alguse jääk|saldo päeva alguses|saldo kuu alguses|eelmise perioodi saldo|eelmise perioodi lõppsaldo|eelmise väljavõtte saldo|eelmise väljavõtte lõppsaldo|saldo eelmisel väljavõttel|eelmine jääk|eelmise arve saldo|eelmise arve jääk|võlgnevus perioodi alguses|eelmise perioodi võlgnevus|kasutatud krediit perioodi alguses|laenujääk perioodi alguses|algne saldo|avasaldo`,
    ),
    closing: list(
      `lõppsaldo|lõpu saldo|saldo perioodi lõpus|lõppjääk|jääk perioodi lõpus|konto lõppsaldo|perioodi lõppsaldo|uus saldo|saldo lõpus|tasumisele kuuluv summa|konto jääk|jääk lõpus|lõpu jääk|perioodi lõpu jääk|saldo päeva lõpus|saldo kuu lõpus|uus jääk|jooksev saldo|hetkeseis|konto saldo seisuga|kuulub tasumisele|tasuda kokku|kokku tasuda|tasumisele kuulub|arve kokku|arve summa|võlgnevus perioodi lõpus|võlgnevus kokku|kogu võlgnevus|kasutatud krediit perioodi lõpus|laenujääk perioodi lõpus`,
    ),
    'carried-forward': list(
      `järgneb|jätkub järgmisel lehel|üle kanda|jätkub|järgneb järgmisel lehel|ülekanne järgmisele lehele|üle järgmisele lehele`,
    ),
    'brought-forward': list(
      `üle toodud|jätk|eelmiselt lehelt|ülekanne eelmiselt lehelt|eelmiselt leheküljelt|ülekanne eelmiselt leheküljelt`,
    ),
    subtotal: list(
      `vahesumma|lehekülje summa|päeva käive|kokku päevas|päeva kokku|kokku lehel|kokku leheküljel|päevas kokku|kaardiga kokku|kaart kokku|kokku kaardiga|vahekokkuvõte`,
    ),
    'total-in': list(
      `kreeditkäive|kreedit kokku|laekumised kokku|kokku kreedit|kreedit käive|sissetulekud kokku|kokku laekunud|laekumisi kokku|sissemaksed kokku|kokku sisse|kokku laekumised|kokku laekumisi|kokku sissetulekud|kokku sissemaksed|kokku krediteeritud|kreedit kanded kokku|kreeditkanded kokku|laekunud kokku|perioodi laekumised|laekumised perioodil|sisse kokku`,
    ),
    'total-out': list(
      `deebetkäive|deebet kokku|maksed kokku|kokku deebet|deebet käive|väljaminekud kokku|kokku makstud|väljamaksed kokku|makseid kokku|kokku välja|kokku maksed|kokku makseid|kokku väljaminekud|kokku väljamaksed|kokku debiteeritud|deebet kanded kokku|deebetkanded kokku|makstud kokku|perioodi maksed|maksed perioodil|välja kokku|ostud kokku|kokku ostud|teenustasud kokku|kokku teenustasud|kulud kokku`,
    ),
    total: list(`kokku|käive kokku|käive|summa kokku|kokku käive|kogukäive`),
    count: list(`tehingute arv|kannete arv|tehingute hulk`),
    'daily-balance': list(`päeva saldo|päeva lõppsaldo|keskmine saldo|päevasaldo`),
    pending: list(
      `broneeritud|broneeringud|broneeritud summa|ootel|töötlemisel|reserveeritud|ootel maksed|kinnitamata tehingud|ootel tehingud|täitmata maksed|tulevased maksed|kinnitamata maksed|kinnitamisel`,
    ),
    period: list(
      `periood|väljavõtte periood|ajavahemik|perioodi kohta|perioodil|perioodi algus|perioodi lõpp|väljavõte perioodist|arveperiood|arveldusperiood|alguskuupäev|lõppkuupäev|perioodi eest|ajavahemiku kohta|ajavahemikul`,
    ),
    'statement-date': list(`väljavõtte kuupäev|seisuga|konto seis`),
    'print-date': list(
      `väljastatud|koostatud|trükitud|väljavõte koostatud|koostamise kuupäev|kuupäev|printimise kuupäev`,
    ),
    'statement-number': list(`väljavõtte number|väljavõte nr|väljavõtte nr`),
    'account-number': list(
      `konto|konto number|konto nr|kontonumber|konto nr.|kaardi number|lepingu number|arvelduskonto|kliendi konto|kliendi konto number|kaardikonto|kaardikonto number|krediitkaardi number|laenukonto|laenulepingu nr|laenulepingu number|lepingu nr`,
    ),
    iban: list(`iban|iban konto|konto iban|kontonumber iban`),
    bic: list(`bic|swift|bic/swift|swift/bic|swift-kood`),
    holder: list(
      `omanik|konto omanik|klient|kliendi nimi|nimi|kaardi omanik|konto nimi|kaardivaldaja|ettevõtte nimi|kontoomanik|konto omaniku nimi|konto valdaja|kaardiomanik|kaardi kasutaja|laenusaaja|ettevõte`,
    ),
    currency: list(`valuuta|konto valuuta|summad on`),
    'section-in': list(`laekumised|sissetulekud|sissemaksed`),
    'section-out': list(`väljaminekud|väljamaksed|maksed|ostud`),
    'section-booked': list(
      `tehingud|kanded|konto tehingud|tehingute loetelu|teostatud tehingud|kontol toimunud tehingud|tehingute nimekiri`,
    ),
    summary: list(`kokkuvõte|ülevaade|konto ülevaade`),
    'available-balance': list(
      `vaba jääk|kasutatav jääk|vabad vahendid|kasutada olev summa|vaba limiit|vaba raha|kasutatav saldo|kasutatav summa|kasutada olev jääk|vaba krediit|vaba krediidilimiit|kasutamata limiit|kasutamata krediit|kasutatav limiit`,
    ),
    'credit-limit': list(
      `krediidilimiit|arvelduskrediit|limiit|limiidi suurus|konto limiit|krediidilimiidi suurus|lubatud krediit|krediidisumma`,
    ),
    'minimum-payment': list(
      `minimaalne tagasimakse|minimaalne makse|miinimummakse|minimaalne tasumisele kuuluv summa|miinimumsumma|minimaalne osamakse|kuumakse miinimum`,
    ),
    'payment-due': list(
      `maksetähtaeg|tasuda hiljemalt|tähtaeg|maksetähtpäev|tasuda enne|tasumise tähtpäev|tagasimakse kuupäev|debiteeritakse`,
    ),
    'interest-rates': list(`intress|intressimäär|intressid|krediidi kulukuse määr`),
    page: list(`leht|lk|lehekülg|lk.`),
    'no-transactions': list(
      `tehingud puuduvad|tehinguid ei ole|tehinguid ei olnud|kanded puuduvad|perioodil tehinguid ei toimunud|tehinguid ei leitud|tehinguid ei toimunud|kandeid ei ole|perioodil tehinguid|käive puudub|andmed puuduvad`,
    ),
    'not-a-transaction': list(
      `tagatisfond|registrikood|kmkr|isikukood|kliendiabi|klienditugi|lugupeetud klient|tähelepanu|väljavõte on koostatud elektrooniliselt|lisainfo`,
    ),
  },
  marks: { in: list(`k|c|kreedit|laekumine`), out: list(`d|deebet|väljaminek`) },
  statementTitles: list(
    `väljavõte|konto väljavõte|kontoväljavõte|arvelduskonto väljavõte|krediitkaardi väljavõte|kaardikonto väljavõte|konto aruanne|pangakonto väljavõte|väljavõte kontost|tehingute väljavõte|konto käive`,
  ),
  otherTitles: list(
    `arve|ettemaksuarve|kviitung|pakkumine|hinnapakkumine|tellimus|saateleht|hinnakiri|palgaleht|palgateatis|leping|bilanss|kasumiaruanne|kassaraamat|pearaamat|maksegraafik|tuludeklaratsioon|protokoll|sõiduplaan|menüü|poliis|kindlustuspoliis|tõend|avaldus|kataloog|meeldetuletus|kreeditarve|elektriarve|saldokinnitus|elulookirjeldus|maksekorraldus`,
  ),
  accountTypes: {
    checking: list(`arvelduskonto|pangakonto|maksekonto|jooksevkonto`),
    savings: list(`hoiukonto|kogumiskonto|hoius|tähtajaline hoius|säästukonto`),
    'credit-card': list(`krediitkaart|krediitkaardi konto|kaardikonto|krediitkaardi`),
    loan: list(`laen|kodulaen|eluasemelaen|laenukonto|väikelaen|laenuleping`),
    unknown: list(`väärtpaberikonto|investeerimiskonto|ettemaksukaart|elektrooniline rahakott`),
  },
};

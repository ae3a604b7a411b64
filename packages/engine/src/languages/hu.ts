import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Hungarian. */
export const hu: Language = {
  code: 'hu',
  months:
    monthList(`január|jan; február|febr|feb; március|márc|már; április|ápr; május|máj; június|jún; július|júl; augusztus|aug; szeptember|szept|szep;
    október|okt; november|nov; december|dec`),
  weekdays: list(`hétfő|kedd|szerda|sze|csütörtök|csüt|péntek|pén|szombat|szo|vasárnap|vas`),
  headings: {
    date: list(
      `dátum|könyvelés dátuma|könyvelés napja|könyvelési nap|könyvelési dátum|könyvelve|könyvelés|nap|könyv. dátum|könyv. nap|könyvelés ideje|könyv.nap|könyv. dát.|kelt|könyvelési időpont|terhelés/jóváírás dátuma|terhelés / jóváírás napja|feldolgozás dátuma|elszámolás napja|teljesítés napja|teljesítés dátuma|feldolgozás napja|elszámolás dátuma`,
    ),
    'value-date': list(
      `értéknap|érték nap|értéknapja|é. nap|értéknap dátuma|ért. nap|valuta nap|értékdátum|valutanap|értéknap/dátum|ért.nap`,
    ),
    'transaction-date': list(
      `tranzakció dátuma|tranzakció napja|ügylet dátuma|vásárlás dátuma|művelet dátuma|tranzakció ideje|tranzakció időpontja|vásárlás napja|ügylet napja|megbízás dátuma|tranz. dátum|tranz. dátuma|tranzakciódátum|kártyahasználat dátuma|művelet napja`,
    ),
    description:
      list(`megnevezés|leírás|közlemény|tranzakció leírása|tranzakció megnevezése|jogcím|szöveg|részletek|tranzakció|tranzakció részletei|művelet|művelet megnevezése|megjegyzés/közlemény|tétel|tétel megnevezése|forgalom megnevezése|forgalom leírása|tranzakciók|műveletek|ügylet leírása|esemény|tranzakció adatai|közlemény/megjegyzés|kereskedő|elfogadóhely|
      kereskedő neve|ügylet|ügylet megnevezése|információ|a tranzakció leírása|elfogadóhely neve|jogcím / közlemény|könyvelési szöveg|tétel leírása|a tétel megnevezése|forgalom részletezése|vásárlás helye|megbízás részletei`),
    reference: list(
      `azonosító|hivatkozás|hivatkozási szám|referencia|referenciaszám|bizonylatszám|tranzakció azonosító|tranzakcióazonosító|bizonylat|bizonylat száma|banki azonosító|ref. szám|tételazonosító|banki referencia|tranzakció száma|banki hivatkozás|csekkszám|könyvelési azonosító|bizonylat szám|tételszám|tranzakció azonosítója|tranzakciószám|ref.szám`,
    ),
    type: list(
      `típus|tranzakció típusa|tranzakció típus|művelet típusa|forgalom típusa|ügylet típusa|tranzakció jellege|tranzakciótípus|fajta|tétel típusa|kód|forgalom jogcíme|tranzakció fajtája|mozgás típusa|műveletkód|jogcímkód|csatorna`,
    ),
    amount: list(
      `összeg|tranzakció összege|könyvelt összeg|forgalom|tétel összege|összeg (huf)|összeg ft|terhelés/jóváírás|jóváírás/terhelés|terhelés / jóváírás|összege|forgalom összege|művelet összege|számla devizanemében|jóváírás / terhelés|összeg ft-ban|összeg a számla devizanemében|forint összeg|elszámolt összeg|terhelt összeg/jóváírt összeg|ügylet összege|könyvelési összeg|érték|összeg huf-ban|terhelés(-)/jóváírás(+)|terhelés (-) / jóváírás (+)|terhelés vagy jóváírás|bevétel/kiadás|kiadás/bevétel|befizetés/kifizetés|be-/kifizetés|betét/kivét|t/k összeg|számla devizanemében összeg|könyvelt összeg a számla devizanemében`,
    ),
    'money-in': list(
      `jóváírás|jóváírások|bevétel|befizetés|befizetések|követel|jóváírt összeg|bevételek|jóváírás összege|beérkező|követel forgalom|jóváírás (+)|jóváírva|betét|k összeg|jóváírás huf|követel összeg|jóváírás ft|beérkezett|növekedés|jóváírt|bejövő|bejövő összeg|beérkezett összeg|befizetett összeg|betétek`,
    ),
    'money-out': list(
      `terhelés|terhelések|kiadás|kifizetés|kifizetések|tartozik|terhelt összeg|kiadások|terhelés összege|kimenő|tartozik forgalom|terhelés (-)|terhelve|kivét|t összeg|terhelés huf|tartozik összeg|terhelés ft|csökkenés|vásárlások|költés|terhelt|kimenő összeg|kifizetett összeg|kivétek|felvett összeg`,
    ),
    balance: list(
      `egyenleg|számlaegyenleg|könyvelt egyenleg|egyenleg a tranzakció után|aktuális egyenleg|új egyenleg|napi egyenleg|záró egyenleg|záróegyenleg|folyóegyenleg|számla egyenlege|egyenlege|könyvelés utáni egyenleg|görgetett egyenleg|egyenleg (huf)|utáni egyenleg|halmozott egyenleg|tranzakció utáni egyenleg|művelet utáni egyenleg|egyenleg ft|számlaegyenleg ft|egyenleg ft-ban|könyvelés utáni számlaegyenleg|számla egyenleg|futó egyenleg|aktuális számlaegyenleg|egyenleg könyvelés után|tranzakciót követő egyenleg|fennálló tőke|fennálló tőketartozás|tőketartozás|fennmaradó tőke|hátralévő tartozás`,
    ),
    currency: list(`devizanem|deviza|pénznem|valuta|dev. nem|devizanem kódja|dev.|dnem|devizanem (iso)`),
    mark: list(`t/k|j/t|jelleg|előjel|irány|+/-|t / k|tart/köv`),
    fee: list(`díj|jutalék|költség|díjak|kezelési költség|díj összege|illeték|áfa|költségek`),
    net: list(`nettó|nettó összeg|nettó érték`),
    gross: list(`bruttó|bruttó összeg|bruttó érték`),
    category: list(`kategória|alkategória|csoport|kiadási kategória`),
    counterparty: list(
      `partner|partner neve|ellenoldali név|kedvezményezett|kedvezményezett neve|megbízó|név|küldő|fizető fél|kedvezményezett/megbízó|ellenoldal|partner név|ügyfél neve|másik fél|megbízó/kedvezményezett|partner megnevezése|megbízó neve|ellenoldali ügyfél|fizető neve`,
    ),
    'counterparty-account': list(
      `partner számlaszám|partner számlaszáma|ellenszámla|ellenoldali számlaszám|ellenszámlaszám|kedvezményezett számlaszáma|partnerszámla|ellenoldali számla|partner bankszámlaszáma|számlaszám / iban|megbízó számlaszáma`,
    ),
    note: list(`megjegyzés|megjegyzések|egyéb információ|kiegészítő információ|saját megjegyzés|egyéb adatok|város`),
    branch: list(`fiók|bankfiók|hely|helyszín|fiókkód`),
    sequence: list(`sorszám|ssz.|ssz|s.sz.|sor|#|tétel sorszáma|srsz.|sz.`),
    time: list(`idő|időpont|óra|óra:perc`),
    'foreign-amount': list(
      `eredeti összeg|eredeti összeg és devizanem|összeg devizában|tranzakció eredeti összege|deviza összeg|eredeti deviza|devizaösszeg|összeg eredeti devizában|eredeti devizanem|összeg a tranzakció devizanemében|vásárlás eredeti összege`,
    ),
    rate: list(`árfolyam|átváltási árfolyam|kamatláb|kamat|alkalmazott árfolyam|kamat %`),
    'card-number': list(
      `kártya|kártyaszám|kártya száma|kártyabirtokos|bankkártya száma|bankkártyaszám|kártyabirtokos neve`,
    ),
    other: list(`pont|pontok|részlet|ország|állapot|státusz|darab|db|mennyiség|napok`),
  },
  phrases: {
    opening:
      list(`nyitó egyenleg|nyitóegyenleg|előző egyenleg|induló egyenleg|kezdő egyenleg|előző kivonat egyenlege|előző záró egyenleg|előző időszak záró egyenlege|nyitó számlaegyenleg|az előző kivonat záró egyenlege|időszak nyitó egyenlege|előző számlakivonat egyenlege|nyitó könyvelt egyenleg|számla nyitó egyenlege|előző havi egyenleg|kezdőegyenleg|nyitó egyenlege|
      nyitó|indulóegyenleg|előző záróegyenleg|előző havi záró egyenleg|előző kivonat záró egyenlege|egyenleg az időszak elején|előző elszámolás egyenlege|előző tartozás|nyitó tartozás|előző kivonat szerinti egyenleg|áthozott egyenleg előző kivonatról|időszak eleji egyenleg|időszak elején fennálló egyenleg|egyenleg az időszak kezdetén|nyitóegyenl.|előző egyenl.|előző egyenlege|előző számlaegyenleg|előző havi egyenlege|előző havi záróegyenleg|előző időszaki egyenleg|előző időszak egyenlege|előző időszaki záró egyenleg|előző napi egyenleg|előző napi záró egyenleg|előző bankkivonat egyenlege|előző bankkivonat záró egyenlege|előző kivonat egyenleg|előző kivonaton szereplő egyenleg|előző számlakivonat záró egyenlege|előző elszámolás záró egyenlege|előző elszámolási időszak egyenlege|előző elszámolási időszak záró egyenlege|előző elszámolás szerinti egyenleg|előző kivonat szerinti tartozás|előző havi tartozás|előző időszaki tartozás|előző elszámolási időszak tartozása|korábbi egyenleg|korábbi tartozás|múlt havi egyenleg|induló számlaegyenleg|kezdeti egyenleg|áthozott egyenleg az előző időszakról|utolsó kivonat egyenlege|utolsó kivonat záró egyenlege`),
    closing:
      list(`záró egyenleg|záróegyenleg|új egyenleg|egyenleg az időszak végén|végegyenleg|záró számlaegyenleg|időszak záró egyenlege|aktuális egyenleg|könyvelt egyenleg|záró könyvelt egyenleg|egyenleg|számla záró egyenlege|számlaegyenleg|végső egyenleg|zárlati egyenleg|teljes tartozás|fennálló tartozás|záró tartozás|jelen egyenleg|új záró egyenleg|
      fizetendő összeg|záró egyenlege|kivonat záró egyenlege|összes tartozás|tárgyhavi záró egyenleg|új tartozás|számla egyenlege|záró|mai egyenleg|kivonat egyenlege|záróegyenl.|új egyenl.|új egyenlege|számla aktuális egyenlege|számlakivonat egyenlege|bankkivonat egyenlege|aktuális tartozás|tartozás összesen|teljes fizetendő|összes fizetendő|összesen fizetendő|fizetendő összesen|fizetendő teljes összeg|fizetendő végösszeg|teljes visszafizetendő|hitelkeret igénybevett összege|felhasznált hitelkeret|igénybe vett hitelkeret`),
    'carried-forward': list(
      `átvitel|átvitel a következő oldalra|folytatás a következő oldalon|átvitt egyenleg|folytatódik|folytatás a túloldalon|átvitel a köv. oldalra|folytatódik a következő oldalon|oldal egyenlege|folytatás a hátoldalon|folytatás a következő lapon|folytatódik a hátoldalon|folytatódik a túloldalon|folytatás következő oldalon`,
    ),
    'brought-forward': list(
      `áthozat|áthozat az előző oldalról|áthozott egyenleg|előző oldal egyenlege|folytatás az előző oldalról|folytatás|áthozat előző oldalról|folytatás előző oldalról`,
    ),
    subtotal: list(
      `részösszeg|részösszesen|oldal összesen|napi összesen|napi forgalom|kártya összesen|oldalösszesen|nap összesen|napi terhelés|napi jóváírás|kártyánként összesen`,
    ),
    'total-in': list(
      `jóváírások összesen|összes jóváírás|jóváírás összesen|bevételek összesen|összes bevétel|jóváírások|követel forgalom|jóváírások összege|összes befizetés|jóváírás|befizetések összesen|követel forgalom összesen|k forgalom|jóváírt tételek összege|összes követel forgalom|jóváírások száma és összege|tárgyidőszaki jóváírások|beérkezett összesen|időszak jóváírásai|jóváírási forgalom|jóváírt összeg összesen|bejövő forgalom|tárgyhavi jóváírások|összesen jóváírás|összesen jóváírások|összes bejövő|bejövő összesen|bejövő tételek összesen|bejövő tranzakciók összesen|beérkező összesen|beérkezések összesen|befizetések összege|befizetés összesen|bevétel összesen|követel összesen|követel oldal összesen|összes követel|k forgalom összesen|k oldal összesen|időszaki befizetések|befizetések az időszakban|befizetések és jóváírások összesen|törlesztések összesen|összes törlesztés`,
    ),
    'total-out': list(
      `terhelések összesen|összes terhelés|terhelés összesen|kiadások összesen|összes kiadás|terhelések|tartozik forgalom|terhelések összege|összes kifizetés|terhelés|kifizetések összesen|tartozik forgalom összesen|t forgalom|terhelt tételek összege|összes tartozik forgalom|terhelések száma és összege|tárgyidőszaki terhelések|díjak összesen|időszak terhelései|terhelési forgalom|terhelt összeg összesen|kimenő forgalom|tárgyhavi terhelések|összesen terhelés|összesen terhelések|vásárlások összesen|összes kimenő|kimenő összesen|kimenő tételek összesen|kimenő tranzakciók összesen|kifizetések összege|kifizetés összesen|kiadás összesen|tartozik összesen|tartozik oldal összesen|összes tartozik|t forgalom összesen|t oldal összesen|összes vásárlás|vásárlás összesen|költések összesen|összes költés|új vásárlások|készpénzfelvételek összesen|összes készpénzfelvétel|összes díj|díj összesen|díjak és kamatok összesen|díjak, jutalékok összesen|összes díj és jutalék|kamatok összesen`,
    ),
    total: list(
      `összesen|mindösszesen|összes forgalom|forgalom összesen|összesítés|végösszeg|összforgalom|forgalom|összes tranzakció|időszaki forgalom|időszak forgalma|havi forgalom|összesen:`,
    ),
    count: list(
      `tételszám|tételek száma|tranzakciók száma|jóváírások száma|terhelések száma|darabszám|terhelések darabszáma|jóváírások darabszáma|forgalom tételszáma|tételek darabszáma`,
    ),
    'daily-balance': list(
      `napi egyenleg|napi záró egyenleg|napi egyenlegek|átlagegyenleg|napvégi egyenleg|átlagos egyenleg|napi záróegyenleg`,
    ),
    pending: list(
      `zárolás|zárolt összeg|függő tételek|függőben lévő|nem könyvelt tételek|zárolások|várakozó tételek|foglalás|foglalások|még nem könyvelt tranzakciók|zárolt tételek|könyvelésre váró|függőben lévő tranzakciók|nem könyvelt tranzakciók|zárolt összegek|foglalt összeg|teljesítésre váró`,
    ),
    period: list(
      `lekérdezés kezdete|lekérdezés vége|időszak|kivonat időszaka|elszámolási időszak|időszak kezdete|időszak vége|tárgyidőszak|a kivonat időszaka|kivonat által érintett időszak|kivonat periódusa|forgalmi időszak|számlakivonat időszaka|könyvelési időszak|elszámolás időszaka|lekérdezett időszak|dátumtól|dátumig|kivonati időszak|vonatkozó időszak|időszakra|érintett időszak|bankkivonat időszaka|tranzakciók időszaka|forgalom időszaka|kezdő dátum|záró dátum|kezdő időpont|kezdőnap|zárónap|tárgyhó|tárgyhónap`,
    ),
    'statement-date': list(
      `kivonat kelte|kivonat dátuma|kivonat napja|zárás dátuma|számlakivonat kelte|elszámolás dátuma|fordulónap|kivonat dátum|zárás napja`,
    ),
    'print-date': list(
      `készült|nyomtatás dátuma|kelt|keltezés|kiállítás dátuma|kiállítás kelte|nyomtatva|készítés dátuma|dátum|kibocsátás dátuma|létrehozás dátuma|lekérdezés dátuma|nyomtatás ideje`,
    ),
    'statement-number': list(
      `kivonat száma|kivonatszám|kivonat sorszáma|számlakivonat száma|kivonat sorszám|számlakivonat sorszáma|bankkivonat száma|sorszám|kivonat szám`,
    ),
    'account-number': list(
      `számlaszám|számla száma|bankszámlaszám|bankszámla száma|pénzforgalmi jelzőszám|számlaszáma|számla|kártyaszám|szerződésszám|bankszámla|pénzforgalmi számlaszám|folyószámlaszám|folyószámla száma|számla szám|hitelszámla száma|kártyaszámla száma|bankkártya száma|szerződés száma|belföldi számlaszám|hitelkártya száma|betétszámla száma|ügyfélszámla|bankszámlaszáma|számlaszámlaszám|ügyfélszámlaszám|hitelkártyaszám|kártyaszámlaszám|hitelszámlaszám|hitelszerződés száma|kölcsönszerződés száma|kölcsön száma|kölcsönszámla száma|betétszámlaszám|betétkönyv száma`,
    ),
    iban: list(
      `iban|iban szám|iban számlaszám|nemzetközi számlaszám|nemzetközi bankszámlaszám|számlaszám (iban)|iban formátum`,
    ),
    bic: list(`bic|swift|bic (swift)|bic/swift|swift/bic|swift kód|bic kód|bic (swift) kód|swift cím|swift (bic) kód`),
    holder: list(
      `számlatulajdonos|számlatulajdonos neve|tulajdonos|ügyfél|ügyfél neve|név|számla tulajdonosa|kártyabirtokos|számlatulajdonos neve és címe|tisztelt|cégnév|főkártyabirtokos|adós|számlatulajdonos megnevezése|számlatulajdonos név|ügyfélnév|adós neve|kártyabirtokos neve`,
    ),
    currency: list(
      `devizanem|pénznem|számla devizaneme|deviza|számla pénzneme|az összegek|számladevizanem|összegek devizaneme|számla devizanem`,
    ),
    'section-in': list(
      `jóváírások|befizetések|bevételek|beérkező utalások|bejövő átutalások|jóváírási tételek|jóváírt tételek|befizetések és jóváírások`,
    ),
    'section-out': list(
      `terhelések|kifizetések|kiadások|kimenő utalások|kártyás vásárlások|díjak|vásárlások|készpénzfelvételek|terhelési tételek|díjak és jutalékok|terhelt tételek|kártyatranzakciók|díjak és kamatok|kimenő átutalások`,
    ),
    'section-booked': list(
      `tranzakciók|forgalom|számlaforgalom|könyvelt tételek|tételek|számlatörténet|könyvelt tranzakciók|tranzakciók részletezése|forgalmi adatok|számlatranzakciók|forgalom részletezése|tételes forgalom|számlamozgások|tételes kimutatás|könyvelt forgalom|tranzakciók listája|részletes forgalom|tranzakciótörténet|számlaműveletek`,
    ),
    summary: list(
      `összesítő|összefoglaló|összegzés|kivonat összesítő|áttekintés|számla adatai|egyenlegek|összesített adatok|számlainformációk|számlaösszesítő|egyenleginformáció|forgalmi összesítő|egyenlegek alakulása`,
    ),
    'available-balance': list(
      `rendelkezésre álló egyenleg|felhasználható egyenleg|felhasználható keret|szabad egyenleg|elkölthető egyenleg|rendelkezésre álló összeg|rendelkezésre álló keret|felhasználható összeg|szabad keret|elérhető egyenleg|disponibilis egyenleg|rendelkezésre álló hitelkeret|szabad hitelkeret|szabadon felhasználható|felhasználható hitelkeret|fennmaradó hitelkeret|fennmaradó keret|elkölthető keret|elkölthető összeg|igénybe vehető keret|igénybe vehető hitelkeret|szabad rendelkezésű egyenleg`,
    ),
    'credit-limit': list(
      `hitelkeret|hitelkeret összege|folyószámlahitel|folyószámlahitel-keret|keret|limit|hitellimit|keretösszeg|folyószámlahitel keret|rendelkezésre bocsátott hitelkeret|szerződött hitelkeret|folyószámla-hitelkeret|hitelkártya hitelkerete|folyószámlahitelkeret`,
    ),
    'minimum-payment': list(
      `minimum fizetendő|minimálisan fizetendő|minimális törlesztő részlet|minimum fizetendő összeg|minimum törlesztőrészlet|minimális fizetendő összeg|minimum visszafizetendő|minimálisan fizetendő összeg|minimum befizetendő|minimum befizetendő összeg|minimálisan befizetendő|minimálisan befizetendő összeg|minimum törlesztendő|minimálisan törlesztendő|minimum törlesztő részlet|minimális törlesztőrészlet|kötelező minimum|esedékes törlesztőrészlet|havi törlesztőrészlet|havi törlesztő részlet|kötelezően fizetendő összeg`,
    ),
    'payment-due': list(
      `fizetési határidő|esedékesség|befizetési határidő|fizetendő|fizetés határideje|esedékesség napja|törlesztés esedékessége|esedékesség dátuma|befizetés határideje|fizetési határideje|fizetési határnap|visszafizetési határidő|törlesztési határidő|törlesztés határideje|befizetési határnap|befizetendő legkésőbb|esedékességi dátum|terhelés napja törlesztés|türelmi időszak vége`,
    ),
    'interest-rates': list(
      `kamat|kamatláb|thm|ebkm|hitelkamat|éves kamatláb|látra szóló kamat|betéti kamat|kamatozás|éves kamat|ügyleti kamat|kamat mértéke|késedelmi kamat`,
    ),
    page: list(`oldal|old.|lap|oldalszám|kivonat vége|lapszám`),
    'no-transactions': list(
      `nem történt forgalom|nincs tranzakció|nem volt forgalom|nincs könyvelt tétel|tranzakció nem történt|nem volt könyvelés|nincs forgalom|a megadott időszakban nem volt|forgalom nélkül|nem történt tranzakció|nem történt könyvelés|könyvelés nem történt|nincs megjeleníthető tétel|nem volt számlaforgalom|nem volt tranzakció|nem volt könyvelt tétel|nincs könyvelt forgalom|nincs megjeleníthető|nincsenek tranzakciók|nincs tétel|nem található tranzakció|nincs találat`,
    ),
    'not-a-transaction':
      list(`oba|országos betétbiztosítási alap|adószám|cégjegyzékszám|cégbíróság|ügyfélszolgálat|tisztelt ügyfelünk|tájékoztató|figyelem|reklamáció|panasz|kondíciós lista|hirdetmény|betétbiztosítás|kérjük|felhívjuk figyelmét|aláírás nélkül|köszönjük|telebank|székhely|tevékenységi engedély|
      árfolyamjegyzék|cg.|észrevétel|kondíciók|elektronikus kivonat|bonuszpont`),
  },
  marks: { in: list('k|jóváírás|cr|követel|köv'), out: list('t|terhelés|dr|tartozik|tart') },
  statementTitles:
    list(`számlakivonat|bankszámlakivonat|bankkivonat|kivonat|folyószámla-kivonat|folyószámla kivonat|hitelkártya kivonat|számlatörténet|hitelkártya-kivonat|havi számlakivonat|kártyakivonat|egyenlegközlő|számlaforgalmi kivonat|forgalmi kivonat|kártyaszámla-kivonat|számlaértesítő|bankszámla-kivonat|bankszámla kivonat|megtakarítási számlakivonat|
    elektronikus számlakivonat|hitelszámla kivonat|hitelszámla-kivonat|tranzakciótörténet|számlaforgalom|napi kivonat|összevont kivonat|hitelkártya számlakivonat|hitelkártya-számlakivonat|lakossági számlakivonat`),
  otherTitles:
    list(`számla helyett|előlegszámla|díjbekérő|proforma számla|szállítólevél|megrendelés|megrendelés visszaigazolás|árajánlat|ajánlat|árlista|bérjegyzék|bérlap|fizetési jegyzék|szerződés|bérleti szerződés|kötvény|biztosítási kötvény|jegyzőkönyv|menetrend|étlap|fizetési felszólítás|közüzemi számla|villanyszámla|mérleg|eredménykimutatás|
    adóbevallás|fizetési igazolás|átutalási megbízás|nyugta|törlesztési táblázat|díjtáblázat|főkönyvi kivonat|főkönyvi karton|útnyilvántartás|pénztárkönyv|önéletrajz|igazolás|tanúsítvány|katalógus|kérelem|értesítés|sztornó számla|helyesbítő számla|áfa bevallás|folyószámla-egyeztető|partner folyószámla|díjszabás`),
  accountTypes: {
    checking: list(
      `folyószámla|bankszámla|lakossági folyószámla|fizetési számla|lakossági bankszámla|pénzforgalmi számla|vállalkozói számla|forintszámla|devizaszámla|lakossági számla|lakossági fizetési számla|pénzforgalmi bankszámla|diákszámla|alapszámla`,
    ),
    savings: list(
      `megtakarítási számla|takarékszámla|betétszámla|lekötött betét|takarékbetét|betétkönyv|tartós befektetési számla|megtakarítás|takarékbetétkönyv|lekötési számla|kamatozó számla`,
    ),
    'credit-card': list(
      `hitelkártya|hitelkártya számla|hitelkártyaszámla|hitelkártya-számla|kártyaszámla|hitelkártya kivonat|hitelkártya-kivonat|terhelési kártya`,
    ),
    loan: list(
      `hitel|kölcsön|jelzáloghitel|lakáshitel|személyi kölcsön|hitelszámla|kölcsönszámla|jelzáloghitel számla|babaváró hitel|szabad felhasználású hitel|lakáskölcsön`,
    ),
    unknown: list(
      `értékpapírszámla|befektetési számla|előre fizetett kártya|ügyfélszámla egyenleg|elektronikus pénztárca`,
    ),
  },
};

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
      `dátum|könyvelés dátuma|könyvelés napja|könyvelési nap|könyvelési dátum|könyvelve|könyvelés|nap|könyv. dátum|könyv. nap|könyvelés ideje|könyv.nap|könyv. dát.|kelt|könyvelési időpont|terhelés/jóváírás dátuma|terhelés / jóváírás napja|feldolgozás dátuma|elszámolás napja|teljesítés napja|teljesítés dátuma|feldolgozás napja|elszámolás dátuma|dátum és idő|dátum/idő|dátum és időpont|könyvelés dátuma/értéknap|könyvelés / értéknap|könyvelési dátum/értéknap|terhelés napja|terhelés dátuma|végrehajtás dátuma|bejegyzés dátuma|könyvelt dátum|könyvelés kelte|tétel dátuma|forgalom dátuma`,
    ),
    'value-date': list(
      `értéknap|érték nap|értéknapja|é. nap|értéknap dátuma|ért. nap|valuta nap|értékdátum|valutanap|értéknap/dátum|ért.nap|érték dátum|kamatozás kezdete`,
    ),
    'transaction-date': list(
      `tranzakció dátuma|tranzakció napja|ügylet dátuma|vásárlás dátuma|művelet dátuma|tranzakció ideje|tranzakció időpontja|vásárlás napja|ügylet napja|megbízás dátuma|tranz. dátum|tranz. dátuma|tranzakciódátum|kártyahasználat dátuma|művelet napja|vásárlás időpontja|vásárlás ideje|kártyahasználat napja|fizetés dátuma|tranzakció dátum|engedélyezés dátuma|tranzakciós dátum`,
    ),
    description:
      list(`megnevezés|leírás|közlemény|tranzakció leírása|tranzakció megnevezése|jogcím|szöveg|részletek|tranzakció|tranzakció részletei|művelet|művelet megnevezése|megjegyzés/közlemény|tétel|tétel megnevezése|forgalom megnevezése|forgalom leírása|tranzakciók|műveletek|ügylet leírása|esemény|tranzakció adatai|közlemény/megjegyzés|kereskedő|elfogadóhely|
      kereskedő neve|ügylet|ügylet megnevezése|információ|a tranzakció leírása|elfogadóhely neve|jogcím / közlemény|könyvelési szöveg|tétel leírása|a tétel megnevezése|forgalom részletezése|vásárlás helye|megbízás részletei|művelet leírása|közlemények|jogcím megnevezése|partner/közlemény|partner neve / közlemény|tranzakció helye|könyvelés megnevezése|tranzakció típusa/közlemény|típus/közlemény|bizonylat megnevezése|tétel szövege|tranzakció szövege`),
    reference: list(
      `azonosító|hivatkozás|hivatkozási szám|referencia|referenciaszám|bizonylatszám|tranzakció azonosító|tranzakcióazonosító|bizonylat|bizonylat száma|banki azonosító|ref. szám|tételazonosító|banki referencia|tranzakció száma|banki hivatkozás|csekkszám|könyvelési azonosító|bizonylat szám|tételszám|tranzakció azonosítója|tranzakciószám|ref.szám|tranzakció szám|bankreferencia|hivatkozásszám|tétel azonosító|azonosító szám|megbízás azonosító|megbízásazonosító|forgalmi azonosító|engedélyszám|könyvelési szám|bankműveleti azonosító`,
    ),
    type: list(
      `típus|tranzakció típusa|tranzakció típus|művelet típusa|forgalom típusa|ügylet típusa|tranzakció jellege|tranzakciótípus|fajta|tétel típusa|kód|forgalom jogcíme|tranzakció fajtája|mozgás típusa|műveletkód|jogcímkód|csatorna`,
    ),
    amount: list(
      `összeg|tranzakció összege|könyvelt összeg|forgalom|tétel összege|összeg (huf)|összeg ft|terhelés/jóváírás|jóváírás/terhelés|terhelés / jóváírás|összege|forgalom összege|művelet összege|számla devizanemében|jóváírás / terhelés|összeg ft-ban|összeg a számla devizanemében|forint összeg|elszámolt összeg|terhelt összeg/jóváírt összeg|ügylet összege|könyvelési összeg|érték|terhelt/jóváírt összeg|terhelés (-) / jóváírás (+)|terhelés(-)/jóváírás(+)|jóváírás(+)/terhelés(-)|jóváírás (+) / terhelés (-)|tartozik/követel|követel/tartozik|bevétel/kiadás|kiadás/bevétel|befizetés/kifizetés|be-/kifizetés|könyvelés összege|összeg forintban|forint érték|elszámolási összeg|számla devizában|összeg számladevizában|tétel értéke|könyvelt érték`,
    ),
    'money-in': list(
      `jóváírás|jóváírások|bevétel|befizetés|befizetések|követel|jóváírt összeg|bevételek|jóváírás összege|beérkező|követel forgalom|jóváírás (+)|jóváírva|betét|k összeg|jóváírás huf|követel összeg|jóváírás ft|beérkezett|növekedés|befizetett összeg|beérkező összeg|számla javára|beérkező tétel|beérkezett összeg|jóváírási összeg`,
    ),
    'money-out': list(
      `terhelés|terhelések|kiadás|kifizetés|kifizetések|tartozik|terhelt összeg|kiadások|terhelés összege|kimenő|tartozik forgalom|terhelés (-)|terhelve|kivét|t összeg|terhelés huf|tartozik összeg|terhelés ft|csökkenés|vásárlások|költés|kifizetett összeg|kimenő összeg|számla terhére|kimenő tétel|terhelési összeg`,
    ),
    balance: list(
      `egyenleg|számlaegyenleg|könyvelt egyenleg|egyenleg a tranzakció után|aktuális egyenleg|új egyenleg|napi egyenleg|záró egyenleg|záróegyenleg|folyóegyenleg|számla egyenlege|egyenlege|könyvelés utáni egyenleg|görgetett egyenleg|egyenleg (huf)|utáni egyenleg|halmozott egyenleg|tranzakció utáni egyenleg|művelet utáni egyenleg|egyenleg ft|számlaegyenleg ft|tétel utáni egyenleg|egyenleg utána|pillanatnyi egyenleg|tőketartozás|fennálló tőke|fennálló tartozás|egyenleg könyvelés után|egyenleg tranzakció után|futó egyenleg|új számlaegyenleg|elérhető egyenleg`,
    ),
    currency: list(`devizanem|deviza|pénznem|valuta|dev. nem|devizanem kódja|dev.|dnem|devizanem (iso)`),
    mark: list(`t/k|j/t|jelleg|előjel|irány|+/-|t / k|tart/köv`),
    fee: list(`díj|jutalék|költség|díjak|kezelési költség|díj összege|illeték|áfa|költségek`),
    net: list(`nettó|nettó összeg|nettó érték`),
    gross: list(`bruttó|bruttó összeg|bruttó érték`),
    category: list(`kategória|alkategória|csoport|kiadási kategória`),
    counterparty: list(
      `partner|partner neve|ellenoldali név|kedvezményezett|kedvezményezett neve|megbízó|név|küldő|fizető fél|kedvezményezett/megbízó|ellenoldal|partner név|ügyfél neve|másik fél|megbízó/kedvezményezett|partner megnevezése|megbízó neve|ellenoldali ügyfél|fizető neve|partner neve/számlaszáma|kedvezményezett/fizető|fizető/kedvezményezett|ellenoldal neve|ellenpartner|ellenpartner neve|küldő/fogadó|küldő neve|fogadó neve|fogadó fél|átutaló neve|partner/kereskedő|terhelt/jóváírt fél|jogosult neve`,
    ),
    'counterparty-account': list(
      `partner számlaszám|partner számlaszáma|ellenszámla|ellenoldali számlaszám|ellenszámlaszám|kedvezményezett számlaszáma|partnerszámla|ellenoldali számla|partner bankszámlaszáma|számlaszám / iban|megbízó számlaszáma|partner bankszámla|partner számla|partner számlája|ellenoldali bankszámlaszám|ellenoldal számlaszáma|ellenpartner számlaszáma|ellenoldali iban|partner bankszámlaszám|kedvezményezett számla|küldő számlaszáma|megbízó számla`,
    ),
    note: list(`megjegyzés|megjegyzések|egyéb információ|kiegészítő információ|saját megjegyzés|egyéb adatok`),
    branch: list(`fiók|bankfiók|hely|helyszín|város|fiókkód`),
    sequence: list(`sorszám|ssz.|ssz|s.sz.|sor|#|tétel sorszáma|srsz.|sz.`),
    time: list(`idő|időpont|óra|óra:perc`),
    'foreign-amount': list(
      `eredeti összeg|eredeti összeg és devizanem|összeg devizában|tranzakció eredeti összege|deviza összeg|eredeti deviza|devizaösszeg|összeg eredeti devizában|eredeti devizanem|összeg a tranzakció devizanemében|vásárlás eredeti összege|eredeti tranzakció összege|eredeti összeg/devizanem|eredeti tranzakciós összeg|devizás összeg|tranzakció összege devizában|összeg a vásárlás devizanemében|vásárlás összege|tranzakció devizaneme|vásárlás devizaneme|eredeti pénznem|összeg eredeti pénznemben|összeg idegen pénznemben|eredeti érték|tranzakció deviza összege`,
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
      nyitó|indulóegyenleg|előző záróegyenleg|előző havi záró egyenleg|előző kivonat záró egyenlege|egyenleg az időszak elején|előző elszámolás egyenlege|előző tartozás|nyitó tartozás|előző kivonat szerinti egyenleg|áthozott egyenleg előző kivonatról|nyitóegyenleg az időszak elején|időszak eleji egyenleg|időszak nyitóegyenlege|számla nyitóegyenlege|számlanyitó egyenleg|előző időszaki záró egyenleg|előző időszaki egyenleg|előző időszak egyenlege|előző havi záróegyenleg|előző kivonat záróegyenlege|előző számlakivonat záró egyenlege|előző elszámolás záró egyenlege|előző elszámolási időszak záró egyenlege|előző havi tartozás|előző kivonat szerinti tartozás|előző időszakról áthozott egyenleg|előző kivonatról áthozott egyenleg|egyenleg az előző kivonaton|egyenleg a kivonat elején|induló tartozás|hó eleji egyenleg`),
    closing:
      list(`záró egyenleg|záróegyenleg|új egyenleg|egyenleg az időszak végén|végegyenleg|záró számlaegyenleg|időszak záró egyenlege|aktuális egyenleg|könyvelt egyenleg|záró könyvelt egyenleg|egyenleg|számla záró egyenlege|számlaegyenleg|végső egyenleg|zárlati egyenleg|teljes tartozás|fennálló tartozás|záró tartozás|jelen egyenleg|új záró egyenleg|
      fizetendő összeg|záró egyenlege|kivonat záró egyenlege|összes tartozás|tárgyhavi záró egyenleg|új tartozás|számla egyenlege|záró|mai egyenleg|kivonat egyenlege|záróegyenleg az időszak végén|időszak végi egyenleg|időszak záróegyenlege|számla záróegyenlege|kivonat záróegyenlege|teljes fizetendő|összes fizetendő|összesen fizetendő|fizetendő összesen|aktuális tartozás|felhasznált hitelkeret|felhasznált keret|kihasznált hitelkeret|fennálló tőketartozás|hiteltartozás|számla aktuális egyenlege`),
    'carried-forward': list(
      `átvitel|átvitel a következő oldalra|folytatás a következő oldalon|átvitt egyenleg|folytatódik|folytatás a túloldalon|átvitel a köv. oldalra|folytatódik a következő oldalon|oldal egyenlege|folytatás a hátoldalon|folytatás a következő lapon|folytatódik a hátoldalon|folytatódik a túloldalon|folytatás következő oldalon|folyt. a köv. oldalon|folytatás a köv. oldalon|lásd a következő oldalon`,
    ),
    'brought-forward': list(
      `áthozat|áthozat az előző oldalról|áthozott egyenleg|előző oldal egyenlege|folytatás az előző oldalról|folytatás|áthozat előző oldalról|folytatás előző oldalról|egyenleg előző oldalról`,
    ),
    subtotal: list(
      `részösszeg|részösszesen|oldal összesen|napi összesen|napi forgalom|kártya összesen|oldalösszesen|nap összesen|napi terhelés|napi jóváírás|kártyánként összesen`,
    ),
    'total-in': list(
      `jóváírások összesen|összes jóváírás|jóváírás összesen|bevételek összesen|összes bevétel|jóváírások|követel forgalom|jóváírások összege|összes befizetés|jóváírás|befizetések összesen|követel forgalom összesen|k forgalom|jóváírt tételek összege|összes követel forgalom|jóváírások száma és összege|tárgyidőszaki jóváírások|beérkezett összesen|időszak jóváírásai|jóváírási forgalom|jóváírt összeg összesen|bejövő forgalom|tárgyhavi jóváírások|összesen jóváírás|összesen jóváírások|jóváírások összértéke|jóváírások összesített összege|jóváírási tételek összesen|jóváírási tételek összege|jóváírt tételek összesen|összesen jóváírt|összes jóváírt összeg|bejövő tételek összesen|beérkező tételek összesen|beérkező összesen|bevétel összesen|befizetés összesen|befizetések összege|követel összesen|összesen követel|követel tételek összesen|követel oldali forgalom|összes beérkező|törlesztések összesen|időszak alatti jóváírások`,
    ),
    'total-out': list(
      `terhelések összesen|összes terhelés|terhelés összesen|kiadások összesen|összes kiadás|terhelések|tartozik forgalom|terhelések összege|összes kifizetés|terhelés|kifizetések összesen|tartozik forgalom összesen|t forgalom|terhelt tételek összege|összes tartozik forgalom|terhelések száma és összege|tárgyidőszaki terhelések|díjak összesen|időszak terhelései|terhelési forgalom|terhelt összeg összesen|kimenő forgalom|tárgyhavi terhelések|összesen terhelés|összesen terhelések|vásárlások összesen|terhelések összértéke|terhelések összesített összege|terhelési tételek összesen|terhelési tételek összege|terhelt tételek összesen|összesen terhelt|összes terhelt összeg|kimenő tételek összesen|kimenő összesen|kiadás összesen|kifizetés összesen|kifizetések összege|tartozik összesen|összesen tartozik|tartozik tételek összesen|tartozik oldali forgalom|összes kimenő|vásárlás összesen|összes vásárlás|összes költés|díjak és kamatok összesen|díjak és jutalékok összesen|összes díj|időszak alatti terhelések`,
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
      `zárolás|zárolt összeg|függő tételek|függőben lévő|nem könyvelt tételek|zárolások|várakozó tételek|foglalás|foglalások|még nem könyvelt tranzakciók|zárolt tételek|könyvelésre váró|függőben lévő tranzakciók|nem könyvelt tranzakciók|zárolt összegek|foglalt összeg|teljesítésre váró|zárolt (foglalt) összeg|foglalt tételek|függő tranzakciók|könyveletlen tételek|könyveletlen tranzakciók|feldolgozás alatt álló|feldolgozás alatt|zárolt kártyás tételek|várható terhelések|jövőbeli terhelések|értéknapos megbízások|feldolgozatlan tételek`,
    ),
    period: list(
      `lekérdezés kezdete|lekérdezés vége|időszak|kivonat időszaka|elszámolási időszak|időszak kezdete|időszak vége|tárgyidőszak|a kivonat időszaka|kivonat által érintett időszak|kivonat periódusa|forgalmi időszak|számlakivonat időszaka|könyvelési időszak|elszámolás időszaka|lekérdezett időszak|dátumtól|dátumig|kivonati időszak|vonatkozó időszak|időszakra|érintett időszak|a kivonat tárgyidőszaka|kivonat tárgyidőszaka|kivonat kezdő dátuma|kivonat záró dátuma|kivonat kezdete|kivonat vége dátum|kezdő dátum|záró dátum|kezdő időpont|dátum -tól|dátum -ig|kimutatás időszaka|tranzakciók időszaka|jelentés időszaka`,
    ),
    'statement-date': list(
      `kivonat kelte|kivonat dátuma|kivonat napja|zárás dátuma|számlakivonat kelte|elszámolás dátuma|fordulónap|kivonat dátum|zárás napja|kivonat készítésének dátuma|kivonat zárónapja|kivonat záró napja|kivonat záródátuma|kivonat kiállításának dátuma|elszámolás napja|elszámolás kelte|számlakivonat dátuma|számlakivonat napja|kivonatzárás napja|zárlati dátum|értesítő kelte`,
    ),
    'print-date': list(
      `készült|nyomtatás dátuma|kelt|keltezés|kiállítás dátuma|kiállítás kelte|nyomtatva|készítés dátuma|dátum|kibocsátás dátuma|létrehozás dátuma|lekérdezés dátuma|nyomtatás ideje|nyomtatás időpontja|nyomtatás napja|készítés időpontja|készítés ideje|létrehozás időpontja|letöltés dátuma|letöltés időpontja|lekérdezés időpontja|lekérdezés ideje|generálás dátuma|előállítás dátuma|kiállítás napja`,
    ),
    'statement-number': list(
      `kivonat száma|kivonatszám|kivonat sorszáma|számlakivonat száma|kivonat sorszám|számlakivonat sorszáma|bankkivonat száma|sorszám|kivonat szám`,
    ),
    'account-number': list(
      `számlaszám|számla száma|bankszámlaszám|bankszámla száma|pénzforgalmi jelzőszám|számlaszáma|számla|kártyaszám|szerződésszám|bankszámla|pénzforgalmi számlaszám|folyószámlaszám|folyószámla száma|számla szám|hitelszámla száma|kártyaszámla száma|bankkártya száma|szerződés száma|belföldi számlaszám|hitelkártya száma|betétszámla száma|ügyfélszámla|bankszámlaszáma|pénzforgalmi jelzőszáma|számlaazonosító|folyószámla-szám|betétszámlaszám|hitelkártyaszám|hitelkártyaszámla száma|kártyaszámlaszám|hitelszámlaszám|hitel azonosító|hitelszerződés száma|kölcsönszámla száma|kölcsönszerződés száma|ügyfélszámlaszám|az ön bankszámlaszáma|bankszámlája száma`,
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
      `jóváírások|befizetések|bevételek|beérkező utalások|bejövő átutalások|jóváírási tételek|jóváírt tételek|befizetések és jóváírások|bejövő tranzakciók|bejövő tételek|bejövő utalások|beérkező tételek|beérkező átutalások|jóváíró tételek|beérkezett jóváírások|visszatérítések`,
    ),
    'section-out': list(
      `terhelések|kifizetések|kiadások|kimenő utalások|kártyás vásárlások|díjak|vásárlások|készpénzfelvételek|terhelési tételek|díjak és jutalékok|terhelt tételek|kártyatranzakciók|díjak és kamatok|kimenő átutalások|kimenő tranzakciók|kimenő tételek|bankköltségek|kártyás tranzakciók|kártyás fizetések|készpénzfelvétel|terhelő tételek`,
    ),
    'section-booked': list(
      `tranzakciók|forgalom|számlaforgalom|könyvelt tételek|tételek|számlatörténet|könyvelt tranzakciók|tranzakciók részletezése|forgalmi adatok|számlatranzakciók|forgalom részletezése|tételes forgalom|számlamozgások|tételes kimutatás|könyvelt forgalom|tranzakciók listája|részletes forgalom|tranzakciótörténet|számlaműveletek|könyvelt forgalmak|számlaforgalmi adatok|számla forgalma|a számla forgalma|tranzakciós lista|tranzakciólista|kártyaforgalom|kártyatranzakciók részletezése|könyvelt műveletek|kivonat részletezése|időszak tranzakciói|számlatörténeti adatok|pénzforgalom`,
    ),
    summary: list(
      `összesítő|összefoglaló|összegzés|kivonat összesítő|áttekintés|számla adatai|egyenlegek|összesített adatok|számlainformációk|számlaösszesítő|egyenleginformáció|forgalmi összesítő|egyenlegek alakulása|egyenlegösszesítő|számlaegyenlegek|forgalom összesítése|forgalmi összesítés|összesített forgalom|összesített kimutatás|egyenleg információk|egyenleg információ|számlainformáció`,
    ),
    'available-balance': list(
      `rendelkezésre álló egyenleg|felhasználható egyenleg|felhasználható keret|szabad egyenleg|elkölthető egyenleg|rendelkezésre álló összeg|rendelkezésre álló keret|felhasználható összeg|szabad keret|elérhető egyenleg|disponibilis egyenleg|rendelkezésre álló hitelkeret|szabadon felhasználható hitelkeret|felhasználható hitelkeret|fel nem használt hitelkeret|fel nem használt keret|fennmaradó hitelkeret|maradék hitelkeret|szabad hitelkeret|igénybe vehető összeg|igénybe vehető keret|elkölthető összeg|elérhető összeg|elérhető hitelkeret|lehívható keret|még felhasználható hitelkeret`,
    ),
    'credit-limit': list(
      `hitelkeret|hitelkeret összege|folyószámlahitel|folyószámlahitel-keret|keret|limit|hitellimit|keretösszeg|folyószámlahitel keret|rendelkezésre bocsátott hitelkeret|szerződött hitelkeret|folyószámla-hitelkeret|kártyalimit`,
    ),
    'minimum-payment': list(
      `minimum fizetendő|minimálisan fizetendő|minimális törlesztő részlet|minimum fizetendő összeg|minimum törlesztőrészlet|minimális fizetendő összeg|minimum visszafizetendő|minimálisan fizetendő összeg|minimális törlesztő összeg|minimális törlesztőrészlet|minimum törlesztő részlet|minimum törlesztő összeg|minimum befizetendő összeg|minimálisan befizetendő összeg|minimális befizetendő összeg|minimális befizetés|minimális visszafizetendő összeg|kötelező minimális törlesztés|esedékes minimum összeg|fizetendő minimum összeg|fizetendő minimum|minimum törlesztés|minimális törlesztés|minimálisan törlesztendő összeg|esedékes törlesztőrészlet`,
    ),
    'payment-due': list(
      `fizetési határidő|esedékesség|befizetési határidő|fizetendő|fizetés határideje|esedékesség napja|törlesztés esedékessége|esedékesség dátuma|befizetés határideje|fizetési határnap|törlesztési határidő|törlesztés határideje|visszafizetési határidő|befizetés esedékessége|fizetés esedékessége|türelmi időszak vége|beszedés napja|beszedés dátuma|beszedés időpontja|terhelés időpontja`,
    ),
    'interest-rates': list(
      `kamat|kamatláb|thm|ebkm|hitelkamat|éves kamatláb|látra szóló kamat|betéti kamat|kamatozás|éves kamat|ügyleti kamat|kamat mértéke|késedelmi kamat`,
    ),
    page: list(`oldal|old.|lap|oldalszám|kivonat vége|lapszám`),
    'no-transactions': list(
      `nem történt forgalom|nincs tranzakció|nem volt forgalom|nincs könyvelt tétel|tranzakció nem történt|nem volt könyvelés|nincs forgalom|a megadott időszakban nem volt|forgalom nélkül|nem történt tranzakció|nem történt könyvelés|könyvelés nem történt|nincs megjeleníthető tétel|nem történt könyvelt tétel|az időszakban nem történt|az időszakban nem volt|időszakban nem történt|forgalom nem volt|forgalom nem történt|nincs könyvelt tranzakció|nincsenek tranzakciók|nincsenek tételek|nincsenek könyvelt tételek|nincs tétel|nincs megjeleníthető tranzakció|nincs megjeleníthető adat|nem található tranzakció|nincs találat|nem volt tranzakció|tranzakció nem volt|nem volt számlamozgás|számlamozgás nem volt`,
    ),
    'not-a-transaction':
      list(`oba|országos betétbiztosítási alap|adószám|cégjegyzékszám|cégbíróság|ügyfélszolgálat|tisztelt ügyfelünk|tájékoztató|figyelem|reklamáció|panasz|kondíciós lista|hirdetmény|betétbiztosítás|kérjük|felhívjuk figyelmét|aláírás nélkül|köszönjük|telebank|székhely|tevékenységi engedély|
      árfolyamjegyzék|cg.|észrevétel|kondíciók|elektronikus kivonat|bonuszpont`),
  },
  marks: { in: list('k|jóváírás|cr|követel|köv'), out: list('t|terhelés|dr|tartozik|tart') },
  statementTitles:
    list(`számlakivonat|bankszámlakivonat|bankkivonat|kivonat|folyószámla-kivonat|folyószámla kivonat|hitelkártya kivonat|számlatörténet|hitelkártya-kivonat|havi számlakivonat|kártyakivonat|egyenlegközlő|számlaforgalmi kivonat|forgalmi kivonat|kártyaszámla-kivonat|számlaértesítő|bankszámla-kivonat|bankszámla kivonat|megtakarítási számlakivonat|
    elektronikus számlakivonat|hitelszámla kivonat|hitelszámla-kivonat|tranzakciótörténet|számlaforgalom|napi kivonat|összevont kivonat|hitelkártya számlakivonat|hitelkártya-számlakivonat|lakossági számlakivonat|havi elszámolás hitelkártya|hitelkártya elszámolás|kártyaelszámolás|számlaelszámolás|tranzakciólista|tranzakciós lista|tranzakciók listája|forgalmi kimutatás|számlamozgások|kártyatörténet`),
  otherTitles:
    list(`számla helyett|előlegszámla|díjbekérő|proforma számla|szállítólevél|megrendelés|megrendelés visszaigazolás|árajánlat|ajánlat|árlista|bérjegyzék|bérlap|fizetési jegyzék|szerződés|bérleti szerződés|kötvény|biztosítási kötvény|jegyzőkönyv|menetrend|étlap|fizetési felszólítás|közüzemi számla|villanyszámla|mérleg|eredménykimutatás|
    adóbevallás|fizetési igazolás|átutalási megbízás|nyugta|törlesztési táblázat|díjtáblázat|főkönyvi kivonat|főkönyvi karton|útnyilvántartás|pénztárkönyv|önéletrajz|igazolás|tanúsítvány|katalógus|kérelem|értesítés|sztornó számla|helyesbítő számla|áfa bevallás|folyószámla-egyeztető|partner folyószámla|díjszabás`),
  accountTypes: {
    checking: list(
      `folyószámla|bankszámla|lakossági folyószámla|fizetési számla|lakossági bankszámla|pénzforgalmi számla|vállalkozói számla|forintszámla|devizaszámla|lakossági számla|lakossági fizetési számla|pénzforgalmi bankszámla|diákszámla|alapszámla|üzleti számla|nyugdíjas számla|junior számla|ifjúsági számla|munkabérszámla|bérszámla|elszámolási számla|magánszámla|lakossági fizetésiszámla|közös számla|társasházi számla`,
    ),
    savings: list(
      `megtakarítási számla|takarékszámla|betétszámla|lekötött betét|takarékbetét|betétkönyv|tartós befektetési számla|megtakarítás|takarékbetétkönyv|lekötési számla|kamatozó számla|betéti számla|lakás-előtakarékossági számla|lakás-előtakarékosság|lakásszámla|megtakarítási betét|látra szóló betét|babakötvény|start-számla`,
    ),
    'credit-card': list(
      `hitelkártya|hitelkártya számla|hitelkártyaszámla|hitelkártya-számla|kártyaszámla|hitelkártya kivonat|hitelkártya-kivonat|terhelési kártya|hitelkártyához kapcsolódó|charge kártya|hitelkártyák`,
    ),
    loan: list(
      `hitel|kölcsön|jelzáloghitel|lakáshitel|személyi kölcsön|hitelszámla|kölcsönszámla|jelzáloghitel számla|babaváró hitel|szabad felhasználású hitel|lakáskölcsön|áruhitel|folyószámlahitel számla|autóhitel|diákhitel|jelzálogkölcsön|forgóeszközhitel`,
    ),
    unknown: list(
      `értékpapírszámla|befektetési számla|előre fizetett kártya|ügyfélszámla egyenleg|elektronikus pénztárca|ügyfélszámla értékpapír|értékpapír-számla|ügyfélszámla befektetési|nyugdíj-előtakarékossági számla`,
    ),
  },
};

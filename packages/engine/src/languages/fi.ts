import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Finnish. */
export const fi: Language = {
  code: 'fi',
  months:
    monthList(`tammikuu|tammikuuta|tammikuun|tammi; helmikuu|helmikuuta|helmikuun|helmi; maaliskuu|maaliskuuta|maaliskuun|maalis; huhtikuu|huhtikuuta|huhtikuun|huhti; toukokuu|toukokuuta|toukokuun|touko; kesäkuu|kesäkuuta|kesäkuun|kesä;
    heinäkuu|heinäkuuta|heinäkuun|heinä; elokuu|elokuuta|elokuun|elo; syyskuu|syyskuuta|syyskuun|syys; lokakuu|lokakuuta|lokakuun|loka; marraskuu|marraskuuta|marraskuun|marras; joulukuu|joulukuuta|joulukuun|joulu`),
  weekdays: list(
    `maanantai|maanantaina|ma|tiistai|tiistaina|ti|keskiviikko|keskiviikkona|ke|torstai|torstaina|to|perjantai|perjantaina|pe|lauantai|lauantaina|la|sunnuntai|sunnuntaina|su`,
  ),
  headings: {
    date: list(
      `päivä|pvm|päivämäärä|kirjauspäivä|kirj.pvm|kirjauspvm|kirj.pv|tapahtumapäivä|pv|kirjattu|kirjaus|kirjaus-pvm|kirj. pvm|kirjauspv|kirj.päivä|tap.pvm|tapahtumapvm|kirjauspäivämäärä|pv.|vientipäivä|kirjauspäivä (pvm)|kirjaus- päivä|kirjattu pvm|pvm/aika|päiväys|päivä ja aika|tapahtuman päivä|tapahtumapv`,
    ),
    'value-date': list(`arvopäivä|arvopvm|arvo pvm|arvopv|arvopäivämäärä|arvo|koronlaskupäivä|arvo-pvm|arvop.`),
    'transaction-date': list(
      `ostopäivä|ostopvm|maksupvm|maksupäivä|maksupv|ostopäivämäärä|tapahtumahetki|tapahtuman pvm|osto pvm|tapahtuma-pvm`,
    ),
    description: list(
      `selite|selitys|tapahtuma|tapahtumat|saaja/maksaja|saaja / maksaja|maksaja/saaja|saajan/maksajan nimi|viesti|tapahtuman selitys|tapahtuman kuvaus|kuvaus|tapahtuman tiedot|kauppa|ostopaikka|tiedot|lisätiedot|viite/viesti|saajan nimi ja selite|tapahtumalaji/selite|selite ja viesti|tapahtuman selite|tapahtumatiedot|erittely|tapahtuman kuvaus/saaja|myyntipaikka|maksun tiedot|liike|saaja/maksaja ja viesti|saajan/maksajan nimi ja selite|tapahtuma/saaja|selite/saaja|saaja/maksaja/selite|tapahtumaselite|ostopaikka ja paikkakunta|kauppias|myyjä|kaupan nimi|liikkeen nimi|palvelun tarjoaja|viesti/viite`,
    ),
    reference: list(
      `viite|viitenumero|arkistointitunnus|arkistotunnus|arkistointinumero|tositenumero|tosite|tapahtumatunnus|viitenro|arkistointi|maksun viite|numero|arkistointitunnus/viite|arkistointitunnus ja viite|shekin numero|maksutunniste|päästä päähän -tunniste|tositenro|viite/arkistointitunnus`,
    ),
    type: list(
      `laji|tapahtumalaji|tyyppi|koodi|tapahtumatyyppi|tapahtuman laji|kirjausselite|kirjauslaji|maksutapa|tap.laji|tap|selitelaji|taplaji`,
    ),
    amount: list(
      `määrä|määrä eur|summa|rahamäärä|määrä euroa|määrä e|otto/pano|pano/otto|otot/panot|panot/otot|otto / pano|summa eur|yhteensä|tapahtuman määrä|määrä (eur)|euroa|euromäärä|määrä €|summa €|veloitus/hyvitys|panot/otot eur|tapahtumamäärä|summa euroa|eur määrä|hyvitys/veloitus|hyvitykset/veloitukset|veloitukset/hyvitykset|tulot/menot|meno/tulo|tulo/meno|tilille/tililtä|tilille (+) tililtä (-)|panot (+) otot (-)|pano (+) / otto (-)|panot+/otot-|kirjattu määrä|laskutettava määrä|laskutettu summa|tilitapahtuman määrä`,
    ),
    'money-in': list(
      `pano|panot|tilille|hyvitys|hyvitykset|saapunut|tulo|tulot|talletus|talletukset|saadut|saapuneet|panot eur|pano (+)|panot (+)|kredit|maksut tilille|tilille eur|pano eur|saadut maksut|tulevat|saaminen|panot yhteensä eur|panot euroa|pano euroa|tilille tullut|tilille tulleet|saatu|tulleet|rahaa sisään|maksusuoritukset|suoritus|suoritukset`,
    ),
    'money-out': list(
      `otto|otot|tililtä|veloitus|veloitukset|lähtenyt|meno|menot|nosto|nostot|maksetut|lähteneet|otot eur|otto (-)|otot (-)|debet|maksut tililtä|tililtä eur|otto eur|maksetut maksut|ostot|osto|lähtevät|maksu|otot yhteensä eur|otot euroa|otto euroa|tililtä lähtenyt|tililtä lähteneet|maksettu|menneet|rahaa ulos`,
    ),
    balance: list(
      `saldo|saldo eur|tilin saldo|saldo tapahtuman jälkeen|uusi saldo|loppusaldo|kirjanpitosaldo|saldo euroa|jäljellä|kirjattu saldo|saldo €|saldo kirjauksen jälkeen|juokseva saldo|saldo e|saldo jälkeen|saldo tapahtumien jälkeen|kirjanpidollinen saldo|kirjanpidon saldo|jäljellä oleva pääoma|lainan saldo|lainapääoma|velka|velan saldo|jäljellä oleva velka|pääoma jäljellä|jäännösvelka`,
    ),
    currency: list(`valuutta|valuuttakoodi|val.|tilin valuutta|valuuttalaji`),
    mark: list(`d/k|+/-|etumerkki|o/p|merkki|p/o`),
    fee: list(`palkkio|palkkiot|palvelumaksu|kulut|provisio|maksupalkkio|toimitusmaksu|alv`),
    net: list(`netto|nettomäärä|nettosumma`),
    gross: list(`brutto|bruttomäärä|bruttosumma`),
    category: list(`luokka|kategoria|ryhmä|menoluokka|alaluokka`),
    counterparty: list(
      `saaja|maksaja|vastapuoli|nimi|saajan nimi|maksajan nimi|saaja tai maksaja|maksunsaaja|lähettäjä|vastaanottaja|saaja/maksaja nimi`,
    ),
    'counterparty-account': list(
      `saajan tilinumero|vastatili|tilinumero saaja|saajan tili|maksajan tili|saajan iban|vastatilin numero|saajan tilinumero ja pankin bic|maksajan tilinumero`,
    ),
    note: list(
      `huomautus|muistiinpano|muistiinpanot|huom|huom.|lisätieto|kommentti|omat muistiinpanot|muu|paikkakunta|kaupunki`,
    ),
    branch: list(`konttori|toimipaikka`),
    sequence: list(`nro|nro.|rivi|#|n:o|tap.nro|järjestysnro|kirjausnro`),
    time: list(`aika|kello|klo|kellonaika`),
    'foreign-amount': list(
      `alkuperäinen määrä|määrä valuutassa|valuuttamäärä|summa valuutassa|alkuperäinen summa|ulkomaanvaluutta|valuuttasumma|alkuperäinen valuutta|tapahtuman valuuttamäärä`,
    ),
    rate: list(`kurssi|valuuttakurssi|vaihtokurssi|korko|muuntokurssi|korko %|viitekorko`),
    'card-number': list(`kortti|kortin numero|korttinumero|kortinhaltija|kortin nro|kortti nro`),
    other: list(`pisteet|kpl|maa|tila|määrä kpl|osuudet|bonus|päiviä|hinta`),
  },
  phrases: {
    opening: list(
      `alkusaldo|saldo kauden alussa|saldo jakson alussa|edellinen saldo|aloitussaldo|saldo alussa|siirtosaldo|saldo edellisestä tiliotteesta|edellisen tiliotteen saldo|alku saldo|saldo edellisellä tiliotteella|vanha saldo|saldo kauden alkaessa|edellinen lasku|edellisen laskun saldo|velka edellisestä laskusta|saldo edelliseltä kaudelta|saldo ed. tiliotteesta|edellinen loppusaldo|saldo tiliotekauden alussa|alkava saldo|edellisen laskun loppusumma|lähtösaldo|saldo ajanjakson alussa|siirto edelliseltä tiliotteelta|saldo kauden alku|saldo alku|saldo kuukauden alussa|saldo vuoden alussa|saldo aikavälin alussa|saldo hakuvälin alussa|saldo edellisen kauden lopussa|saldo edellisessä tiliotteessa|saldo edelliseltä tiliotteelta|saldo edellisestä otteesta|saldo edelliseltä laskulta|saldo edellisellä laskulla|saldo edellisestä laskusta|saldo ed. laskusta|saldo ed. laskulta|ed. laskun saldo|ed. saldo|ed. tiliotteen saldo|edellisen kauden saldo|edellisen kauden loppusaldo|edellisen jakson saldo|edellisen kuukauden saldo|edellisen otteen saldo|edellisen tiliotteen loppusaldo|edellisen laskun loppusaldo|edellisen laskun määrä|edellisen laskun summa|edellisen laskun velka|edellisen laskun velkasaldo|edellinen velkasaldo|edellinen velka|velka edellisellä laskulla|velka edelliseltä laskulta|velkasaldo edellisellä laskulla|velkasaldo edelliseltä laskulta|velka kauden alussa|velka jakson alussa|luottosaldo kauden alussa|luoton saldo edellisellä laskulla|alkuvelka|alkuperäinen saldo|lähtevä saldo edelliseltä|siirto edellisestä tiliotteesta|siirto edelliseltä laskulta|siirtyvä saldo|saldo ennen`,
    ),
    closing: list(
      `loppusaldo|saldo kauden lopussa|saldo jakson lopussa|uusi saldo|päätössaldo|saldo lopussa|tilin saldo|nykyinen saldo|saldo nyt|loppu saldo|maksettava|laskun loppusumma|velka yhteensä|saldo kauden päättyessä|saldo yhteensä|maksettavaa yhteensä|saldo tiliotekauden lopussa|päättyvä saldo|uusi velka|luottosaldo|maksettava yhteensä|velan määrä|saldo ajanjakson lopussa|laskun saldo|velkasaldo|saldo päivän lopussa|kirjanpitosaldo|saldo kauden loppu|saldo loppu|saldo kuukauden lopussa|saldo vuoden lopussa|saldo aikavälin lopussa|saldo hakuvälin lopussa|saldo tällä laskulla|saldo laskutuspäivänä|tiliotteen saldo|velka kauden lopussa|velka jakson lopussa|velkaa yhteensä|velkaa jäljellä|luoton saldo|luottoa käytetty yhteensä|käytetty luotto yhteensä|kokonaisvelka|velkasi yhteensä|laskun summa|laskun summa yhteensä|laskun kokonaissumma|lasku yhteensä|tämä lasku yhteensä|koko velka|koko saldo|loppuvelka|saldo laskun muodostumishetkellä`,
    ),
    'carried-forward': list(
      `siirto|siirretään|siirto seuraavalle sivulle|jatkuu seuraavalla sivulla|jatkuu|siirtyy seuraavalle sivulle|siirretään seuraavalle sivulle|siirtosaldo seuraavalle sivulle|jatkuu seuraavalle sivulle|jatkuu kääntöpuolella|jatkuu sivulla|jatkuu toisella puolella|siirtyy sivulle|jatkoa seuraavalla sivulla`,
    ),
    'brought-forward': list(
      `siirto edelliseltä sivulta|siirto ed. sivulta|edelliseltä sivulta|siirretty|siirto edellisestä|siirto ed sivulta|siirtynyt edelliseltä sivulta|jatkoa edelliseltä sivulta|jatkuu edelliseltä sivulta|siirto sivulta|jatkoa sivulta|jatkoa ed. sivulta`,
    ),
    subtotal: list(
      `välisumma|sivu yhteensä|päivän summa|kortti yhteensä|sivun summa|välisaldo|ostot kortilla yhteensä|kortin tapahtumat yhteensä|sivu yht.|sivun tapahtumat yhteensä|sivulla yhteensä|päivä yhteensä|päivän tapahtumat yhteensä|päivän otot|päivän panot|kortti yht.|kortin ostot yhteensä|kortin yhteissumma|kortinhaltija yhteensä|yhteensä kortilla|osasumma`,
    ),
    'total-in': list(
      `panot yhteensä|panot|hyvitykset yhteensä|tulot yhteensä|tilille yhteensä|talletukset yhteensä|panoja yhteensä|saapuneet yhteensä|maksut yhteensä tilille|yhteensä panot|panot yht.|pano yhteensä|saadut maksut yhteensä|suoritukset yhteensä|hyvitykset|kauden panot|panot eur yhteensä|panojen summa|panojen yhteissumma|panojen yhteismäärä|pano- ja hyvitystapahtumat yhteensä|kauden talletukset|hyvitysten summa|hyvityksiä yhteensä|saapuneet maksut yhteensä|saadut yhteensä|tulleet yhteensä|tulot yht.|rahaa sisään yhteensä|tilille tulleet yhteensä|kredit yhteensä|maksusuoritukset yhteensä|suoritukset kaudella|suoritukset jaksolla|suorituksenne yhteensä|saadut suoritukset|maksut ja hyvitykset yhteensä|maksetut suoritukset`,
    ),
    'total-out': list(
      `otot yhteensä|otot|veloitukset yhteensä|menot yhteensä|tililtä yhteensä|nostot yhteensä|ottoja yhteensä|lähteneet yhteensä|ostot yhteensä|yhteensä otot|otot yht.|otto yhteensä|maksetut maksut yhteensä|uudet ostot|uudet ostot yhteensä|palvelumaksut yhteensä|veloitukset|maksut yhteensä|kauden otot|ostot ja veloitukset yhteensä|tapahtumat yhteensä|kulut yhteensä|otot eur yhteensä|ottojen summa|ottojen yhteissumma|ottojen yhteismäärä|kauden nostot|veloitusten summa|veloituksia yhteensä|lähteneet maksut yhteensä|maksetut yhteensä|menneet yhteensä|menot yht.|rahaa ulos yhteensä|debet yhteensä|ostot yht.|ostot kaudella|kauden ostot|ostot ja käteisnostot yhteensä|käteisnostot yhteensä|korttiostot yhteensä|uudet tapahtumat|palkkiot yhteensä|korot yhteensä|korot ja palkkiot yhteensä`,
    ),
    total: list(
      `yhteensä|summa|yht.|kokonaissumma|tapahtumia yhteensä|kaikki yhteensä|loppusumma|muutos yhteensä|yhteissumma|kausi yhteensä|yhteensä kaikki`,
    ),
    count: list(
      `kappaletta|kpl|tapahtumien lukumäärä|panoja|ottoja|panoja kpl|ottoja kpl|lukumäärä|tapahtumia|tapahtumia kpl|panojen lukumäärä|ottojen lukumäärä`,
    ),
    'daily-balance': list(
      `päivän saldo|päiväsaldo|keskisaldo|päivittäinen saldo|päiväsaldot|saldo päivän lopussa yhteenveto|keskimääräinen saldo`,
    ),
    pending: list(
      `katevaraus|katevaraukset|varaukset|odottaa|odottavat|tulevat maksut|kirjaamattomat|kirjaamattomat tapahtumat|erääntyvät|tulossa|eräpäivänä maksettavat|erääntyvät maksut|varattu|varatut tapahtumat|maksut odottavat|kirjautumattomat|vahvistamattomat|varaustapahtumat|tulevat tapahtumat`,
    ),
    period: list(
      `kausi|jakso|ajalta|aikaväli|tiliotekausi|tapahtumat ajalta|ajanjakso|tiliote ajalta|kaudelta|laskutuskausi|tilijakso|alkaen|päättyen|hakuväli|tiliotejakso|aikajakso|tapahtumajakso|rajaus|tiliote kaudelta|tiliote aikaväliltä|aikajakson tapahtumat|tapahtumat aikaväliltä|tapahtumat kaudelta|tapahtumat jaksolta|tapahtumat ajanjaksolta|laskutusjakso|laskutusväli|laskukausi|ostojakso|alkupvm|loppupvm|alkupäivä|loppupäivä|alkamispäivä|päättymispäivä|kauden alku|kauden loppu`,
    ),
    'statement-date': list(`tiliotteen päivämäärä|tiliotepäivä`),
    'print-date': list(
      `tulostettu|päivämäärä|tulostuspäivä|laadittu|laskun päivä|laskutuspäivä|tulostettu pvm|tulostuspvm|luotu|pvm|haettu|laskun päivämäärä|muodostettu`,
    ),
    'statement-number': list(
      `tiliotteen numero|tiliote nro|tiliotteen nro|ote nro|numero|tiliotenumero|tiliote no|otteen numero|laskun numero`,
    ),
    'account-number': list(
      `tilinumero|tili|tilinro|tilin numero|kortin numero|tilin nro|tilinro.|korttinumero|luottotili|tilinumero (iban)|luottotilin numero|käyttötili|lainan numero|tili nro|tilinumero:|asiakasnumero|pankkitili|kortti|tilin iban|tilin tunnus|tilitunnus|tilinnumero|korttitilin numero|korttitili|luottotilin nro|luottotilinumero|luoton numero|luottonumero|luottokortin numero|kortin viimeiset numerot|kortin nro|lainanumero|lainan nro|lainatili|lainatilin numero|lainatunnus|sopimusnumero|sopimuksen numero|sopimusnro|säästötili nro`,
    ),
    iban: list(`iban|iban-tilinumero|tilinumero iban|tilinumero iban-muodossa|iban-muotoinen tilinumero`),
    bic: list(`bic|swift|bic/swift|bic-koodi|swift-koodi|pankin bic|swift/bic|swift-osoite|bic (swift)`),
    holder: list(
      `tilinomistaja|omistaja|asiakas|nimi|haltija|tilin omistaja|kortinhaltija|asiakkaan nimi|tilinomistajan nimi|tilin haltija|tilinhaltija|omistajat|yritys|luotonsaaja|tilin nimi|pääkortinhaltija|velallinen|lainansaaja|rinnakkaisomistaja`,
    ),
    currency: list(`valuutta|tilin valuutta|summat valuutassa|määrät euroina|valuuttana|summat euroina`),
    'section-in': list(
      `panot|hyvitykset|tulot|saapuneet maksut|talletukset|saadut maksut|suoritukset|tilille tulleet|maksut ja hyvitykset`,
    ),
    'section-out': list(
      `otot|veloitukset|menot|ostot|nostot|maksut|palvelumaksut|lähteneet maksut|korttiostot|uudet ostot|palkkiot|kulut|korot ja palkkiot|käteisnostot|maksetut maksut|ostot ja nostot`,
    ),
    'section-booked': list(
      `tapahtumat|tilitapahtumat|tapahtumaluettelo|kirjatut tapahtumat|tapahtumaerittely|tilin tapahtumat|tapahtumaote|kortin tapahtumat|viimeisimmät tapahtumat|tapahtumahistoria|kaikki tapahtumat|kirjatut|tapahtumalista`,
    ),
    summary: list(
      `yhteenveto|tilin yhteenveto|koonti|saldot|tilit|tiliyhteenveto|kooste|laskun yhteenveto|kokonaisyhteenveto|tilannekatsaus|erittely yhteensä`,
    ),
    'available-balance': list(
      `käytettävissä|käytettävissä oleva saldo|nostettavissa|käytettävissä oleva määrä|käytettävissä oleva|käytettävissä oleva luotto|käytettävissä yhteensä|nostovara|vapaana|käyttövara|luottoa käytettävissä|luottoa jäljellä|vapaa luotto|vapaata luottoa|käyttämätön luotto|luottorajaa jäljellä|luottovara`,
    ),
    'credit-limit': list(
      `luottoraja|limiitti|luottolimiitti|tililuotto|luotto|myönnetty luotto|shekkitililuotto|luoton määrä|tililimiitti|myönnetty luottoraja|limiitin määrä|kortin käyttöraja|luottorajasi|luottorajan määrä|kortin käyttörajat|luoton enimmäismäärä|luoton yläraja|luottolimiitin määrä|enimmäisluotto|shekkiluotto|käyttöraja`,
    ),
    'minimum-payment': list(
      `vähimmäislyhennys|vähimmäismaksu|minimimaksu|minimilyhennys|vähintään maksettava|kuukausierä|lyhennys vähintään|vähimmäissuoritus|maksettava vähintään|minimilaskutus|minimierä|minimisuoritus|minimimaksuerä|vähimmäiserä|vähimmäismaksuerä|vähimmäisveloitus|pienin maksettava|pienin maksuerä|pienin lyhennys|pienin lyhennyserä|kuukausilyhennys|kuukausimaksu vähintään|lyhennyserä|maksa vähintään|maksettava vähimmäiserä`,
    ),
    'payment-due': list(
      `eräpäivä|maksettava viimeistään|viimeinen maksupäivä|veloitetaan|eräpv|eräpvm|maksun eräpäivä|veloituspäivä|viim. maksupäivä|maksettava|maksa viimeistään|veloituspv`,
    ),
    'interest-rates': list(
      `korko|korot|korkoprosentti|todellinen vuosikorko|talletuskorko|luottokorko|viitekorko|marginaali|nimelliskorko|vuosikorko|viivästyskorko|tilin korko|hyvityskorko|veloituskorko|korkoehdot|kertynyt korko`,
    ),
    page: list(`sivu|s.|sivu/sivuja|tiliote päättyy|sivuja|sivunumero`),
    'no-transactions': list(
      `ei tapahtumia|ei tilitapahtumia|tilillä ei ole tapahtumia|ei tapahtumia kaudella|tapahtumia ei ole|ei tapahtumia valitulla ajalla|ei kirjattuja tapahtumia|ei uusia tapahtumia|ei ostoja|ei ostotapahtumia|tapahtumia ei löytynyt|ei löytynyt tapahtumia|ei näytettäviä tapahtumia`,
    ),
    'not-a-transaction': list(
      `valuuttakurssi|talletussuoja|tärkeää tietoa|asiakaspalvelu|bonuspisteet|y-tunnus|talletussuojarahasto|kotipaikka|ota yhteyttä|lisätietoja|tiedote|puhelin|huomautukset|bonusta|bonukset|palvelunumero|tietoa|ehdot|alv`,
    ),
  },
  marks: { in: list('pano|p|hyvitys|cr|tilille'), out: list('otto|o|d|veloitus|dr|tililtä') },
  statementTitles: list(
    `tiliote|tilitapahtumat|tapahtumaote|tapahtumaluettelo|korttilasku|luottokorttilasku|kuukausiote|tiliotteet|tiliyhteenveto|tilitapahtumaluettelo|korttitapahtumat|tapahtumat|maksutapahtumat|tilin tapahtumat|luottokorttiote|päiväote|tapahtumahistoria|tilierittely|konekielinen tiliote|koontitiliote|luottotiliote|tilin saldo ja tapahtumat|säästökirja|viitesiirtoluettelo tiliote`,
  ),
  otherTitles: list(
    `asiakastiliote|reskontraote|myyntireskontra|ostoreskontra|asiakasreskontra|avoimet laskut|avoimet erät|pääkirja|päiväkirja|saldoluettelo|kassakirja|kassaraportti|kassatilitys|poistosuunnitelma|käyttöomaisuusluettelo|budjetti|
    ennuste|maksusuunnitelma|lyhennyssuunnitelma|lainan lyhennyssuunnitelma|arvonlisäveroilmoitus|puheluerittely|puhelinlasku|ajopäiväkirja|tuntilista|tuntiraportti|matkalasku|kululasku|varastoluettelo|inventaario|tilausluettelo|
    tulokset|otteluohjelma|rahastojen arvot|kurssilista|salkkuraportti|saldotodistus|vesilasku|tasauslasku|kaasulasku|kulutusraportti|vuokralasku|vuokrareskontra|maksuerittely|suorituserittely|päivän myynti|päiväraportti|eläkeote|
    maksuavisointi|kulutusseuranta|
    lasku|hyvityslasku|lähete|lähetyslista|tarjous|tilausvahvistus|tilaus|palkkalaskelma|palkkakuitti|palkkaerittely|kuitti|aikataulu|hinnasto|ruokalista|sopimus|vuokrasopimus|vakuutuskirja|pöytäkirja|kokouspöytäkirja|muistio|esityslista|verotuspäätös|veroilmoitus|sähkölasku|maksumuistutus|perintäkirje|kirje|todistus|luettelo|tuloslaskelma|tase|lippu|raportti|ansioluettelo|tilinpäätös|hakemus|kutsu|matkasuunnitelma|resepti|verokortti|rahtikirja|palveluhinnasto|käyttöohje`,
  ),
  accountTypes: {
    checking: list(
      `käyttötili|palkkatili|kulutustili|yritystili|shekkitili|päivittäistili|maksutili|perustili|nuorisotili|yhdistystili|avistatili|sekkitili|etutili käyttö`,
    ),
    savings: list(
      `säästötili|talletus|määräaikaistalletus|tuottotili|asp-tili|kasvutili|sijoitustili|säästötalletus|etutili|määräaikaistili|kasvutuottotili|bonustili`,
    ),
    'credit-card': list(
      `luottokortti|luottotili|korttilasku|korttiluotto|luottokorttilasku|maksukortti|luottokorttitili`,
    ),
    loan: list(
      `laina|asuntolaina|kulutusluotto|luotto|opintolaina|autolaina|remonttilaina|joustoluotto|lainatili|velkakirjalaina|kertaluotto`,
    ),
    unknown: list(`arvo-osuustili|osakesäästötili|prepaid-kortti|säilytystili`),
  },
};

import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Turkish. */
export const tr: Language = {
  code: 'tr',
  months: monthList(
    `ocak|oca; şubat|şub; mart|mar; nisan|nis; mayıs|may; haziran|haz; temmuz|tem; ağustos|ağu; eylül|eyl; ekim|eki; kasım|kas; aralık|ara`,
  ),
  weekdays: list(`pazartesi|pzt|salı|çarşamba|çar|perşembe|cuma|cumartesi|cmt|pazar|paz`),
  headings: {
    date: list(
      `tarih|işlem tarihi|muhasebe tarihi|kayıt tarihi|işl. tarihi|tarihi|işlem tarih|hareket tarihi|tarih/saat|tarih / saat|işlem tarihi ve saati|işlem günü|tarih saat|hesaba geçiş tarihi|işlem tar.|tarih-saat|fiş tarihi|işlem tarihi/saati|kayıt tar.|gün|işlem/hareket tarihi|işlem tarih ve saati|tarih ve saat|işlem tarihi - saati|kayıt tarihi/saati|muhasebe tar.|muh. tarihi|hareket tar.|dekont tarihi|işlem trh|gün/saat|kayda alma tarihi`,
    ),
    'value-date': list(
      `valör|valör tarihi|valor|valor tarihi|değer tarihi|val. tarihi|valör tar.|vade tarihi|valör trh`,
    ),
    'transaction-date': list(
      `harcama tarihi|alışveriş tarihi|provizyon tarihi|sipariş tarihi|ödeme tarihi|harcama tar.|yetki tarihi|işlemin yapıldığı tarih`,
    ),
    description:
      list(`açıklama|işlem açıklaması|açıklamalar|işlem|işlemler|detay|işlem detayı|hareket açıklaması|işlem adı|açıklama detayı|hareket|işlem yeri|üye işyeri|üye iş yeri|işyeri|işyeri adı|işlem bilgisi|ayrıntı|işlem detayları|harcama yeri|işlem/açıklama|açıklama / işlem|detaylar|işlem tanımı|hareket detayı|hareket tanımı|
      işlem açıklama|açıklaması|dönem içi işlemler|işlem ve açıklama|harcama açıklaması|karşı taraf/açıklama|ödeme açıklaması|iş yeri adı|izahat|işlem açıklamaları|üye işyeri adı|işlem yapılan yer|işlem yeri ve tarihi|açıklama / referans|işlem türü/açıklama|işlem tipi/açıklama|hareketin açıklaması|dönem içi işlemleriniz|satıcı|mağaza`),
    reference: list(
      `referans|referans no|fiş no|dekont no|işlem no|işlem numarası|referans numarası|fiş numarası|belge no|sorgu no|ref. no|makbuz no|çek no|işlem referansı|ref no|evrak no|işlem ref no|dekont numarası|provizyon no|sorgu numarası|işlem id|fiş/dekont no|çek numarası|referans kodu`,
    ),
    type: list(
      `tür|işlem türü|işlem tipi|tip|işlem kodu|hareket türü|hareket tipi|kod|işlem kanalı|kanal|türü|tipi|işlem cinsi|kanal/şube|hareket kodu`,
    ),
    amount: list(
      `tutar|işlem tutarı|tutar (tl)|tutar tl|tutarı|miktar|hareket tutarı|borç/alacak tutarı|işlem tutarı (tl)|meblağ|tutar (try)|işlem tutarı tl|borç / alacak|borç/alacak tutar|tutar/bakiye|tl tutarı|tutar (₺)|hesaba yansıyan tutar|tl tutar|harcama tutarı|işlem miktarı|net tutar toplam|yansıyan tutar|toplam tutar|giren/çıkan|yatan/çekilen|giriş/çıkış|tahsilat/ödeme|dönem tutarı|taksit tutarı`,
    ),
    'money-in': list(
      `alacak|alacaklar|giriş|yatan|gelen|alacak tutarı|giren tutar|yatırılan|gelen tutar|hesaba giren|giren|alacak (tl)|alacak (+)|alacaklı|gelir|girişler|hesaba gelen|yatan tutar|artan|giriş tutarı|alacak tutar|tahsilat|alacak tl|hesaba yatan|alacak bakiye tutarı|tahsil edilen|gelen para|giren para|yatırılan tutar|tahsilatlar|para girişi`,
    ),
    'money-out': list(
      `borç|borçlar|çıkış|çekilen|giden|borç tutarı|çıkan tutar|çekilen tutar|giden tutar|hesaptan çıkan|çıkan|borç (tl)|borç (-)|borçlu|gider|çıkışlar|hesaptan giden|azalan|çıkış tutarı|borç tutar|harcama|harcamalar|borç tl|hesaptan çekilen|ödenen|giden para|çıkan para|ödenen tutar|tediye|tediyat|para çıkışı`,
    ),
    balance: list(
      `bakiye|bakiye (tl)|bakiyesi|hesap bakiyesi|kalan bakiye|işlem sonrası bakiye|son bakiye|güncel bakiye|yeni bakiye|kalan|bakiye tl|cari bakiye|net bakiye|işlem sonu bakiye|bakiye tutarı|kullanılabilir bakiye|bakiye (try)|toplam bakiye|bakiye (₺)|yürüyen bakiye|sonraki bakiye|işlem sonrası bakiyesi|işlem sonrası hesap bakiyesi|anlık bakiye|kümülatif bakiye|kalan tutar bakiye|borç bakiyesi|kalan anapara|kalan anapara tutarı|kalan borç|kalan kredi borcu`,
    ),
    currency: list(`para birimi|döviz cinsi|döviz|birim|pb|döviz kodu|para cinsi|doviz|p.b.|pb.|döviz türü`),
    mark: list(`b/a|a/b|borç/alacak|yön|+/-|b-a`),
    fee: list(`masraf|komisyon|ücret|masraf tutarı|vergi|bsmv|kesinti|ücret/komisyon|masraflar|kdv|komisyon tutarı`),
    net: list(`net|net tutar`),
    gross: list(`brüt|brüt tutar`),
    category: list(`kategori|alt kategori|grup|harcama kategorisi|sektör`),
    counterparty: list(
      `karşı taraf|alıcı|gönderen|alıcı/gönderen|gönderen/alıcı|alıcı adı|gönderen adı|unvan|ad soyad|karşı hesap adı|lehtar|amir|alıcı unvanı|karşı taraf adı|alıcı / gönderen|gönderen / alıcı|lehdar|karşı unvan|karşı hesap sahibi|karşı taraf unvanı`,
    ),
    'counterparty-account': list(
      `karşı hesap|karşı hesap no|alıcı hesap|gönderen hesap|karşı iban|alıcı iban|karşı hesap numarası|gönderen iban|karşı taraf iban|karşı hesap iban|alıcı hesap no|karşı taraf hesap no`,
    ),
    note: list(`not|notlar|ek bilgi|diğer bilgiler|ek açıklama|mesaj|şehir`),
    branch: list(`şube|şube kodu|şube adı|işlem şubesi|yer|işlem yapılan şube|şube no|şb.|şube/kanal`),
    sequence: list(`sıra|sıra no|no|s.no|#|sn|sıra numarası|s. no`),
    time: list(`saat|işlem saati|saati|zaman`),
    'foreign-amount': list(
      `orijinal tutar|döviz tutarı|yabancı para tutarı|işlem para birimi tutarı|yurtdışı tutar|döviz tutar|orijinal işlem tutarı|yp tutar|orjinal tutar|yabancı para tutar|usd tutarı|döviz karşılığı`,
    ),
    rate: list(`kur|döviz kuru|faiz oranı|oran|kur oranı|işlem kuru|faiz %`),
    'card-number': list(`kart|kart no|kart numarası|kart sahibi|ek kart|kart no.`),
    other: list(
      `puan|taksit|taksit sayısı|bonus|ülke|durum|adet|gün sayısı|kazanılan puan|taksit no|chip-para|kalan taksit|miles|mil`,
    ),
  },
  phrases: {
    opening:
      list(`açılış bakiyesi|devreden bakiye|önceki bakiye|dönem başı bakiyesi|dönem başı bakiye|başlangıç bakiyesi|önceki dönem bakiyesi|bir önceki bakiye|devir bakiyesi|açılış bakiye|önceki dönem borcu|bir önceki dönem bakiyesi|önceki hesap özeti bakiyesi|ilk bakiye|önceki ekstre bakiyesi|geçen dönem bakiyesi|önceki dönemden devreden|dönem başı|başlangıç bakiye|
      önceki dönem borcunuz|önceki dönem bakiyeniz|önceki ekstre bakiyeniz|bir önceki ekstre borcu|devreden|devir bakiye|önceki dönemden devir|bir önceki dönem borcu|önceki hesap bakiyesi|önceki ekstre borcu|önceki ay bakiyesi|gün başı bakiyesi|önceki günden devir|geçmiş dönem bakiyesi|devir eden bakiye|bir önceki hesap özeti borcu|bir önceki hesap özetinizdeki bakiye|önceki dönem bakiye|önceki dönem toplam borç|önceki dönem toplam borcu|önceki dönem ekstre borcu|önceki dönem hesap bakiyesi|önceki dönem devir|önceki dönem kapanış bakiyesi|önceki bakiyeniz|önceki borç bakiyesi|önceki borç|önceki aydan devir|önceki yıldan devir|önceki hesap özeti borcu|önceki hesap ekstresi bakiyesi|geçen aydan devir|geçen ay bakiyesi|geçen ekstre borcu|geçen dönem borcu|geçmiş dönem borcu|son hesap özeti bakiyesi|son ekstre borcu|dönem başındaki bakiye|dönem öncesi bakiye|ay başı bakiyesi|ay başı bakiye|başlangıç tarihi bakiyesi|açılış bakiyeniz|devir tutarı|nakli bakiye`),
    closing:
      list(`kapanış bakiyesi|dönem sonu bakiyesi|dönem sonu bakiye|son bakiye|bitiş bakiyesi|güncel bakiye|yeni bakiye|dönem sonu|kapanış bakiye|hesap bakiyesi|mevcut bakiye|dönem borcu|dönem borcunuz|toplam borç|ekstre borcu|toplam dönem borcu|güncel hesap bakiyesi|dönem sonu borcu|toplam borcunuz|bakiyeniz|hesap özeti borcu|
      son bakiyesi|bu dönem borcu|bitiş bakiye|gün sonu bakiyesi|ay sonu bakiyesi|toplam bakiye|bakiye|ödenecek tutar|hesap son bakiyesi|güncel borç|kalan bakiye|son durum bakiyesi|dönem toplam borcu|bu ayki borcunuz|ekstre borcunuz|ekstre tutarı|ekstre bakiyesi|hesap özeti bakiyesi|hesap özeti borcunuz|hesap özeti toplamı|hesap ekstresi bakiyesi|ödenecek toplam tutar|ödemeniz gereken tutar|ödenmesi gereken toplam tutar|ödenmesi gereken tutar|yeni dönem bakiyesi|yeni borç|bitiş tarihi bakiyesi|hesabınızın bakiyesi|gelecek döneme devreden|sonraki döneme devreden|sonraki döneme devir|sonraki aya devreden`),
    'carried-forward': list(
      `nakli yekün|nakli yekun|sayfa sonu bakiyesi|sonraki sayfaya devir|devamı arka sayfada|devamı sonraki sayfada|devamı diğer sayfada|sonraki sayfaya devreden|devam ediyor|devreden toplam|arka sayfaya devir|devamı arkada|devamı bir sonraki sayfada|devamı sayfada|sonraki sayfada devam ediyor|bir sonraki sayfada devam etmektedir|arka sayfada devam ediyor|sonraki sayfaya nakil|sonraki sayfaya nakledilen|diğer sayfaya devir|diğer sayfaya devreden|arka sayfaya devreden|gelecek sayfaya devreden|sayfa devri|devredilen toplam|devamı var|devamı arka yüzdedir|devamı arka yüzde|devamı arka sayfadadır|devamı sonraki sayfadadır|devamı diğer sayfadadır|arkası var`,
    ),
    'brought-forward': list(
      `önceki sayfadan devir|önceki sayfadan devreden|devir|nakil|sayfa başı bakiyesi|önceki sayfadan nakil|bir önceki sayfadan devir|önceki sayfa bakiyesi|önceki sayfanın devamı|önceki sayfadan devam|önceki sayfa devri|önceki sayfadan nakledilen|önceki sayfadan gelen|nakledilen bakiye|nakli yekünden|önceki sayfa toplamı`,
    ),
    subtotal: list(
      `ara toplam|sayfa toplamı|günlük toplam|kart toplamı|gün toplamı|alt toplam|sayfa toplam|kart harcama toplamı|günlük ara toplam|günlük hareket toplamı|kart toplam harcama|kart harcamaları toplamı|günün toplamı|günlük toplamlar|sayfa ara toplamı|kart bazında toplam`,
    ),
    'total-in': list(
      `toplam alacak|alacak toplamı|toplam giriş|toplam yatan|toplam gelen|toplam alacaklar|gelen toplam|giren toplam|toplam girişler|toplam ödemeler|toplam gelir|alacaklar toplamı|toplam para girişi|toplam alacak tutarı|alacak tutarı toplamı|toplam giren|ödemeler toplamı|yapılan ödemeler|toplam para yatırma|giriş toplamı|dönem içi alacak|dönem içi ödemeler|yatan toplam|alacak hareketler toplamı|toplam yatırılan|alacak toplam|alacaklar toplam|alacak tutar toplamı|toplam alacaklı işlem|toplam tahsilat|gelen para toplamı|gelen tutar toplamı|giren tutar toplamı|gelenler toplamı|girişler toplamı|yatırılan toplam|yatırılanlar toplamı|gelir toplamı|gelirler toplamı|dönem içi ödemeleriniz|dönem içi ödeme|dönem içi toplam ödeme|dönem içindeki ödemeler|dönem ödemeleri|ödemeleriniz toplamı|toplam ödemeleriniz|yapılan ödeme|ödeme ve iadeler|ödemeler ve iadeler toplamı|iadeler toplamı|alacak hareketleri toplamı`,
    ),
    'total-out': list(
      `toplam borç tutarı|borç toplamı|toplam çıkış|toplam çekilen|toplam giden|toplam borçlar|giden toplam|çıkan toplam|toplam çıkışlar|toplam harcamalar|toplam harcama|toplam gider|borçlar toplamı|toplam para çıkışı|harcamalar toplamı|borç tutarı toplamı|toplam çıkan|dönem içi harcamalar|harcama toplamı|toplam para çekme|çıkış toplamı|dönem içi borç|toplam masraf|çekilen toplam|borç hareketler toplamı|toplam faiz ve ücretler|borç toplam|borçlar toplam|borç tutar toplamı|toplam borç tutar|toplam borçlu işlem|toplam ödenen|giden para toplamı|giden tutar toplamı|çıkan tutar toplamı|gidenler toplamı|çıkışlar toplamı|çekilenler toplamı|gider toplamı|giderler toplamı|dönem içi harcamalarınız|dönem içi harcama|dönem içi yapılan harcamalar|dönem içi toplam harcama|dönem içindeki harcamalar|dönem harcamaları|harcamalarınız toplamı|toplam harcamalarınız|yapılan harcamalar|alışverişler toplamı|toplam alışveriş|toplam alışverişler|taksitli harcamalar toplamı|nakit avans toplamı|faiz ve ücretler toplamı|toplam faiz|toplam ücretler|toplam ücret ve komisyonlar|ücret ve komisyonlar toplamı|toplam masraflar|masraflar toplamı|borç hareketleri toplamı`,
    ),
    total: list(
      `toplam|genel toplam|yekün|yekun|toplamlar|toplam tutar|işlemler toplamı|toplam işlem tutarı|hareketler toplamı|dönem toplamı|dönem içi toplam|toplam hareket`,
    ),
    count: list(
      `işlem sayısı|işlem adedi|hareket sayısı|alacak adedi|borç adedi|toplam işlem sayısı|hareket adedi|kayıt sayısı|toplam işlem adedi|toplam kayıt|alacak sayısı|borç sayısı`,
    ),
    'daily-balance': list(
      `günlük bakiye|gün sonu bakiyesi|ortalama bakiye|günlük bakiyeler|gün sonu bakiye|gün sonu|ortalama günlük bakiye`,
    ),
    pending: list(
      `bekleyen işlemler|provizyondaki işlemler|provizyon|bloke|bloke tutar|bekleyen|bloke tutarı|bekleyen provizyonlar|henüz hesaba yansımayan|gelecek dönem işlemleri|ileri tarihli işlemler|dönem içi bekleyen|blokeli bakiye|bekleyen harcamalar|provizyonlar|bloke bakiye|hesaba yansımamış işlemler|talimatlar|henüz gerçekleşmemiş|dönem içi kesinleşmemiş işlemler|kesinleşmemiş işlemler|kesinleşmeyen işlemler|ekstreye yansımamış|ekstreye yansımayan|gelecek dönem taksitleri|gelecek dönem taksitleriniz|gelecek dönem taksit toplamı|kalan taksitler|kalan taksit tutarı|blokeli tutar`,
    ),
    period: list(
      `dönem|hesap dönemi|ekstre dönemi|tarih aralığı|dönemi|ekstre tarih aralığı|başlangıç tarihi|bitiş tarihi|hesap özeti dönemi|arası|tarihleri arası|sorgulama aralığı|ilk tarih|son tarih|dönem başlangıç|dönem bitiş|hareket tarih aralığı|sorgu tarih aralığı|hesap kesim dönemi|tarihleri arasında|sorgu aralığı|listeleme aralığı|hesap hareketleri tarih aralığı|hesap özeti dönem aralığı|dönem başı tarihi|dönem sonu tarihi`,
    ),
    'statement-date': list(
      `ekstre tarihi|hesap kesim tarihi|hesap özeti tarihi|kesim tarihi|itibarıyla|itibariyle|hesap ekstresi tarihi|tarihi itibarıyla|hesap kesim|hesap kesim tarihiniz|ekstrenin tarihi|bakiye tarihi`,
    ),
    'print-date': list(
      `düzenleme tarihi|basım tarihi|oluşturma tarihi|yazdırma tarihi|düzenlenme tarihi|belge tarihi|rapor tarihi|baskı tarihi|sorgulama tarihi|tarih|döküm tarihi|ekstre oluşturma tarihi|oluşturulma tarihi|sorgu tarihi|hazırlanma tarihi`,
    ),
    'statement-number': list(
      `ekstre no|ekstre numarası|hesap özeti no|hesap özeti numarası|ekstre sıra no|hesap ekstresi no|ekstre sayısı`,
    ),
    'account-number': list(
      `hesap no|hesap numarası|hesap|hesap no.|kart no|kart numarası|müşteri hesap no|vadesiz hesap no|hesap/kart no|sözleşme no|kredi no|hesap no/iban|şube-hesap no|şube/hesap no|şube kodu/hesap no|hesabın numarası|kredi hesap no|kredi numarası|ek no|şube kodu-hesap no|hesap numaranız|hesap no / hesap adı|hesap/iban no|kredi kartı no|kredi kartı numarası|kredi kartınızın numarası|kart numaranız|sözleşme numarası|kredi referans no|cüzdan no|cüzdan numarası`,
    ),
    iban: list(`iban|iban no|iban numarası|iban no.|hesap iban|iban numaranız|uluslararası banka hesap numarası`),
    bic: list(`bic|swift|swift kodu|bic/swift|swift/bic|bic kodu|swift kod|swift (bic)|bic (swift)`),
    holder: list(
      `hesap sahibi|müşteri|müşteri adı|ad soyad|adı soyadı|ad soyad/unvan|unvan|kart sahibi|sayın|müşteri adı soyadı|isim|hesap sahibi adı|müşteri ad soyad|müşteri ünvanı|adı soyadı/unvanı|müşteri adı/unvanı|ünvan|ad/soyad|müşteri unvanı|hesap adı|kart hamili|hesap sahibinin adı|isim/unvan|ad soyad / unvan|adınız soyadınız|ticaret unvanı|şirket unvanı|borçlu adı`,
    ),
    currency: list(
      `para birimi|döviz cinsi|hesap para birimi|döviz kodu|hesap döviz cinsi|para cinsi|hesap cinsi|döviz türü|hesap dövizi`,
    ),
    'section-in': list(
      `alacak hareketleri|gelen transferler|ödemeler|yatırılanlar|girişler|ödemeleriniz|gelenler|hesaba gelenler|ödemeler ve iadeler`,
    ),
    'section-out': list(
      `borç hareketleri|giden transferler|harcamalar|çekilenler|çıkışlar|faiz ve ücretler|nakit çekimler|harcamalarınız|ücret ve komisyonlar|gidenler|alışverişler|nakit avanslar|peşin harcamalar|taksitli harcamalar|faiz, ücret ve komisyonlar`,
    ),
    'section-booked': list(
      `hesap hareketleri|işlemler|hareketler|işlem listesi|hesap hareket detayı|dönem içi işlemler|işlem detayları|hareket listesi|hesap işlemleri|hareket dökümü|dönem içi hareketler|gerçekleşen işlemler|hesap hareketleriniz|hareket detayı|işlem dökümü|kart hareketleri|kart işlemleri|muhasebeleşen işlemler`,
    ),
    summary: list(
      `özet|hesap özeti|özet bilgiler|hesap bilgileri|hesap özeti bilgileri|genel bakış|dönem özeti|ekstre özeti|özet bilgi|bakiye bilgileri|kart özeti|hesap özetiniz|bakiye özeti|borç özeti`,
    ),
    'available-balance': list(
      `kullanılabilir bakiye|kullanılabilir limit|kullanılabilir tutar|kullanılabilir|çekilebilir bakiye|serbest bakiye|kalan limit|kullanılabilir kart limiti|çekilebilir tutar|kullanılabilir hesap bakiyesi|kullanılabilir toplam bakiye|kullanılabilir nakit limit|kredili kullanılabilir bakiye|kullanılabilir nakit avans limiti|kalan kredi limiti|kalan kart limiti|kalan limitiniz|çekilebilir nakit|limit dahil bakiye|ek hesap dahil bakiye`,
    ),
    'credit-limit': list(
      `kredi limiti|kart limiti|limit|kredili mevduat limiti|ek hesap limiti|toplam limit|kmh limiti|kredili mevduat hesabı limiti|nakit avans limiti|ek hesap|kart limitiniz|esnek hesap limiti|avans hesap limiti|artı para limiti|müşteri limiti|toplam müşteri limiti|nakit limiti|nakit avans limitiniz|nakit çekim limiti|kredili hesap limiti|kredili bankomat limiti|destek hesap limiti|hazır para limiti|kredi kartı limiti|kredi kartı limitiniz`,
    ),
    'minimum-payment': list(
      `asgari ödeme tutarı|asgari tutar|asgari ödeme|minimum ödeme tutarı|ödenmesi gereken asgari tutar|asgari ödeme tutarınız|minimum ödeme|ödenmesi gereken minimum tutar|ödenecek minimum tutar|en az ödeme tutarı|en az ödenecek tutar|minimum tutar|asgari ödemeniz`,
    ),
    'payment-due': list(
      `son ödeme tarihi|ödeme tarihi|vade|son ödeme|ödeme vadesi|son ödeme günü|son ödeme tarihiniz|ödeme son tarihi|ödeme tarihiniz|taksit vadesi|taksit tarihi`,
    ),
    'interest-rates': list(
      `faiz oranı|akdi faiz oranı|gecikme faizi|gecikme faizi oranı|faiz oranları|faiz|yıllık faiz|aylık faiz oranı|akdi faiz|yıllık maliyet oranı|alışveriş faiz oranı|nakit faiz oranı|kredi faiz oranı`,
    ),
    page: list(`sayfa|sayfa no|syf|syf.|ekstre sonu|sf.`),
    'no-transactions': list(
      `işlem bulunmamaktadır|hareket bulunmamaktadır|işlem yapılmamıştır|hareket yoktur|kayıt bulunamadı|işlem yoktur|hareket bulunamadı|hareket görmemiştir|işlem bulunamadı|dönem içi işlem yok|hesap hareketi bulunmamaktadır|herhangi bir işlem yapılmamıştır|hareket bulunmamakta|hareket yok|kayıt bulunmamaktadır|hareket bulunmuyor|işlem bulunmuyor|işlem yok|hareket kaydı bulunamadı|hareket kaydı bulunmamaktadır|hesap hareketi bulunamadı|hesap hareketi yoktur|hesap hareketi yok|kayıt yoktur|kayıt bulunmamakta|işlem bulunmamakta|seçilen tarih aralığında işlem|sonuç bulunamadı`,
    ),
    'not-a-transaction':
      list(`tmsf|tasarruf mevduatı sigorta fonu|mersis|ticaret sicil|ticaret sicil no|vergi dairesi|vergi no|müşteri hizmetleri|önemli bilgi|önemli bilgilendirme|bilgilendirme|değerli müşterimiz|sayın müşterimiz|imza|kaşe|itiraz|genel müdürlük|büyük mükellefler|elektronik olarak|çağrı merkezi|kazanılan bonus|toplam puan|duyuru|uyarı|lütfen|
      sigorta kapsamında|bu belge|bu ekstre|bilgi amaçlıdır|kampanya|yasal uyarı`),
  },
  marks: { in: list('alacak|alc|cr'), out: list('borç|brç|dr') },
  statementTitles:
    list(`hesap özeti|hesap ekstresi|ekstre|hesap hareketleri|kredi kartı ekstresi|kredi kartı hesap özeti|hesap dökümü|hesap cüzdanı|banka ekstresi|banka hesap özeti|vadesiz hesap ekstresi|hesap hareket dökümü|hesap hareketleri listesi|mevduat hesap özeti|hesap bildirim cetveli|ekstre bilgileri|hesap ekstre|kart ekstresi|hesap hareket listesi|
    müşteri hesap özeti|dönem ekstresi|vadesiz mevduat hesap özeti|hesap hareketleri dökümü|hesap ekstreniz|mevduat ekstresi|hesap hareketleri raporu|aylık hesap özeti|kredi kartı hesap ekstresi|hesap detayı ve hareketleri`),
  otherTitles:
    list(`fatura|e-fatura|e-arşiv fatura|proforma fatura|irsaliye|sevk irsaliyesi|sipariş|sipariş formu|sipariş onayı|teklif|fiyat teklifi|fiyat listesi|maaş bordrosu|ücret bordrosu|bordro|sözleşme|kira sözleşmesi|poliçe|sigorta poliçesi|tutanak|toplantı tutanağı|tarife|menü|ihtarname|elektrik faturası|su faturası|doğalgaz faturası|bilanço|gelir tablosu|
    beyanname|vergi beyannamesi|dekont|ödeme planı|geri ödeme planı|makbuz|tahsilat makbuzu|fiş|mizan|geçici mizan|cari hesap ekstresi|muavin defter|kasa defteri|özgeçmiş|sertifika|katalog|dilekçe|bildirim|rapor|sefer tarifesi|muhasebe fişi|büyük defter`),
  accountTypes: {
    checking: list(
      `vadesiz hesap|vadesiz mevduat|vadesiz mevduat hesabı|vadesiz tl hesabı|vadesiz tl|cari hesap|maaş hesabı|ticari hesap|vadesiz tl mevduat hesabı|özel cari hesap|vadesiz ticari hesap|vadesiz tl hesap|vadesiz döviz hesabı`,
    ),
    savings: list(
      `vadeli hesap|vadeli mevduat|tasarruf hesabı|birikim hesabı|vadeli mevduat hesabı|katılma hesabı|tasarruf mevduatı|mevduat hesabı|vadeli tl hesabı|birikim|kumbara hesabı`,
    ),
    'credit-card': list(
      `kredi kartı|kredi kartı ekstresi|kredi kartı hesap özeti|kart hesabı|ticari kredi kartı|şirket kartı|kredi kartınız|bonus kart`,
    ),
    loan: list(
      `kredi|konut kredisi|ihtiyaç kredisi|taşıt kredisi|kredi hesabı|bireysel kredi|tüketici kredisi|ticari kredi|kredi borcu|taksitli kredi|rotatif kredi`,
    ),
    unknown: list(`yatırım hesabı|ön ödemeli kart|elektronik cüzdan|menkul kıymet hesabı|altın hesabı`),
  },
};

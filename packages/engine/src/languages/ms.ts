import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Malay. */
export const ms: Language = {
  code: 'ms',
  months: monthList(
    `januari|jan; februari|feb; mac; april|apr; mei; jun; julai|jul; ogos|ogo; september|sep|sept; oktober|okt; november|nov; disember|dis`,
  ),
  weekdays: list(`isnin|selasa|rabu|khamis|jumaat|sabtu|ahad`),
  headings: {
    date: list(
      `tarikh|tarikh transaksi|tarikh urusniaga|tarikh masuk|tarikh pos|tarikh kemasukan|tarikh dipos|tarikh proses|tarikh/masa|tarikh urus niaga|tarikh transaksi/masa|tarikh & masa|tarikh dan masa|tarikh rekod|tarikh catatan|tarikh pembukuan|tarikh rekod masuk|tarikh kemas kini`,
    ),
    'value-date': list(`tarikh nilai|tarikh efektif|tarikh berkuat kuasa|tarikh kuat kuasa`),
    'transaction-date': list(`tarikh pembelian|tarikh pembayaran kad|tarikh transaksi kad`),
    description: list(
      `butiran|butir urusniaga|butiran transaksi|keterangan urusniaga|huraian|huraian transaksi|urusniaga|diskripsi urusniaga|diskripsi transaksi|diskripsi|keterangan|perihal|butir-butir|butir-butir urusniaga|butiran urusniaga|keterangan transaksi|penerangan|butiran urus niaga|keterangan urus niaga|huraian urus niaga|diskripsi urus niaga|butir transaksi|butir-butir transaksi|jenis transaksi / keterangan|perkara|nama peniaga|nama saudagar|rujukan/keterangan`,
    ),
    reference: list(
      `nombor rujukan|no. rujukan|rujukan|nombor cek|no. cek|no rujukan|rujukan transaksi|nombor dokumen`,
    ),
    type: list(`jenis urusniaga|kod transaksi|kod|jenis|kod urusniaga|saluran|jenis transaksi`),
    amount: list(
      `amaun|amaun (rm)|amaun transaksi|amaun urusniaga|jumlah urusniaga|jumlah (rm)|jumlah|amaun rm|debit/kredit|masuk/keluar|jumlah rm|jumlah amaun|kredit/debit|keluar/masuk|amaun urus niaga|amaun dalam rm`,
    ),
    'money-in': list(
      `kredit|kredit (rm)|wang masuk|simpanan masuk|deposit|deposit (rm)|masuk|duit masuk|amaun kredit|kemasukan|terimaan|simpanan (rm)|kredit rm|amaun masuk|jumlah masuk|deposit rm|simpanan rm|amaun deposit|bayaran diterima`,
    ),
    'money-out': list(
      `debit|debit (rm)|wang keluar|pengeluaran|pengeluaran (rm)|keluar|duit keluar|amaun debit|bayaran keluar|pembayaran keluar|debit rm|amaun keluar|jumlah keluar|pengeluaran rm|amaun pengeluaran|pengeluaran wang|caj & pengeluaran`,
    ),
    balance: list(
      `baki|baki penyata|baki akaun|baki (rm)|baki lejar|baki akhir|baki rm|baki semasa akaun|baki harian|baki selepas transaksi|baki selepas urusniaga|baki simpanan|baki berjalan|baki terkumpul|baki pembiayaan|baki pinjaman|baki prinsipal|baki terhutang`,
    ),
    currency: list(`mata wang|matawang|kod mata wang|jenis mata wang`),
    mark: list(`d/k|k/d|dt/kt|+/-`),
    fee: list(`caj|fi|cukai|caj perkhidmatan|yuran`),
    net: list(`jumlah bersih|amaun bersih`),
    gross: list(`jumlah kasar|kasar|amaun kasar`),
    category: list(`kategori`),
    counterparty: list(`nama penerima|nama pengirim|penerima|pengirim|penerima/pengirim|daripada/kepada`),
    'counterparty-account': list(`akaun penerima|no. akaun penerima|akaun pengirim`),
    note: list(`catatan|nota|ulasan`),
    branch: list(`cawangan|kod cawangan|lokasi|juruwang`),
    sequence: list(`bil|bil.|no. siri`),
    time: list(`masa|waktu`),
    'foreign-amount': list(`amaun asing|amaun mata wang asing|jumlah mata wang asing|amaun asal`),
    rate: list(`kadar|kadar tukaran|kadar pertukaran`),
    'card-number': list(`nombor kad|no. kad|kad`),
    other: list(`mata ganjaran|ansuran|negara|status|tempoh ansuran`),
  },
  phrases: {
    opening: list(
      `baki awal|baki permulaan|baki bawa ke hadapan|baki terdahulu|baki penyata lepas|baki pembukaan|baki lepas|baki hari sebelumnya|baki sebelum|baki penyata terdahulu|baki bulan lepas|baki mula|baki penyata sebelum|baki penyata sebelumnya|baki penyata yang lalu|baki penyata bulan lalu|baki sebelumnya|baki bulan lalu|baki bulan sebelum|baki tempoh sebelum|baki dibawa ke hadapan dari|baki bawa hadapan|baki b/h|baki dari penyata lepas|baki dari penyata terdahulu|baki buka|baki penyata akhir|baki tertunggak lepas|baki tertunggak terdahulu|baki tertunggak sebelum|baki terhutang terdahulu|jumlah terhutang terdahulu|jumlah penyata lepas`,
    ),
    closing: list(
      `baki akhir|baki penutup|baki semasa|baki terkini|baki lejar|jumlah terhutang|baki penutupan|baki penyata semasa|baki tamat|jumlah perlu dibayar|baki pada|baki akaun|jumlah baki semasa|baki akhir penyata|baki tutup|baki baru|baki baharu|baki kini|baki penyata ini|jumlah baki|jumlah baki tertunggak|baki tertunggak|baki tertunggak semasa|baki terhutang|jumlah yang perlu dibayar|jumlah yang perlu dijelaskan|jumlah tertunggak|baki penyata baru|baki penyata baharu|baki terhutang semasa`,
    ),
    'carried-forward': list(
      `bersambung ke halaman berikut|baki dibawa ke hadapan|bersambung ke muka surat sebelah|bersambung di muka surat sebelah|bersambung ke muka surat berikutnya|bersambung di halaman sebelah|baki hantar ke hadapan|baki bawa ke muka surat|baki dibawa ke muka surat berikut|sila lihat muka surat sebelah`,
    ),
    'brought-forward': list(
      `baki dibawa dari hadapan|sambungan dari muka surat sebelah|sambungan|baki dari muka surat sebelum|sambungan dari muka surat sebelum|baki dari muka surat sebelumnya|baki dibawa dari muka surat|sambungan muka surat|sambungan dari muka surat`,
    ),
    subtotal: list(`jumlah kecil|sub jumlah|jumlah muka surat|jumlah harian|jumlah kad`),
    'total-in': list(
      `jumlah pemasukan|jumlah kredit|jumlah deposit|kredit keseluruhan|jumlah masuk|jumlah wang masuk|jumlah simpanan|jumlah kemasukan|jumlah amaun kredit|jumlah penerimaan|jumlah bayaran diterima|jumlah bayaran masuk|jumlah terimaan|jumlah bayaran & kredit|jumlah bayaran dan kredit|bayaran & kredit|bayaran/kredit|keseluruhan kredit|jumlah keseluruhan kredit|jumlah transaksi kredit|jumlah urusniaga kredit|kredit terkumpul`,
    ),
    'total-out': list(
      `jumlah debit|debit keseluruhan|jumlah keluar|jumlah pengeluaran|jumlah wang keluar|jumlah amaun debit|jumlah bayaran keluar|jumlah perbelanjaan|jumlah belian|jumlah pembelian|jumlah caj|jumlah caj dan fi|keseluruhan debit|jumlah keseluruhan debit|jumlah transaksi debit|jumlah urusniaga debit|debit terkumpul|pembelian & caj|pembelian dan caj|caj & debit|belian baru|pembelian baru|transaksi baru`,
    ),
    total: list(`jumlah keseluruhan|jumlah besar|jumlah|jumlah urusniaga keseluruhan`),
    count: list(`bilangan transaksi|bilangan urusniaga|bil. transaksi|bilangan debit|bilangan kredit`),
    'daily-balance': list(`baki harian|purata baki harian|purata baki`),
    pending: list(
      `amaun ditahan|cek terapung|baki terapung|transaksi belum selesai|dalam proses|cek belum dijelaskan|dana ditahan`,
    ),
    period: list(
      `tempoh|tempoh penyata|dari tarikh|hingga|hingga tarikh|bagi tempoh|bagi bulan|tarikh mula|tarikh akhir|tempoh transaksi|tarikh dari|tarikh permulaan|kitaran penyata|kitaran bil`,
    ),
    'statement-date': list(`tarikh penyata|setakat|pada tarikh`),
    'print-date': list(`tarikh cetakan|tarikh dicetak|dicetak pada|tarikh|tarikh dijana|tarikh keluaran`),
    'statement-number': list(`no. penyata|nombor penyata|no penyata`),
    'account-number': list(
      `nombor akaun|nomor akaun|no. akaun|akaun|no akaun|nombor kad|nombor akaun anda|no. kad|no. pembiayaan|nombor akaun simpanan|nombor pinjaman|no. kontrak|no. buku simpanan`,
    ),
    iban: list(`iban|nombor iban`),
    bic: list(`bic|swift|kod swift`),
    holder: list(
      `nama pemegang akaun|pemegang akaun|nama akaun|nama pelanggan|nama|pemegang kad|nama pemegang kad|pemilik akaun|kepada`,
    ),
    currency: list(`mata wang|matawang|mata wang akaun|amaun dalam`),
    'section-in': list(`deposit|wang masuk|kredit dan bayaran|terimaan`),
    'section-out': list(`pengeluaran|wang keluar|perbelanjaan|belian|caj dan fi`),
    'section-booked': list(
      `butiran transaksi|urusniaga akaun|transaksi akaun|urusniaga|senarai transaksi|sejarah transaksi|butiran urusniaga akaun|transaksi`,
    ),
    summary: list(`ringkasan|ringkasan akaun|ringkasan penyata|maklumat akaun`),
    'available-balance': list(
      `baki tersedia|baki boleh guna|kredit tersedia|baki boleh dikeluarkan|had kredit tersedia|baki yang boleh digunakan|baki boleh digunakan|baki yang tersedia|baki ada|baki sedia ada|baki boleh dipakai|had tersedia|had boleh guna|had kredit boleh guna|baki had kredit|had pengeluaran tunai tersedia`,
    ),
    'credit-limit': list(
      `had kredit|had overdraf|had kemudahan|had gabungan|had kredit keseluruhan|had pengeluaran tunai|had pinjaman|had pembiayaan|amaun pinjaman|amaun pembiayaan|had od`,
    ),
    'minimum-payment': list(
      `bayaran minimum|bayaran minima|bayaran bulanan minimum|jumlah bayaran minimum|amaun minimum|jumlah minimum|jumlah minimum perlu dibayar|minimum perlu dibayar|ansuran bulanan|jumlah ansuran|bayaran bulanan|bayaran ansuran bulanan`,
    ),
    'payment-due': list(
      `tarikh akhir bayaran|tarikh bayaran|tarikh akhir pembayaran|bayar sebelum|tarikh matang|tarikh akhir bayar|tarikh tamat bayaran|tarikh perlu bayar|tarikh perlu dibayar|tarikh tuntas bayaran|perlu dibayar sebelum|perlu dibayar pada|bayaran perlu dibuat sebelum|bayar selewat-lewatnya|tarikh ansuran`,
    ),
    'interest-rates': list(`kadar faedah|kadar keuntungan|kadar faedah tahunan|faedah|hibah`),
    page: list(`muka surat|mukasurat|halaman|akhir penyata`),
    'no-transactions': list(
      `tiada transaksi|tiada urusniaga|tiada rekod|tiada sebarang transaksi|tiada transaksi ditemui|tiada urus niaga|tiada maklumat transaksi|tiada data`,
    ),
    'not-a-transaction': list(
      `pidm|dilindungi oleh pidm|maklumat penting|perbadanan insurans deposit|sila maklumkan|hubungi kami|pelanggan yang dihormati|mata ganjaran|khidmat pelanggan|penyata ini|ini adalah cetakan komputer|notis`,
    ),
  },
  marks: { in: list(`k|kr|cr|kredit|masuk`), out: list(`dr|dt|debit|keluar`) },
  statementTitles: list(
    `penyata akaun|penyata bank|penyata kad kredit|penyata akaun semasa|penyata akaun simpanan|penyata transaksi|penyata|penyata akaun semasa-i|penyata bulanan|penyata urusniaga|sejarah transaksi|penyata kad|penyata akaun simpanan-i|penyata akaun pelaburan|buku akaun`,
  ),
  otherTitles: list(
    `invois|invois cukai|sebut harga|resit|resit rasmi|pesanan belian|nota hantaran|nota kredit|slip gaji|penyata gaji|kontrak|perjanjian|polisi insurans|jadual waktu|jadual bayaran balik|menu|senarai harga|bil elektrik|bil air|kunci kira-kira|penyata untung rugi|imbangan duga|lejar am|buku tunai|minit mesyuarat|borang permohonan|sijil|katalog|penyata pendapatan|surat tawaran|notis tuntutan|penyata kwsp`,
  ),
  accountTypes: {
    checking: list(`akaun semasa|akaun semasa-i|akaun cek|akaun semasa perniagaan`),
    savings: list(`akaun simpanan|akaun simpanan-i|simpanan tetap|simpanan|akaun deposit tetap|akaun simpanan asas`),
    'credit-card': list(`kad kredit|kad kredit-i|penyata kad kredit|kad caj`),
    loan: list(
      `pinjaman peribadi|pembiayaan peribadi|pinjaman perumahan|pembiayaan perumahan|akaun pinjaman|sewa beli|akaun pembiayaan`,
    ),
    unknown: list(`akaun pelaburan|e-dompet|kad prabayar|akaun amanah`),
  },
};

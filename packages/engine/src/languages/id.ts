import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Indonesian, with what Malay statements print. */
export const id: Language = {
  code: 'id',
  months: monthList(
    `januari|jan; februari|feb|pebruari; maret|mar|mac; april|apr; mei; juni|jun; juli|jul|julai; agustus|agu|agt|ags|ogos|ogo; september|sep|sept; oktober|okt; november|nov|nopember|nop; desember|des|disember|dis`,
  ),
  weekdays: list(`senin|selasa|rabu|kamis|jumat|sabtu|minggu|isnin|khamis|jumaat|ahad`),
  headings: {
    date: list(
      `tanggal|tgl|tgl.|tanggal transaksi|tanggal pembukuan|tgl. transaksi|tgl transaksi|tanggal posting|tanggal & waktu|tarikh|tarikh transaksi|tarikh urusniaga|tanggal/waktu|tgl. pembukuan|tgl posting|tanggal dan waktu|tarikh masuk|tarikh pos|tgl pembukuan|tanggal buku|tgl. buku`,
    ),
    'value-date': list(
      `tanggal valuta|tgl. valuta|tgl valuta|tanggal efektif|tanggal nilai|tarikh nilai|tgl efektif|tarikh efektif|val. date tgl`,
    ),
    'transaction-date': list(
      `tanggal pembelian|tanggal belanja|tgl. belanja|tanggal pembayaran|tanggal transaksi kartu|tarikh pembelian|tanggal otorisasi`,
    ),
    description:
      list(`keterangan|uraian|uraian transaksi|keterangan transaksi|deskripsi|deskripsi transaksi|rincian|rincian transaksi|transaksi|detail transaksi|perincian|butiran|butir urusniaga|butiran transaksi|keterangan urusniaga|huraian|huraian transaksi|berita|catatan transaksi|penjelasan|urusniaga|diskripsi urusniaga|rincian mutasi|nama merchant|remark transaksi|diskripsi transaksi|
      keterangan / uraian|keterangan mutasi|diskripsi`),
    reference: list(
      `no. referensi|nomor referensi|referensi|no referensi|no. ref|no. bukti|nomor transaksi|no. transaksi|nombor rujukan|no. rujukan|rujukan|no. cek|nomor cek|no. jurnal|nomor bukti|kode referensi|no. cek/giro|no. arsip|no ref|no. dokumen|id transaksi`,
    ),
    type: list(
      `jenis|jenis transaksi|tipe|tipe transaksi|kode|kode transaksi|sandi|kod transaksi|sandi transaksi|kd trx|jenis mutasi|kode trx|jenis urusniaga`,
    ),
    amount: list(
      `jumlah|nominal|mutasi|nilai|nilai transaksi|jumlah transaksi|jumlah (rp)|nominal transaksi|debet/kredit|jumlah (idr)|amaun|jumlah (rm)|mutasi (rp)|jumlah mutasi|amaun (rm)|nominal (rp)|amaun transaksi|amaun urusniaga|jumlah urusniaga|jumlah tagihan|debit/kredit|nominal (idr)|dana masuk/keluar`,
    ),
    'money-in': list(
      `kredit|kredit (rp)|mutasi kredit|setoran|uang masuk|masuk|penerimaan|dana masuk|kredit (rm)|deposit|simpanan masuk|kredit (idr)|jumlah kredit|setor|pemasukan|pembayaran masuk|wang masuk|nominal kredit|credit`,
    ),
    'money-out': list(
      `debet|debit|debet (rp)|mutasi debet|mutasi debit|penarikan|uang keluar|keluar|pengeluaran|dana keluar|debit (rm)|debit (rp)|debit (idr)|jumlah debet|jumlah debit|tarikan|tarik|pembayaran keluar|wang keluar|nominal debet|nominal debit`,
    ),
    balance: list(
      `saldo|saldo akhir|saldo berjalan|saldo (rp)|baki|baki penyata|saldo rekening|baki akaun|saldo (idr)|saldo setelah transaksi|baki (rm)|saldo terakhir|baki lejar|saldo setelah mutasi|baki akhir|saldo tabungan|saldo efektif`,
    ),
    currency: list(`mata uang|valuta|mata wang|kurs valuta|kode mata uang|matauang`),
    mark: list(`d/k|db/cr|dk|k/d|+/-|d/c`),
    fee: list(`biaya|biaya administrasi|caj|bea|pajak|fi|ppn|cukai`),
    net: list(`netto|jumlah bersih|neto`),
    gross: list(`bruto|jumlah kotor|kasar`),
    category: list(`kategori|sub kategori|golongan`),
    counterparty: list(
      `nama penerima|nama pengirim|penerima|pengirim|pengirim/penerima|nama|sumber/tujuan|sumber tujuan|penerima/pengirim|tujuan|dari/ke|nama pengirim/penerima|pihak lawan|sumber / tujuan`,
    ),
    'counterparty-account': list(
      `rekening tujuan|rekening lawan|rekening sumber|rekening penerima|akaun penerima|no. rekening tujuan|rekening pengirim|no. rekening lawan`,
    ),
    note: list(`catatan|keterangan tambahan|info|berita transfer|nota`),
    branch: list(`cabang|kcp|cab|cab.|cawangan|lokasi|kode cabang|kantor cabang|kantor|teller|unit kerja`),
    sequence: list(`no|no.|no urut|nomor|bil|bil.|no. urut|nomor urut`),
    time: list(`waktu|jam|pukul|masa`),
    'foreign-amount': list(
      `nilai asing|jumlah valuta asing|jumlah asal|nominal asing|jumlah mata uang asing|nilai dalam valuta asing|amaun asing|jumlah valas|nilai valas`,
    ),
    rate: list(`kurs|nilai tukar|suku bunga|kadar|kadar tukaran|bunga %`),
    'card-number': list(`nomor kartu|no. kartu|kartu|nombor kad|no. kad|nama kartu`),
    other: list(`poin|cicilan|negara|status|angsuran|hari|jumlah cicilan|unit`),
  },
  phrases: {
    opening: list(
      `saldo awal|saldo sebelumnya|saldo lalu|saldo bulan lalu|saldo pembukaan|baki awal|baki permulaan|saldo awal periode|baki bawa ke hadapan|baki terdahulu|saldo pindahan awal|saldo per awal periode|tagihan sebelumnya|tagihan bulan lalu|saldo awal bulan|baki penyata lepas|saldo periode lalu|baki pembukaan|saldo awal rekening|baki lepas|baki hari sebelumnya|tagihan bulan sebelumnya`,
    ),
    closing: list(
      `saldo akhir|saldo penutup|saldo penutupan|saldo terakhir|baki akhir|baki penutup|saldo akhir periode|saldo sekarang|saldo saat ini|baki semasa|total tagihan|saldo rekening|tagihan baru|baki terkini|jumlah tagihan|saldo akhir bulan|saldo per|baki lejar|saldo akhir rekening|baki penutupan|tagihan bulan ini|jumlah terhutang|baki penyata semasa|saldo akhir hari|total kewajiban`,
    ),
    'carried-forward': list(
      `dipindahkan|saldo dipindahkan|pindah ke halaman berikutnya|bersambung ke halaman berikutnya|bersambung ke halaman berikut|baki dibawa ke hadapan|bersambung|bersambung ke muka surat sebelah|saldo pindahan ke halaman berikut|bersambung ke halaman|lanjut ke halaman berikutnya|berlanjut ke halaman berikutnya|dilanjutkan ke halaman berikutnya|bersambung di halaman berikutnya|bersambung di muka surat sebelah|bersambung ke muka surat berikutnya`,
    ),
    'brought-forward': list(
      `saldo pindahan|pindahan|pindahan dari halaman sebelumnya|baki dibawa dari hadapan|lanjutan|dari halaman sebelumnya|saldo dari halaman sebelumnya|pindahan saldo|lanjutan dari halaman sebelumnya|sambungan dari muka surat sebelah|sambungan dari halaman sebelumnya`,
    ),
    subtotal: list(
      `sub total|subtotal|total halaman|jumlah halaman|jumlah kecil|total per kartu|total harian|sub jumlah|total kartu`,
    ),
    'total-in': list(
      `total kredit|mutasi kredit|jumlah kredit|total setoran|total penerimaan|total mutasi kredit|total uang masuk|jumlah mutasi kredit|total pemasukan|total dana masuk|total pembayaran|jumlah deposit|jumlah kredit keseluruhan|total nominal kredit|total transaksi kredit|kredit keseluruhan|jumlah masuk|mutasi cr|total cr`,
    ),
    'total-out': list(
      `total debet|total debit|mutasi debet|mutasi debit|jumlah debet|jumlah debit|total penarikan|total pengeluaran|total mutasi debet|total mutasi debit|total uang keluar|jumlah mutasi debet|jumlah mutasi debit|total dana keluar|total pembelanjaan|jumlah pengeluaran|total transaksi debit|total transaksi debet|debit keseluruhan|jumlah keluar|mutasi db|total db|total nominal debit|total pembelian`,
    ),
    total: list(
      `total|jumlah keseluruhan|jumlah total|grand total|total mutasi|total transaksi|total keseluruhan|jumlah besar`,
    ),
    count: list(
      `jumlah transaksi|banyaknya transaksi|frekuensi|jumlah transaksi kredit|jumlah transaksi debit|jumlah transaksi debet|bilangan transaksi|frekuensi debit|frekuensi kredit`,
    ),
    'daily-balance': list(
      `saldo harian|saldo rata-rata|saldo rata-rata harian|baki harian|purata baki harian|saldo akhir harian`,
    ),
    pending: list(
      `transaksi tertunda|dana tertahan|saldo tertahan|belum dibukukan|transaksi pending|saldo hold|dana ditahan|dalam proses|saldo blokir|saldo diblokir|amaun ditahan|float|cek terapung`,
    ),
    period: list(
      `periode|periode laporan|periode transaksi|periode tanggal|tempoh|dari tanggal|sampai tanggal|s/d|tempoh penyata|periode mutasi|bulan|periode rekening koran|dari tarikh|hingga|periode tagihan|dari|sampai dengan|sampai|tanggal awal|tanggal akhir|rentang waktu`,
    ),
    'statement-date': list(
      `tanggal laporan|per tanggal|tanggal cetak tagihan|tarikh penyata|tanggal rekening koran|tanggal tagihan|tgl. laporan|tanggal statement`,
    ),
    'print-date': list(
      `tanggal cetak|dicetak|dicetak pada|tgl cetak|tarikh cetakan|tanggal|tgl. cetak|dicetak tanggal|tanggal unduh|waktu cetak|tanggal terbit`,
    ),
    'statement-number': list(`nomor laporan|no. laporan|no. penyata|nomor penyata|nombor penyata|no. rekening koran`),
    'account-number': list(
      `nomor rekening|no. rekening|no rekening|rekening|no. rek|no.rek|nombor akaun|no. akaun|akaun|nomor kartu|no. kartu|nomor pinjaman|no. rek.|nomor rek|nombor kad|nomor akun|no. pinjaman|nomor akaun|rekening nomor|norek|nomor rekening giro`,
    ),
    iban: list(`iban|nomor iban`),
    bic: list(`bic|swift|kode swift|swift code|kod swift|kode bic`),
    holder: list(
      `nama nasabah|nama pemilik|nama|pemilik rekening|atas nama|nama rekening|nama pelanggan|nasabah|pemegang kartu|nama akun|nama pemegang akaun|kepada yth|kepada yth.|yth.|yth|nama pemegang rekening|nama pemilik rekening|nama debitur|kepada|pemegang akaun|nama akaun`,
    ),
    currency: list(`mata uang|valuta|mata wang|matauang|jenis mata uang|dalam mata uang|mata uang rekening`),
    'section-in': list(
      `setoran|penerimaan|pembayaran dan kredit|uang masuk|transaksi kredit|pembayaran anda|dana masuk`,
    ),
    'section-out': list(
      `penarikan|pengeluaran|pembelian|biaya|uang keluar|transaksi debet|transaksi debit|pembelanjaan|dana keluar|biaya dan bunga`,
    ),
    'section-booked': list(
      `mutasi|mutasi rekening|rincian transaksi|daftar transaksi|riwayat transaksi|detail transaksi|rincian mutasi|transaksi rekening|histori transaksi|daftar mutasi|butiran transaksi|urusniaga akaun|transaksi akaun|rincian tagihan|transaksi|histori mutasi|perincian transaksi`,
    ),
    summary: list(
      `ringkasan|ringkasan rekening|ikhtisar|ikhtisar rekening|rangkuman|ringkasan akaun|ringkasan transaksi|rekapitulasi|ringkasan tagihan|rekap|ikhtisar transaksi|informasi rekening`,
    ),
    'available-balance': list(
      `saldo tersedia|saldo efektif|saldo yang tersedia|baki tersedia|sisa limit|sisa kredit|saldo dapat digunakan|kredit tersedia|sisa limit kredit|dana tersedia|saldo dapat ditarik|baki boleh guna`,
    ),
    'credit-limit': list(
      `limit kredit|batas kredit|plafon|plafond|had kredit|limit|plafon kredit|limit kartu|had overdraf|fasilitas overdraft|plafon pinjaman`,
    ),
    'minimum-payment': list(
      `pembayaran minimum|minimum pembayaran|bayaran minimum|tagihan minimum|pembayaran minimal|jumlah pembayaran minimum|bayaran minima`,
    ),
    'payment-due': list(
      `jatuh tempo|tanggal jatuh tempo|tarikh akhir bayaran|tgl jatuh tempo|batas pembayaran|bayar sebelum|tarikh bayaran|tgl. jatuh tempo`,
    ),
    'interest-rates': list(
      `suku bunga|bunga|kadar faedah|suku bunga per tahun|tingkat bunga|kadar keuntungan|bunga pembelanjaan|bagi hasil|nisbah`,
    ),
    page: list(`halaman|hal|hal.|muka surat|hlm|hlm.|akhir laporan|mukasurat|akhir penyata`),
    'no-transactions': list(
      `tidak ada transaksi|tidak terdapat transaksi|tidak ada mutasi|tiada transaksi|tidak ditemukan transaksi|tiada urusniaga|tidak terdapat mutasi|belum ada transaksi|data tidak ditemukan`,
    ),
    'not-a-transaction': list(
      `lps|lembaga penjamin simpanan|ojk|otoritas jasa keuangan|pidm|npwp|catatan penting|informasi penting|nasabah yang terhormat|apabila terdapat|apabila nasabah|syarat dan ketentuan|hubungi kami|berizin dan diawasi|maklumat penting|dilindungi oleh pidm|poin reward|peserta penjaminan|call center|dokumen ini`,
    ),
  },
  marks: { in: list('k|cr|kredit|kr'), out: list('d|db|dr|debet|debit') },
  statementTitles: list(
    `rekening koran|laporan rekening|mutasi rekening|laporan transaksi|e-statement|laporan mutasi|lembar tagihan|tagihan kartu kredit|penyata akaun|penyata bank|laporan mutasi rekening|informasi rekening|buku tabungan|riwayat transaksi|penyata kad kredit|rekening tabungan|laporan transaksi rekening|rekening giro|laporan transaksi finansial|histori transaksi|rekening tahapan|laporan konsolidasi|penyata akaun semasa|penyata akaun simpanan|rekening koran giro|mutasi tabungan|penyata transaksi`,
  ),
  otherTitles: list(
    `faktur|faktur pajak|invois|kuitansi|kwitansi|nota|surat jalan|pesanan pembelian|penawaran|penawaran harga|sebut harga|daftar harga|slip gaji|kontrak|perjanjian|polis|polis asuransi|risalah rapat|jadwal|jadual waktu|menu|surat peringatan|tagihan listrik|rekening listrik|tagihan air|neraca|laporan laba rugi|neraca saldo|buku besar|spt tahunan|bukti pembayaran|bukti transfer|bukti potong|jadwal angsuran|resit|katalog|daftar riwayat hidup|sertifikat|surat permohonan|buku kas|kartu piutang`,
  ),
  accountTypes: {
    checking: list(
      `giro|rekening giro|akaun semasa|giro rupiah|rekening operasional|akaun semasa-i|tabungan bisnis giro`,
    ),
    savings: list(
      `tabungan|rekening tabungan|rekening tahapan|tahapan|deposito|deposito berjangka|akaun simpanan|simpanan|akaun simpanan-i|buku tabungan|simpanan tetap`,
    ),
    'credit-card': list(
      `kartu kredit|kad kredit|tagihan kartu kredit|kad kredit-i|lembar tagihan kartu|kartu kredit anda`,
    ),
    loan: list(
      `pinjaman|kredit pemilikan rumah|kpr|pembiayaan|kredit tanpa agunan|pinjaman peribadi|pembiayaan peribadi|kredit kendaraan`,
    ),
    unknown: list(`rekening dana nasabah|dompet digital|kartu prabayar|uang elektronik|akaun pelaburan|rekening efek`),
  },
};

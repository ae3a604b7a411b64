import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Indonesian. */
export const id: Language = {
  code: 'id',
  months: monthList(
    `januari|jan; februari|feb|pebruari; maret|mar; april|apr; mei; juni|jun; juli|jul; agustus|agu|agt|ags; september|sep|sept; oktober|okt; november|nov|nopember|nop; desember|des`,
  ),
  weekdays: list(`senin|selasa|rabu|kamis|jumat|sabtu|minggu`),
  headings: {
    date: list(
      `tanggal|tgl|tgl.|tanggal transaksi|tanggal pembukuan|tgl. transaksi|tgl transaksi|tanggal posting|tanggal & waktu|tanggal/waktu|tgl. pembukuan|tgl posting|tanggal dan waktu|tgl pembukuan|tanggal buku|tgl. buku`,
    ),
    'value-date': list(`tanggal valuta|tgl. valuta|tgl valuta|tanggal efektif|tanggal nilai|tgl efektif|val. date tgl`),
    'transaction-date': list(
      `tanggal pembelian|tanggal belanja|tgl. belanja|tanggal pembayaran|tanggal transaksi kartu|tanggal otorisasi`,
    ),
    description:
      list(`keterangan|uraian|uraian transaksi|keterangan transaksi|deskripsi|deskripsi transaksi|rincian|rincian transaksi|transaksi|detail transaksi|perincian|berita|catatan transaksi|penjelasan|rincian mutasi|nama merchant|remark transaksi|diskripsi transaksi|
      keterangan / uraian|keterangan mutasi|diskripsi`),
    reference: list(
      `no. referensi|nomor referensi|referensi|no referensi|no. ref|no. bukti|nomor transaksi|no. transaksi|no. cek|nomor cek|no. jurnal|nomor bukti|kode referensi|no. cek/giro|no. arsip|no ref|no. dokumen|id transaksi`,
    ),
    type: list(
      `jenis|jenis transaksi|tipe|tipe transaksi|kode|kode transaksi|sandi|sandi transaksi|kd trx|jenis mutasi|kode trx`,
    ),
    amount: list(
      `jumlah|nominal|mutasi|nilai|nilai transaksi|jumlah transaksi|jumlah (rp)|nominal transaksi|debet/kredit|jumlah (idr)|mutasi (rp)|jumlah mutasi|nominal (rp)|jumlah tagihan|debit/kredit|nominal (idr)|dana masuk/keluar`,
    ),
    'money-in': list(
      `kredit|kredit (rp)|mutasi kredit|setoran|uang masuk|masuk|penerimaan|dana masuk|deposit|kredit (idr)|jumlah kredit|setor|pemasukan|pembayaran masuk|nominal kredit|credit|kredit rp|nilai kredit|mutasi masuk|transaksi kredit|saldo masuk|penyetoran|nominal masuk|jumlah masuk`,
    ),
    'money-out': list(
      `debet|debit|debet (rp)|mutasi debet|mutasi debit|penarikan|uang keluar|keluar|pengeluaran|dana keluar|debit (rp)|debit (idr)|jumlah debet|jumlah debit|tarikan|tarik|pembayaran keluar|nominal debet|nominal debit|debit rp|debet rp|db (debet)|nilai debet|nilai debit|mutasi keluar|transaksi debet|transaksi debit|saldo keluar|nominal keluar|jumlah keluar`,
    ),
    balance: list(
      `saldo|saldo akhir|saldo berjalan|saldo (rp)|saldo rekening|saldo (idr)|saldo setelah transaksi|saldo terakhir|saldo setelah mutasi|saldo tabungan|saldo efektif|saldo rp|saldo buku|saldo kas|saldo mutasi|sisa saldo|saldo setelah|saldo per transaksi|saldo pinjaman|sisa pinjaman|sisa pokok|sisa pokok pinjaman|baki debet|outstanding pinjaman|sisa hutang|sisa utang`,
    ),
    currency: list(`mata uang|valuta|kurs valuta|kode mata uang|matauang`),
    mark: list(`d/k|db/cr|dk|k/d|+/-|d/c`),
    fee: list(`biaya|biaya administrasi|bea|pajak|fi|ppn`),
    net: list(`netto|jumlah bersih|neto`),
    gross: list(`bruto|jumlah kotor`),
    category: list(`kategori|sub kategori|golongan`),
    counterparty: list(
      `nama penerima|nama pengirim|penerima|pengirim|pengirim/penerima|nama|sumber/tujuan|sumber tujuan|penerima/pengirim|tujuan|dari/ke|nama pengirim/penerima|pihak lawan|sumber / tujuan`,
    ),
    'counterparty-account': list(
      `rekening tujuan|rekening lawan|rekening sumber|rekening penerima|no. rekening tujuan|rekening pengirim|no. rekening lawan`,
    ),
    note: list(`catatan|keterangan tambahan|info|berita transfer|nota`),
    branch: list(`cabang|kcp|cab|cab.|lokasi|kode cabang|kantor cabang|kantor|teller|unit kerja`),
    sequence: list(`no|no.|no urut|nomor|no. urut|nomor urut`),
    time: list(`waktu|jam|pukul`),
    'foreign-amount': list(
      `nilai asing|jumlah valuta asing|jumlah asal|nominal asing|jumlah mata uang asing|nilai dalam valuta asing|jumlah valas|nilai valas`,
    ),
    rate: list(`kurs|nilai tukar|suku bunga|bunga %`),
    'card-number': list(`nomor kartu|no. kartu|kartu|nama kartu`),
    other: list(`poin|cicilan|negara|status|angsuran|hari|jumlah cicilan|unit`),
  },
  phrases: {
    opening: list(
      `saldo awal|saldo sebelumnya|saldo lalu|saldo bulan lalu|saldo pembukaan|saldo awal periode|saldo pindahan awal|saldo per awal periode|tagihan sebelumnya|tagihan bulan lalu|saldo awal bulan|saldo periode lalu|saldo awal rekening|tagihan bulan sebelumnya|saldo per tanggal awal|saldo bulan sebelumnya|saldo periode sebelumnya|saldo hari sebelumnya|saldo akhir bulan lalu|saldo akhir periode sebelumnya|saldo terdahulu|saldo dari bulan lalu|saldo dari laporan sebelumnya|saldo laporan lalu|saldo laporan sebelumnya|saldo pembuka|saldo permulaan|saldo mula|saldo sebelum|tagihan periode sebelumnya|tagihan periode lalu|tagihan terdahulu|hutang bulan lalu|baki debet awal|pokok awal`,
    ),
    closing: list(
      `saldo akhir|saldo penutup|saldo penutupan|saldo terakhir|saldo akhir periode|saldo sekarang|saldo saat ini|total tagihan|saldo rekening|tagihan baru|jumlah tagihan|saldo akhir bulan|saldo per|saldo akhir rekening|tagihan bulan ini|saldo akhir hari|total kewajiban|saldo per tanggal akhir|saldo bulan ini|saldo periode ini|saldo laporan ini|saldo kini|saldo hari ini|jumlah saldo|saldo tutup|saldo baru|saldo tagihan|tagihan periode ini|tagihan saat ini|tagihan bulan berjalan|total pembayaran penuh|jumlah yang harus dibayar|total yang harus dibayar|jumlah terutang|total terutang|total hutang|total utang|saldo terutang|baki debet akhir|total outstanding`,
    ),
    'carried-forward': list(
      `dipindahkan|saldo dipindahkan|pindah ke halaman berikutnya|bersambung ke halaman berikutnya|bersambung ke halaman berikut|bersambung|saldo pindahan ke halaman berikut|bersambung ke halaman|lanjut ke halaman berikutnya|berlanjut ke halaman berikutnya|dilanjutkan ke halaman berikutnya|bersambung di halaman berikutnya`,
    ),
    'brought-forward': list(
      `saldo pindahan|pindahan|pindahan dari halaman sebelumnya|lanjutan|dari halaman sebelumnya|saldo dari halaman sebelumnya|pindahan saldo|lanjutan dari halaman sebelumnya|sambungan dari halaman sebelumnya`,
    ),
    subtotal: list(
      `sub total|subtotal|total halaman|jumlah halaman|jumlah kecil|total per kartu|total harian|sub jumlah|total kartu`,
    ),
    'total-in': list(
      `total kredit|mutasi kredit|jumlah kredit|total setoran|total penerimaan|total mutasi kredit|total uang masuk|jumlah mutasi kredit|total pemasukan|total dana masuk|total pembayaran|jumlah deposit|jumlah kredit keseluruhan|total nominal kredit|total transaksi kredit|kredit keseluruhan|jumlah masuk|mutasi cr|total cr|total mutasi masuk|total dana diterima|total uang diterima|total terima|total transaksi masuk|total nilai kredit|total setor|jumlah setoran|jumlah penerimaan|jumlah uang masuk|jumlah dana masuk|jumlah nominal kredit|pembayaran yang diterima|total pembayaran dan kredit|pembayaran bulan ini|total mutasi cr|kredit total`,
    ),
    'total-out': list(
      `total debet|total debit|mutasi debet|mutasi debit|jumlah debet|jumlah debit|total penarikan|total pengeluaran|total mutasi debet|total mutasi debit|total uang keluar|jumlah mutasi debet|jumlah mutasi debit|total dana keluar|total pembelanjaan|jumlah pengeluaran|total transaksi debit|total transaksi debet|debit keseluruhan|jumlah keluar|mutasi db|total db|total nominal debit|total pembelian|total mutasi keluar|total dana dikirim|total transaksi keluar|total nilai debet|total nilai debit|total tarikan|total tarik tunai|jumlah penarikan|jumlah uang keluar|jumlah dana keluar|jumlah nominal debit|jumlah nominal debet|total belanja|jumlah pembelanjaan|pembelanjaan baru|pembelian baru|pembelanjaan bulan ini|transaksi bulan ini|transaksi baru|total transaksi baru|total biaya|total biaya dan bunga|jumlah biaya|total bunga|biaya dan bunga total|total mutasi db|debet total`,
    ),
    total: list(
      `total|jumlah keseluruhan|jumlah total|grand total|total mutasi|total transaksi|total keseluruhan|jumlah besar`,
    ),
    count: list(
      `jumlah transaksi|banyaknya transaksi|frekuensi|jumlah transaksi kredit|jumlah transaksi debit|jumlah transaksi debet|bilangan transaksi|frekuensi debit|frekuensi kredit`,
    ),
    'daily-balance': list(`saldo harian|saldo rata-rata|saldo rata-rata harian|saldo akhir harian`),
    pending: list(
      `transaksi tertunda|dana tertahan|saldo tertahan|belum dibukukan|transaksi pending|saldo hold|dalam proses|saldo blokir|saldo diblokir|float`,
    ),
    period: list(
      `periode|periode laporan|periode transaksi|periode tanggal|dari tanggal|sampai tanggal|s/d|periode mutasi|bulan|periode rekening koran|periode tagihan|dari|sampai dengan|sampai|tanggal awal|tanggal akhir|rentang waktu`,
    ),
    'statement-date': list(
      `tanggal laporan|per tanggal|tanggal cetak tagihan|tanggal rekening koran|tanggal tagihan|tgl. laporan|tanggal statement`,
    ),
    'print-date': list(
      `tanggal cetak|dicetak|dicetak pada|tgl cetak|tanggal|tgl. cetak|dicetak tanggal|tanggal unduh|waktu cetak|tanggal terbit`,
    ),
    'statement-number': list(`nomor laporan|no. laporan|no. rekening koran`),
    'account-number': list(
      `nomor rekening|no. rekening|no rekening|rekening|no. rek|no.rek|nomor kartu|no. kartu|nomor pinjaman|no. rek.|nomor rek|nomor akun|no. pinjaman|rekening nomor|norek|nomor rekening giro|nomor kontrak|no. kontrak|nomor perjanjian|no. perjanjian kredit|nomor kredit|nomor pembiayaan`,
    ),
    iban: list(`iban|nomor iban`),
    bic: list(`bic|swift|kode swift|swift code|kode bic`),
    holder: list(
      `nama nasabah|nama pemilik|nama|pemilik rekening|atas nama|nama rekening|nama pelanggan|nasabah|pemegang kartu|nama akun|kepada yth|kepada yth.|yth.|yth|nama pemegang rekening|nama pemilik rekening|nama debitur|kepada`,
    ),
    currency: list(`mata uang|valuta|matauang|jenis mata uang|dalam mata uang|mata uang rekening`),
    'section-in': list(
      `setoran|penerimaan|pembayaran dan kredit|uang masuk|transaksi kredit|pembayaran anda|dana masuk`,
    ),
    'section-out': list(
      `penarikan|pengeluaran|pembelian|biaya|uang keluar|transaksi debet|transaksi debit|pembelanjaan|dana keluar|biaya dan bunga`,
    ),
    'section-booked': list(
      `mutasi|mutasi rekening|rincian transaksi|daftar transaksi|riwayat transaksi|detail transaksi|rincian mutasi|transaksi rekening|histori transaksi|daftar mutasi|rincian tagihan|transaksi|histori mutasi|perincian transaksi`,
    ),
    summary: list(
      `ringkasan|ringkasan rekening|ikhtisar|ikhtisar rekening|rangkuman|ringkasan transaksi|rekapitulasi|ringkasan tagihan|rekap|ikhtisar transaksi|informasi rekening`,
    ),
    'available-balance': list(
      `saldo tersedia|saldo efektif|saldo yang tersedia|sisa limit|sisa kredit|saldo dapat digunakan|kredit tersedia|sisa limit kredit|dana tersedia|saldo dapat ditarik|saldo aktif|saldo dapat dipakai|saldo dapat dipergunakan|saldo yang dapat digunakan|saldo yang dapat ditarik|saldo bisa digunakan|sisa batas kredit|sisa plafon|limit tersedia|kredit yang tersedia|tarik tunai tersedia|limit yang tersedia|kelonggaran tarik`,
    ),
    'credit-limit': list(
      `limit kredit|batas kredit|plafon|plafond|limit|plafon kredit|limit kartu|fasilitas overdraft|plafon pinjaman|batas tarik tunai|limit penarikan tunai|limit rekening koran|plafon rekening koran|pagu`,
    ),
    'minimum-payment': list(
      `pembayaran minimum|minimum pembayaran|tagihan minimum|pembayaran minimal|jumlah pembayaran minimum|tagihan minimal|minimum tagihan|minimal pembayaran|minimum yang harus dibayar|angsuran bulanan|angsuran per bulan|jumlah angsuran|cicilan per bulan`,
    ),
    'payment-due': list(
      `jatuh tempo|tanggal jatuh tempo|tgl jatuh tempo|batas pembayaran|bayar sebelum|tgl. jatuh tempo|batas waktu pembayaran|batas akhir pembayaran|tanggal pembayaran terakhir|tanggal akhir pembayaran|dibayar paling lambat|bayar paling lambat|paling lambat dibayar|tanggal angsuran|tanggal autodebet`,
    ),
    'interest-rates': list(`suku bunga|bunga|suku bunga per tahun|tingkat bunga|bunga pembelanjaan|bagi hasil|nisbah`),
    page: list(`halaman|hal|hal.|hlm|hlm.|akhir laporan`),
    'no-transactions': list(
      `tidak ada transaksi|tidak terdapat transaksi|tidak ada mutasi|tidak ditemukan transaksi|tidak terdapat mutasi|belum ada transaksi|data tidak ditemukan|tidak ditemukan data|data tidak ada|tidak ada data|tidak ada data transaksi|transaksi tidak ditemukan|transaksi tidak tersedia|tanpa mutasi|nihil transaksi`,
    ),
    'not-a-transaction': list(
      `lps|lembaga penjamin simpanan|ojk|otoritas jasa keuangan|npwp|catatan penting|informasi penting|nasabah yang terhormat|apabila terdapat|apabila nasabah|syarat dan ketentuan|hubungi kami|berizin dan diawasi|poin reward|peserta penjaminan|call center|dokumen ini`,
    ),
  },
  marks: { in: list('k|cr|kredit|kr'), out: list('d|db|dr|debet|debit') },
  statementTitles: list(
    `rekening koran|laporan rekening|mutasi rekening|laporan transaksi|e-statement|laporan mutasi|lembar tagihan|tagihan kartu kredit|laporan mutasi rekening|informasi rekening|buku tabungan|riwayat transaksi|rekening tabungan|laporan transaksi rekening|rekening giro|laporan transaksi finansial|histori transaksi|rekening tahapan|laporan konsolidasi|rekening koran giro|mutasi tabungan`,
  ),
  otherTitles: list(
    `faktur|faktur pajak|kuitansi|kwitansi|nota|surat jalan|pesanan pembelian|penawaran|penawaran harga|daftar harga|slip gaji|kontrak|perjanjian|polis|polis asuransi|risalah rapat|jadwal|menu|surat peringatan|tagihan listrik|rekening listrik|tagihan air|neraca|laporan laba rugi|neraca saldo|buku besar|spt tahunan|bukti pembayaran|bukti transfer|bukti potong|jadwal angsuran|katalog|daftar riwayat hidup|sertifikat|surat permohonan|buku kas|kartu piutang`,
  ),
  accountTypes: {
    checking: list(`giro|rekening giro|giro rupiah|rekening operasional|tabungan bisnis giro`),
    savings: list(
      `tabungan|simpedes|rekening tabungan|rekening tahapan|tahapan|deposito|deposito berjangka|buku tabungan`,
    ),
    'credit-card': list(`kartu kredit|tagihan kartu kredit|lembar tagihan kartu|kartu kredit anda`),
    loan: list(`pinjaman|kredit pemilikan rumah|kpr|pembiayaan|kredit tanpa agunan|kredit kendaraan`),
    unknown: list(`rekening dana nasabah|dompet digital|kartu prabayar|uang elektronik|rekening efek`),
  },
};

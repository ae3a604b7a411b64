import { type PaperWords, words } from './paper-words.ts';

/** Words of papers in the languages of Asia. */
export const ASIAN_PAPERS: Readonly<Record<string, PaperWords>> = {
  ja: words(
    `普通預金|当座預金|総合口座|定期預金|貯蓄預金|貸越|当座貸越|貸越限度額|お借入残高|預入|お預り金額|お支払金額|お預け入れ|お引出し|差引残高|お取引内容|お取引日|記帳|通帳|取扱店|店番|支店|口座番号|お利息|利息|ご利用可能額|ご利用限度額|ご利用枠|リボ|リボ払い|キャッシング|分割払い|お支払日|引落口座|お引落口座|カード会員|会員番号|預金保険|起算日|入出金明細|ご利用代金`,
    `振込|振込入金|振込手数料|手数料|引落|口座振替|口座引落|口振|振替|自動振替|カード|デビット|atm|現金|お引出|引出|預入|入金|出金|給与|給料|年金|利息|お利息|配当金|電気|電気料|ガス|ガス料|水道|水道料|電話|電話料|家賃|税金|保険|保険料|振込１|ペイジー|ことら|コンビニ|積立|公共料金|nhk|ローン`,
    `数量|単価|品名|品番|品目|商品名|型番|規格|単位|税率|消費税|消費税額|税抜金額|税込金額|納品日|納品書番号|伝票番号|伝票no|請求書番号|支払期日|支払期限|回収予定日|検針日|指針|今回指針|前回指針|使用量|通話時間|通話先|時間数|時給|基本給|支給額|控除額|減価償却費|帳簿価額|取得価額|償却額|元金|元本充当額|残元金|返済額|保険料|賃料|共益費|走行距離|予算|実績|差異|勘定科目|借方科目|貸方科目|相手科目|
    口数|基準価額|通行料金|車両番号|料金所`,
    `得意先|得意先元帳|仕入先|仕入先元帳|売掛金|買掛金|売掛金元帳|買掛金元帳|売掛残高|前回御請求額|今回御請求額|御請求額|御買上額|御入金額|繰越金額|今回お買上額|税込御買上額|締日|締切日|お支払条件|納品先|注文番号|発注番号|担当者印|供給地点特定番号|検針|ご使用量|契約種別|賃借人|賃貸人|社員番号|総支給額|控除合計|差引支給額|支給日|小口現金|小口現金出納帳|現金出納帳|現金残高|金種|総勘定元帳|仕訳帳|固定資産台帳|証券番号|上記の通りご請求|
    検針値|契約電流|電気料金内訳|通話料|基本使用料|基準価額|保有口数|返済予定表|償還予定表|通行料金|料金所|車載器番号`,
    `請求|ご請求|売上|掛売上|掛売|仕入|掛仕入|値引|返品|入金処理|回収|納品|納品書|御入金|現金売上|小切手入金|手形入金|相殺`,
  ),
  'zh-cn': words(
    `账户余额|可用余额|可用额度|信用额度|预借现金|最低还款额|到期还款日|本期还款总额|本期应还款额|账单日|还款日|利息|计息|活期|借记卡|储蓄卡|信用卡|卡号|开户行|开户网点|开户机构|网点|柜员|柜面|存折|对方账号|对方户名|对方账户|对方行名|交易渠道|交易地点|交易对手|钞汇|币种|电子回单|回单专用章|业务专用章|借方发生额|贷方发生额|冲正|支取|存入|存款|年利率|存款保险`,
    `转账|转入|转出|跨行转账|网银转账|手机银行|网上银行|消费|快捷支付|财付通|支付宝|微信支付|微信|银联|pos|atm|取现|取款|现金支取|存现|现存|代发|代发工资|工资|结息|利息|手续费|短信费|年费|代扣|代缴|扣款|汇款|汇入|汇出|还款|退款|网银|银联消费|代付|代收|超级网银|批量|提现|理财|缴费|电费|水费`,
    `数量|单价|品名|品名规格|规格|规格型号|单位|税率|税额|含税金额|不含税金额|送货单号|送货日期|订单号|发票号码|发票号|开票日期|到期日|付款期限|账龄|逾期天数|表底|上期读数|本期读数|用量|用电量|用水量|通话时长|对方号码|时长|工时|时薪|基本工资|应发工资|实发工资|扣款|折旧|净值|原值|累计折旧|本金|应还本金|应还利息|剩余本金|期数|保费|租金|里程|预算|实际|差异|会计科目|凭证字号|科目编码|
    入库|出库|领用|份额|基金份额|通行费|车牌号|收费站`,
    `供方|需方|购货方|销货方|买方|卖方|客户名称|供应商|应收账款|应付账款|应收款|应付余额|应收余额|本期应付|本期应收|上期结欠|未付款|已付款|欠款|欠款余额|账期|月结30天|送货地址|收货人|表号|抄表|用电地址|承租方|出租方|工号|现金日记账|库存现金|现金盘点|备用金|总账|明细分类账|固定资产|保单号|
    抄表周期|电度电费|仓库|保管员|库存明细|套餐月费|流量费|基金份额|单位净值|还款计划表|车牌号|收费站`,
    `送货|发货|货款|销售|销售单|送货单|退货|收款|付款|已付|发票|开票|回款|收货款|付货款|应收|冲减|折让|进货|采购`,
  ),
  'zh-tw': words(
    `帳戶餘額|可用餘額|可用額度|信用額度|預借現金|最低應繳金額|最低應繳|繳款截止日|結帳日|循環利率|循環信用|利息|活期|活期存款|活儲|支票存款|儲蓄存款|綜合存款|存摺|信用卡|卡號|開戶行|分行|分行別|櫃員|臨櫃|對方帳號|轉出帳號|轉入帳號|交易地點|支出金額|存入金額|提款|存款|支出|存入|年利率|計息|存款保險|中央存款保險|透支|透支額度|外匯|往來戶口|儲蓄戶口|戶口|結單|入賬|利率`,
    `轉帳|轉入|轉出|跨行轉帳|跨行|跨轉|網路轉帳|網銀|行動銀行|提款|現金|現金提款|atm|存款|存入|現金存入|薪資|薪轉|薪水|利息|存款利息|手續費|代扣|代繳|扣繳|扣款|匯款|匯入|匯出|繳費|電費|水費|瓦斯費|電信費|勞保費|健保費|信用卡款|刷卡|消費|消費扣款|悠遊卡|街口|line pay|全支付|支票|票據|繳款|退款|自動轉帳|轉賬|自動櫃員機|八達通|eps|fps|轉數快`,
    `數量|單價|品名|品名規格|品項|規格|單位|稅率|稅額|未稅金額|含稅金額|出貨日|出貨單號|送貨單號|訂單號碼|訂單編號|發票號碼|發票日期|到期日|付款期限|帳齡|逾期天數|表底|本期指數|上期指數|本期度數|度數|用電度數|用水度數|通話時間|通話秒數|受話號碼|工時|時薪|本薪|應發金額|實發金額|應扣金額|折舊|累計折舊|帳面價值|本金|應還本金|應付利息|本金餘額|期數|期別|保費|租金|里程|預算|實際|差異|會計科目|科目|傳票號碼|
    入庫|出庫|領用|單位數|淨值|通行費|車號|收費站`,
    `供應商|客戶名稱|客戶編號|應收帳款|應付帳款|應收帳款明細|應付帳款明細|應收金額|應付金額|本期應收|本期應付|前期未收|前期餘額未付|請款|請款明細|請款金額|未收款|未付款|月結60天|月結30天|票期|營業稅|送貨地址|收貨人|電號|水號|用電地址|用水地址|抄表|承租人|出租人|員工編號|員工姓名|現金日記帳|零用金|現金簿|現金盤點|庫存現金|總分類帳|明細分類帳|財產目錄|保單號碼|採購單號|
    門號|計費期間|倉庫|保管員|庫存明細|月租費|通信費|通話費|電信費|用電計費期間|流動電費|基本電費|度數|基金單位|單位淨值|攤還表|還款計畫|通行費|車牌號碼`,
    `出貨|送貨|銷貨|貨款|退貨|收款|付款|發票|請款|折讓|銷貨折讓|銷貨退回|進貨|採購|沖帳`,
  ),
  id: words(
    `cerukan|saldo tersedia|saldo efektif|saldo rata-rata|limit kredit|batas kredit|pembayaran minimum|suku bunga|bunga tabungan|jasa giro|lembaga penjamin simpanan|lps|penjaminan simpanan|ojk|rekening tabungan|rekening giro|tabungan|giro|kartu kredit|kartu debit|nama pemilik rekening|pemilik rekening|saldo awal|saldo akhir|mutasi kredit|mutasi debet|mutasi cr|mutasi db|biaya administrasi|kantor cabang`,
    `setoran|setoran tunai|tarikan tunai|tarik tunai|penarikan|transfer|trsf|trf|pemindahbukuan|kliring|rtgs|bi-fast|qris|qr|kartu debit|transaksi debit|pembelian|top up|topup|flazz|e-banking|m-banking|mbanking|biaya adm|biaya administrasi|bunga|pajak bunga|pajak|gaji|autodebet|db otomatis|kr otomatis|atm`,
    `jumlah barang|kuantitas|qty|harga satuan|diskon|ppn|dpp|kode barang|nama barang|jatuh tempo|hari terlambat|umur piutang|no. faktur|no faktur|tanggal faktur|faktur|stand awal|stand akhir|pemakaian|kwh|durasi|nomor tujuan|jam kerja|penyusutan|nilai buku|pokok|angsuran pokok|angsuran bunga|sisa pokok|angsuran|premi|sewa|km|liter|unit penyertaan|nab|nab per unit`,
    `piutang usaha|utang usaha|kartu piutang|kartu hutang|pelanggan|pemasok|faktur belum dibayar|tunggakan|syarat pembayaran|alamat pengiriman|no. pesanan|surat jalan|id pelanggan|nomor meter|rekening listrik|penyewa|nik karyawan|gaji pokok|gaji kotor|gaji bersih|buku kas|kas kecil|buku besar|nomor polis|jadwal angsuran|reksa dana|unit penyertaan|nilai aktiva bersih|gerbang tol`,
    `faktur|faktur penjualan|nota kredit|retur|pelunasan|pelunasan faktur|pembayaran faktur|uang muka|penjualan|sewa`,
  ),
  ko: words(
    `이용카드|이용가맹점|카드회원|기업회원|예금자보호법|예금보험공사|출금가능금액|지급가능금액|이월잔액|거래후잔액|예금주|예금종류|저축예금|보통예금|정기예금|마이너스통장|이용한도|최소결제금액|대출한도|이자율|체크카드|신용카드|계좌번호|거래점|취급점|맡기신금액|찾으신금액`,
    `체크카드|타행이체|자동이체|예금이자|이자|급여|상여|인터넷뱅킹|모바일뱅킹|스마트뱅킹|텔레뱅킹|현금인출|현금입금|대체|대체입금|대체출금|타행환|당행이체|오픈뱅킹|펌뱅킹|atm|cd출금|카드대금|관리비|통신요금|보험료|수수료|연금|전자금융|이체|송금|결산이자|간편결제`,
    `수량|단가|공급가액|세액|품목|품명|규격|할인율|납기일|연체일수|검침|전월지침|당월지침|사용량|kwh|통화시간|근무시간|감가상각|장부가액|원금|상환원금|대출잔액|보험료|임대료|km|리터|좌수|기준가격|공제`,
    `공급자|공급받는자|매출처|매입처|거래처원장|미수금|미지급금|외상매출금|결제조건|납품처|주문번호|계량기번호|임차인|임대인|사원번호|기본급|공제액|실지급액|지급총액|현금출납장|총계정원장|증권번호|상환계획|펀드|기준가`,
    `세금계산서|매출|매입|외상매출|외상대금|수금|반품|선급금|선수금|현금매출|임대료`,
  ),
  th: words(
    `ยอดเงินที่ใช้ได้|วงเงินเบิกเกินบัญชี|ยอดยกมา|ยอดเงินคงเหลือ|สถาบันคุ้มครองเงินฝาก|บัญชีออมทรัพย์|ออมทรัพย์|บัญชีกระแสรายวัน|ฝากประจำ|บัตรเครดิต|บัตรเดบิต|วงเงินบัตร|ยอดชำระขั้นต่ำ|อัตราดอกเบี้ย|ชื่อบัญชี|รายการเดินบัญชี|สาขาเจ้าของบัญชี|เลขที่บัญชีเงินฝาก`,
    `ถอนเงินสด|ฝากเงินสด|โอนเงิน|รับโอนเงิน|โอนเข้า|โอนออก|พร้อมเพย์|ชำระเงิน|ชำระค่าสินค้า|ชำระบิล|เงินเดือน|ดอกเบี้ย|ค่าธรรมเนียม|หักบัญชีอัตโนมัติ|เอทีเอ็ม|ฝากเช็ค|ถอนเงิน|ซื้อสินค้า|ภาษีหัก ณ ที่จ่าย|เติมเงิน|หักบัญชี`,
    `จำนวนหน่วย|ราคาต่อหน่วย|ราคา|ส่วนลด|ภาษีมูลค่าเพิ่ม|รหัสสินค้า|วันครบกำหนด|เกินกำหนด|เลขที่ใบแจ้งหนี้|เลขอ่านครั้งก่อน|เลขอ่านครั้งหลัง|หน่วยที่ใช้|ระยะเวลาโทร|ชั่วโมง|ค่าเสื่อมราคา|เงินต้น|เงินต้นคงเหลือ|เบี้ยประกัน|ค่าเช่า|กิโลเมตร|ลิตร|หน่วยลงทุน`,
    `ลูกหนี้|เจ้าหนี้|ผู้ขาย|ผู้ซื้อ|ใบแจ้งหนี้ค้างชำระ|เงื่อนไขการชำระเงิน|ที่อยู่จัดส่ง|เลขที่ใบสั่งซื้อ|เลขเครื่องวัด|หมายเลขมิเตอร์|ผู้เช่า|ผู้ให้เช่า|รหัสพนักงาน|เงินได้|รายการหัก|สมุดเงินสด|บัญชีแยกประเภท|เลขที่กรมธรรม์|กองทุนรวม`,
    `ใบแจ้งหนี้|ใบลดหนี้|ใบเพิ่มหนี้|รับชำระหนี้|ชำระค่าใบแจ้งหนี้|ขายสด|ขายเชื่อ|มัดจำ|ใบส่งของ|ค่าเช่า`,
  ),
  vi: words(
    `thấu chi|hạn mức thấu chi|hạn mức tín dụng|số dư khả dụng|thanh toán tối thiểu|bảo hiểm tiền gửi|tài khoản thanh toán|tài khoản tiết kiệm|thẻ ghi nợ|thẻ tín dụng|chủ tài khoản|số dư đầu kỳ|số dư cuối kỳ|ngày hiệu lực|sao kê tài khoản|sổ phụ|lãi suất|ngân hàng điện tử|phí quản lý tài khoản|phòng giao dịch`,
    `chuyển khoản|chuyển tiền|nhận chuyển tiền|nộp tiền mặt|nộp tiền|rút tiền|rút tiền mặt|rút tiền atm|thanh toán thẻ|thanh toán hóa đơn|mua hàng|lương|trả lương|lãi tiền gửi|trả lãi|phí dịch vụ|phí sms|phí duy trì|thanh toán tiền điện|nạp tiền|ibft|napas|internet banking|mobile banking`,
    `số lượng|đơn giá|đvt|đơn vị tính|thành tiền|chiết khấu|thuế suất|tiền thuế|mã hàng|tên hàng|hạn thanh toán|số ngày quá hạn|số hóa đơn|ngày hóa đơn|chỉ số cũ|chỉ số mới|điện năng tiêu thụ|kwh|thời lượng|số giờ|khấu hao|giá trị còn lại|gốc|dư nợ gốc|phí bảo hiểm|tiền thuê|km|lít|chứng chỉ quỹ|tài khoản đối ứng kế toán`,
    `người mua|người bán|nhà cung cấp|công nợ phải thu|công nợ phải trả|hóa đơn chưa thanh toán|điều khoản thanh toán|địa chỉ giao hàng|số đơn hàng|công tơ|mã khách hàng điện|bên thuê|bên cho thuê|mã nhân viên|lương cơ bản|thực lĩnh|sổ quỹ|sổ cái|số hợp đồng bảo hiểm|lịch trả nợ`,
    `hóa đơn|phiếu thu|phiếu chi|bán hàng|mua hàng hóa|thu tiền khách hàng|trả tiền nhà cung cấp|hàng bán bị trả lại|tạm ứng|tiền thuê`,
  ),
  ms: words(
    `baki tersedia|baki boleh guna|pidm|perbadanan insurans deposit|akaun semasa|akaun simpanan|overdraf|had overdraf|had kredit|bayaran minimum|kadar faedah|kadar keuntungan|kad kredit|kad debit|pemegang kad|baki penyata|baki permulaan|baki akhir|penyata akaun|penyata bank|hibah`,
    `bayaran|pindahan|pindahan dana|pindahan segera|deposit tunai|pengeluaran tunai|pengeluaran atm|belian|belian kad debit|gaji|faedah|hibah|caj|caj perkhidmatan|bayaran bil|arahan tetap|debit terus|duitnow|fpx|jompay|dividen|keuntungan dibayar`,
    `kuantiti|harga seunit|diskaun|cukai jualan|kod barang|tarikh matang|hari tertunggak|no. invois|tarikh invois|bacaan meter|bacaan terdahulu|bacaan semasa|penggunaan kwh|kwh|tempoh panggilan|jam bekerja|susut nilai|nilai buku|prinsipal|baki pinjaman|premium|sewa|km|liter|unit amanah|potongan`,
    `penghutang|pemiutang|pembekal|pembeli|akaun belum terima|akaun belum bayar|invois tertunggak|terma bayaran|alamat penghantaran|no. pesanan|no. meter|penyewa|tuan rumah|no. pekerja|gaji pokok|gaji kasar|gaji bersih|buku tunai|lejar am|no. polisi|jadual bayaran balik`,
    `invois|nota kredit|nota debit|resit rasmi|bayaran invois|bayaran diterima|pendahuluan|jualan tunai|jualan|sewa`,
  ),
};

import type { Language } from './language.ts';
import { list, NUMBERED_MONTHS } from './list.ts';

/** Vietnamese. */
export const vi: Language = {
  code: 'vi',
  months: NUMBERED_MONTHS,
  weekdays: list(`thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật`),
  headings: {
    date: list(
      `ngày|ngày giao dịch|ngày gd|ngày hạch toán|ngày ghi sổ|ngày tháng|ngày giờ|ngày giờ giao dịch|ngày thực hiện|ngày phát sinh|ngày ct|ngày chứng từ|thời gian giao dịch|ngày/date|ngày hạch toán/posting date|ngày gd/tnx date|ngày giao dịch/transaction date`,
    ),
    'value-date': list(`ngày hiệu lực|ngày giá trị|ngày hiệu lực giao dịch|ngày tính lãi|ngày hiệu lực/value date`),
    'transaction-date': list(`ngày mua hàng|ngày thanh toán|ngày chi tiêu|ngày phát sinh giao dịch`),
    description: list(
      `nội dung|diễn giải|nội dung giao dịch|mô tả|chi tiết giao dịch|nội dung chi tiết|mô tả giao dịch|chi tiết|diễn giải giao dịch|giao dịch|nội dung chi tiết/transactions in detail|diễn giải/details|nội dung/details|nội dung thanh toán|nội dung chuyển khoản`,
    ),
    reference: list(
      `số chứng từ|số tham chiếu|số ct|mã giao dịch|số giao dịch|mã tham chiếu|số bút toán|số séc|số ref|số but toán|số ct/doc no|số hóa đơn giao dịch|số chứng từ/reference`,
    ),
    type: list(`loại|loại giao dịch|loại gd|mã gd|kênh|loại hình giao dịch|kênh giao dịch`),
    amount: list(
      `số tiền|số tiền giao dịch|số tiền (vnd)|số tiền gd|giá trị giao dịch|số tiền phát sinh|nợ/có|ghi nợ/ghi có|phát sinh|số tiền quy đổi|số tiền vnđ|số tiền giao dịch (vnd)`,
    ),
    'money-in': list(
      `ghi có|phát sinh có|số tiền ghi có|ps có|có/credit|credit/có|tiền vào|bên có|số tiền vào|tiền gửi vào|có (vnd)|phát sinh có/credit|ghi có/credit|số tiền có|tiền gửi vào tài khoản|thu vào`,
    ),
    'money-out': list(
      `ghi nợ|phát sinh nợ|số tiền ghi nợ|ps nợ|nợ/debit|debit/nợ|tiền ra|bên nợ|số tiền ra|tiền rút ra|nợ (vnd)|phát sinh nợ/debit|ghi nợ/debit|số tiền nợ|rút ra|chi ra`,
    ),
    balance: list(
      `số dư|số dư tài khoản|số dư sau giao dịch|số dư cuối|số dư hiện tại|số dư (vnd)|số dư/balance|số dư sau gd|số dư lũy kế|dư cuối|số dư cuối ngày`,
    ),
    currency: list(`loại tiền|tiền tệ|loại tiền tệ|đơn vị tiền tệ|ngoại tệ|mã tiền tệ`),
    mark: list(`nợ/có (d/c)|c/n|n/c|+/-|d/c`),
    fee: list(`phí|phí giao dịch|thuế|vat|phí và thuế|lệ phí`),
    net: list(`số tiền thực nhận`),
    gross: list(`tổng tiền trước phí`),
    category: list(`danh mục|nhóm chi tiêu`),
    counterparty: list(
      `đối tác|người hưởng|người thụ hưởng|người chuyển|tên người hưởng|đơn vị thụ hưởng|tên đối tác|tên người chuyển|tên tài khoản đối ứng|đơn vị thụ hưởng/đơn vị chuyển|người nhận`,
    ),
    'counterparty-account': list(
      `tài khoản đối ứng|số tài khoản đối ứng|tài khoản thụ hưởng|số tài khoản người hưởng|tk đối ứng|tài khoản đối tác`,
    ),
    note: list(`ghi chú|chú thích|lời nhắn`),
    branch: list(`chi nhánh|phòng giao dịch|ngân hàng|điểm giao dịch|giao dịch viên|ngân hàng đối tác|teller`),
    sequence: list(`stt|số tt`),
    time: list(`giờ giao dịch|thời gian`),
    'foreign-amount': list(`số tiền nguyên tệ|số tiền gốc|số tiền ngoại tệ|số tiền nguyên gốc`),
    rate: list(`tỷ giá|tỉ giá|lãi suất`),
    'card-number': list(`số thẻ`),
    other: list(`điểm thưởng|kỳ trả góp|trạng thái|quốc gia|số lượng`),
  },
  phrases: {
    opening: list(
      `số dư đầu kỳ|số dư đầu|số dư đầu ngày|dư đầu kỳ|số dư kỳ trước|số dư mang sang|số dư ban đầu|dư nợ kỳ trước|số dư đầu tháng|số dư chuyển sang|dư đầu|số dư trước|số dư đầu kỳ/opening balance`,
    ),
    closing: list(
      `số dư cuối kỳ|số dư cuối|số dư cuối ngày|dư cuối kỳ|số dư hiện tại|số dư cuối tháng|tổng dư nợ|dư nợ cuối kỳ|số dư tài khoản|số dư tại ngày|tổng số tiền phải thanh toán|dư cuối|số dư cuối kỳ/closing balance|dư nợ sao kê`,
    ),
    'carried-forward': list(
      `chuyển sang trang sau|mang sang trang sau|cộng chuyển trang sau|xem tiếp trang sau|số dư chuyển trang sau`,
    ),
    'brought-forward': list(`số dư trang trước|trang trước chuyển sang|mang từ trang trước sang|trang trước mang sang`),
    subtotal: list(`cộng trang|tổng trang|cộng ngày|tổng theo thẻ|cộng phát sinh trong ngày`),
    'total-in': list(
      `tổng ghi có|tổng phát sinh có|tổng tiền vào|tổng số tiền ghi có|cộng phát sinh có|doanh số có|tổng có|tổng số phát sinh có|tổng thu|tổng ps có|doanh số ghi có|tổng tiền ghi có`,
    ),
    'total-out': list(
      `tổng ghi nợ|tổng phát sinh nợ|tổng tiền ra|tổng số tiền ghi nợ|cộng phát sinh nợ|doanh số nợ|tổng nợ|tổng số phát sinh nợ|tổng chi|tổng ps nợ|doanh số ghi nợ|tổng tiền ghi nợ`,
    ),
    total: list(`tổng|tổng cộng|cộng|cộng phát sinh|tổng số|tổng phát sinh|cộng doanh số|tổng doanh số`),
    count: list(`số lượng giao dịch|số giao dịch phát sinh|tổng số giao dịch|số bút toán phát sinh`),
    'daily-balance': list(`số dư bình quân|số dư theo ngày|số dư cuối mỗi ngày`),
    pending: list(
      `giao dịch chờ xử lý|đang chờ xử lý|chờ xử lý|số tiền phong tỏa|phong tỏa|giao dịch chưa hạch toán|số tiền tạm giữ`,
    ),
    period: list(`từ ngày|đến ngày|kỳ sao kê|giai đoạn|thời gian sao kê|từ ngày đến ngày|trong kỳ|chu kỳ sao kê`),
    'statement-date': list(`ngày sao kê|tính đến ngày|ngày lập sao kê`),
    'print-date': list(
      `ngày in|in ngày|thời gian in|ngày lập|ngày phát hành|ngày tạo|ngày yêu cầu|thời điểm in|ngày xuất`,
    ),
    'statement-number': list(`số sao kê|sao kê số|số sổ phụ|mã sao kê`),
    'account-number': list(
      `số tài khoản|tài khoản|số tk|tài khoản số|số tài khoản/account no|số thẻ|số hợp đồng|tk số|số hiệu tài khoản|số tài khoản thanh toán|số tài khoản thẻ`,
    ),
    iban: list(`iban|số iban`),
    bic: list(`bic|swift|mã swift|swift code`),
    holder: list(
      `chủ tài khoản|tên tài khoản|tên khách hàng|khách hàng|họ tên|họ và tên|tên chủ tài khoản|chủ thẻ|tên chủ thẻ|tên đơn vị|họ tên khách hàng|tên tài khoản/account name|chủ tk`,
    ),
    currency: list(`loại tiền|loại tiền tệ|tiền tệ|đơn vị tiền tệ|đơn vị tính|đơn vị`),
    'section-in': list(`tiền vào|giao dịch ghi có|các khoản thu|thanh toán và ghi có`),
    'section-out': list(`tiền ra|giao dịch ghi nợ|các khoản chi|chi tiêu`),
    'section-booked': list(
      `chi tiết giao dịch|lịch sử giao dịch|danh sách giao dịch|giao dịch|giao dịch trong kỳ|chi tiết các giao dịch|giao dịch phát sinh`,
    ),
    summary: list(`tóm tắt|tổng hợp|thông tin tài khoản|tổng quan|tóm tắt tài khoản`),
    'available-balance': list(`số dư khả dụng|hạn mức khả dụng|số tiền khả dụng|hạn mức còn lại`),
    'credit-limit': list(`hạn mức tín dụng|hạn mức|hạn mức thấu chi|thấu chi|hạn mức thẻ`),
    'minimum-payment': list(`thanh toán tối thiểu|số tiền thanh toán tối thiểu|giá trị thanh toán tối thiểu`),
    'payment-due': list(`ngày đến hạn|ngày đến hạn thanh toán|hạn thanh toán|thanh toán trước ngày|ngày thanh toán`),
    'interest-rates': list(`lãi suất|tiền lãi|lãi suất năm`),
    page: list(`trang|trang số|tờ số|hết sao kê`),
    'no-transactions': list(
      `không có giao dịch|không phát sinh giao dịch|không phát sinh|không có giao dịch phát sinh|không tìm thấy giao dịch`,
    ),
    'not-a-transaction': list(
      `bảo hiểm tiền gửi|mã số thuế|tổng đài|quý khách|kính gửi|lưu ý|điểm thưởng|chứng từ này|giấy phép|trụ sở|kế toán trưởng|giám đốc|kiểm soát|người lập|hotline`,
    ),
  },
  marks: { in: list(`có|ghi có|cr|tiền vào`), out: list(`nợ|ghi nợ|dr|tiền ra`) },
  statementTitles: list(
    `sao kê|sao kê tài khoản|sổ phụ|sổ phụ tài khoản|sao kê giao dịch|bảng sao kê|sao kê tài khoản thẻ|sao kê thẻ tín dụng|sao kê tài khoản khách hàng|lịch sử giao dịch|sao kê chi tiết tài khoản|sao kê ngân hàng|sao kê tài khoản tiền gửi|bảng kê giao dịch|sổ phụ khách hàng|sao kê chi tiết`,
  ),
  otherTitles: list(
    `hóa đơn|hóa đơn giá trị gia tăng|hóa đơn bán hàng|phiếu thu|phiếu chi|phiếu xuất kho|phiếu nhập kho|báo giá|đơn đặt hàng|hợp đồng|bảng lương|phiếu lương|thời khóa biểu|bảng giá|thực đơn|bảng cân đối kế toán|báo cáo tài chính|báo cáo kết quả kinh doanh|sổ cái|sổ quỹ|sổ quỹ tiền mặt|tờ khai thuế|biên lai|biên bản|lý lịch|giấy chứng nhận|lịch trả nợ|hóa đơn tiền điện|biên bản đối chiếu công nợ|công nợ|sổ chi tiết|ủy nhiệm chi|giấy báo nợ|giấy báo có`,
  ),
  accountTypes: {
    checking: list(
      `tài khoản thanh toán|tiền gửi thanh toán|tài khoản tiền gửi thanh toán|tài khoản vãng lai|tiền gửi không kỳ hạn`,
    ),
    savings: list(`tài khoản tiết kiệm|tiết kiệm|tiền gửi tiết kiệm|sổ tiết kiệm|tiền gửi có kỳ hạn`),
    'credit-card': list(`thẻ tín dụng|sao kê thẻ tín dụng|thẻ tín dụng quốc tế|tài khoản thẻ tín dụng`),
    loan: list(`khoản vay|tài khoản vay|vay tiêu dùng|vay mua nhà|hợp đồng tín dụng`),
    unknown: list(`ví điện tử|thẻ trả trước|tài khoản chứng khoán|tài khoản đầu tư`),
  },
};

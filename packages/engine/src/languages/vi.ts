import type { Language } from './language.ts';
import { list, NUMBERED_MONTHS } from './list.ts';

/** Vietnamese. */
export const vi: Language = {
  code: 'vi',
  months: NUMBERED_MONTHS,
  weekdays: list(`thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|chủ nhật`),
  headings: {
    date: list(
      `ngày|ngày giao dịch|ngày gd|ngày hạch toán|ngày ghi sổ|ngày tháng|ngày giờ|ngày giờ giao dịch|ngày thực hiện|ngày phát sinh|ngày ct|ngày chứng từ|thời gian giao dịch|ngày/date|ngày hạch toán/posting date|ngày gd/tnx date|ngày giao dịch/transaction date|ngày/giờ|ngày giờ gd|ngày hiệu lực/hạch toán|ngày hoạch toán|ngày ht|ngày giao dịch/hạch toán|ngày giờ thực hiện|thời gian gd|ngày bút toán|ngày cập nhật|ngày ghi nợ/có|ngày thanh toán/hạch toán`,
    ),
    'value-date': list(`ngày hiệu lực|ngày giá trị|ngày hiệu lực giao dịch|ngày tính lãi|ngày hiệu lực/value date`),
    'transaction-date': list(`ngày mua hàng|ngày thanh toán|ngày chi tiêu|ngày phát sinh giao dịch`),
    description: list(
      `nội dung|diễn giải|nội dung giao dịch|mô tả|chi tiết giao dịch|nội dung chi tiết|mô tả giao dịch|chi tiết|diễn giải giao dịch|giao dịch|nội dung chi tiết/transactions in detail|diễn giải/details|nội dung/details|nội dung thanh toán|nội dung chuyển khoản|nội dung gd|nội dung chi tiết giao dịch|chi tiết gd|mô tả chi tiết|mô tả gd|ghi chú giao dịch|thông tin giao dịch|đơn vị chấp nhận thẻ|tên đơn vị chấp nhận thẻ|tên đvcnt|đvcnt|điểm chấp nhận thẻ|giao dịch tại|nơi giao dịch|khoản mục`,
    ),
    reference: list(
      `số chứng từ|số tham chiếu|số ct|mã giao dịch|số giao dịch|mã tham chiếu|số bút toán|số séc|số ref|số but toán|số ct/doc no|số hóa đơn giao dịch|số chứng từ/reference|mã gd/ref|số gd|mã số giao dịch|mã bút toán|số phiếu|mã tra cứu|mã chuẩn chi|số lệnh`,
    ),
    type: list(`loại|loại giao dịch|loại gd|mã gd|kênh|loại hình giao dịch|kênh giao dịch`),
    amount: list(
      `số tiền|số tiền giao dịch|số tiền (vnd)|số tiền gd|giá trị giao dịch|số tiền phát sinh|nợ/có|ghi nợ/ghi có|phát sinh|số tiền quy đổi|số tiền vnđ|số tiền giao dịch (vnd)|số tiền thanh toán|số tiền hạch toán|số tiền ghi nợ/có|số tiền ghi nợ/ghi có|phát sinh nợ/có|thu/chi|tiền vào/ra|tiền vào/tiền ra|tiền ra/tiền vào|số tiền hạch toán (vnd)|thành tiền|biến động`,
    ),
    'money-in': list(
      `ghi có|phát sinh có|số tiền ghi có|ps có|có/credit|credit/có|tiền vào|bên có|số tiền vào|tiền gửi vào|có (vnd)|phát sinh có/credit|ghi có/credit|số tiền có|tiền gửi vào tài khoản|thu vào|có (cr)|phát sinh tăng|tiền gửi|gửi vào|nộp vào|số tiền gửi|số tiền nộp|số tiền thu|có/cr|tk ghi có|doanh số có|số tiền báo có|khoản thu`,
    ),
    'money-out': list(
      `ghi nợ|phát sinh nợ|số tiền ghi nợ|ps nợ|nợ/debit|debit/nợ|tiền ra|bên nợ|số tiền ra|tiền rút ra|nợ (vnd)|phát sinh nợ/debit|ghi nợ/debit|số tiền nợ|rút ra|chi ra|nợ (dr)|phát sinh giảm|tiền rút|số tiền rút|số tiền chi|nợ/dr|tk ghi nợ|doanh số nợ|số tiền báo nợ|khoản chi`,
    ),
    balance: list(
      `số dư|số dư tài khoản|số dư sau giao dịch|số dư cuối|số dư hiện tại|số dư (vnd)|số dư/balance|số dư sau gd|số dư lũy kế|dư cuối|số dư cuối ngày|số dư cuối cùng|số dư lũy tiến|số dư khả dụng sau giao dịch|số dư tk|số dư sau|dư nợ|dư nợ còn lại|dư nợ gốc|dư nợ sau giao dịch|dư nợ gốc còn lại|số dư nợ|số dư tiền gửi`,
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
      `số dư đầu kỳ|số dư đầu|số dư đầu ngày|dư đầu kỳ|số dư kỳ trước|số dư mang sang|số dư ban đầu|dư nợ kỳ trước|số dư đầu tháng|số dư chuyển sang|dư đầu|số dư trước|số dư đầu kỳ/opening balance|số dư tài khoản đầu kỳ|số dư tài khoản đầu ngày|số dư có đầu kỳ|số dư nợ đầu kỳ|số dư ngày trước|số dư tháng trước|số dư cuối kỳ trước|số dư cuối ngày hôm trước|số dư cuối tháng trước|số dư tại ngày đầu kỳ|số dư tại thời điểm đầu kỳ|số dư khởi đầu|số dư mở đầu|số dư chuyển từ kỳ trước|số dư kì trước|số dư kỳ sao kê trước|số dư sao kê kỳ trước|dư nợ kì trước|dư nợ đầu kỳ|dư nợ đầu kì|dư nợ kỳ sao kê trước|dư nợ sao kê kỳ trước|dư nợ cuối kỳ trước|dư nợ tháng trước|tổng dư nợ đầu kỳ|dư có đầu kỳ|nợ kỳ trước|số tiền nợ kỳ trước|nợ cũ|dư nợ gốc đầu kỳ`,
    ),
    closing: list(
      `số dư cuối kỳ|số dư cuối|số dư cuối ngày|dư cuối kỳ|số dư hiện tại|số dư cuối tháng|tổng dư nợ|dư nợ cuối kỳ|số dư tài khoản|số dư tại ngày|tổng số tiền phải thanh toán|dư cuối|số dư cuối kỳ/closing balance|dư nợ sao kê|số dư có cuối kỳ|số dư kỳ này|số dư kì này|số dư mới|số dư hiện thời|số dư đến ngày|số dư tính đến ngày|số dư tại thời điểm|số dư sao kê|tổng số dư|dư nợ kỳ này|dư nợ cuối kì|dư nợ hiện tại|dư nợ mới|dư nợ tại ngày|tổng nợ phải trả|tổng số nợ|tổng số tiền nợ|tổng số tiền cần thanh toán|tổng số tiền thanh toán|tổng số tiền phải trả|tổng số dư nợ|số tiền phải thanh toán|số tiền cần thanh toán|số tiền phải trả|dư có cuối kỳ|dư nợ gốc cuối kỳ`,
    ),
    'carried-forward': list(
      `chuyển sang trang sau|mang sang trang sau|cộng chuyển trang sau|xem tiếp trang sau|số dư chuyển trang sau|chuyển trang sau|tiếp theo trang sau|còn tiếp|xem trang sau|xem tiếp mặt sau`,
    ),
    'brought-forward': list(
      `số dư trang trước|trang trước chuyển sang|mang từ trang trước sang|trang trước mang sang|số dư mang từ trang trước|tiếp theo trang trước`,
    ),
    subtotal: list(
      `cộng trang|tổng trang|cộng ngày|tổng theo thẻ|cộng phát sinh trong ngày|cộng cuối ngày|tổng trong ngày|tổng cộng trong ngày|tổng ngày|cộng theo ngày|cộng theo thẻ|tổng cộng thẻ|tổng chủ thẻ`,
    ),
    'total-in': list(
      `tổng ghi có|tổng phát sinh có|tổng tiền vào|tổng số tiền ghi có|cộng phát sinh có|doanh số có|tổng có|tổng số phát sinh có|tổng thu|tổng ps có|doanh số ghi có|tổng tiền ghi có|tổng số tiền vào|tổng số tiền có|tổng số ghi có|tổng số tiền phát sinh có|tổng phát sinh ghi có|tổng giao dịch ghi có|tổng giao dịch có|tổng cộng ghi có|tổng cộng có|tổng doanh số có|tổng tiền gửi vào|tổng gửi vào|tổng tiền nộp|tổng số thu|tổng khoản thu|tổng phát sinh tăng|phát sinh có trong kỳ|ps có trong kỳ|cộng ghi có|cộng ps có|cộng số phát sinh có|doanh số phát sinh có|số phát sinh có|tổng số tiền đã thanh toán|tổng thanh toán trong kỳ|tổng thanh toán|số tiền đã thanh toán|số tiền thanh toán trong kỳ|thanh toán trong kỳ|các khoản thanh toán|tổng số tiền hoàn trả`,
    ),
    'total-out': list(
      `tổng ghi nợ|tổng phát sinh nợ|tổng tiền ra|tổng số tiền ghi nợ|cộng phát sinh nợ|doanh số nợ|tổng nợ|tổng số phát sinh nợ|tổng chi|tổng ps nợ|doanh số ghi nợ|tổng tiền ghi nợ|tổng số tiền ra|tổng số tiền rút|tổng số ghi nợ|tổng số tiền phát sinh nợ|tổng phát sinh ghi nợ|tổng giao dịch ghi nợ|tổng giao dịch nợ|tổng cộng ghi nợ|tổng cộng nợ|tổng doanh số nợ|tổng tiền rút ra|tổng rút ra|tổng tiền rút|tổng số chi|tổng khoản chi|tổng phát sinh giảm|phát sinh nợ trong kỳ|ps nợ trong kỳ|cộng nợ|cộng ghi nợ|cộng ps nợ|cộng số phát sinh nợ|doanh số phát sinh nợ|số phát sinh nợ|tổng số tiền chi tiêu|chi tiêu trong kỳ|giao dịch mới trong kỳ|tổng giao dịch trong kỳ|giao dịch chi tiêu trong kỳ|tổng giao dịch chi tiêu|tổng phí và lãi|tổng lãi và phí|tổng phí|tổng lãi`,
    ),
    total: list(`tổng|tổng cộng|cộng|cộng phát sinh|tổng số|tổng phát sinh|cộng doanh số|tổng doanh số`),
    count: list(`số lượng giao dịch|số giao dịch phát sinh|tổng số giao dịch|số bút toán phát sinh`),
    'daily-balance': list(`số dư bình quân|số dư theo ngày|số dư cuối mỗi ngày`),
    pending: list(
      `giao dịch chờ xử lý|đang chờ xử lý|chờ xử lý|số tiền phong tỏa|phong tỏa|giao dịch chưa hạch toán|số tiền tạm giữ`,
    ),
    period: list(
      `từ ngày|đến ngày|kỳ sao kê|giai đoạn|thời gian sao kê|từ ngày đến ngày|trong kỳ|chu kỳ sao kê|kì sao kê|sao kê từ|thời gian từ|khoảng thời gian|thời kỳ|kỳ báo cáo|kỳ giao dịch|ngày bắt đầu|ngày kết thúc|tháng sao kê|trong khoảng thời gian|thời gian giao dịch từ`,
    ),
    'statement-date': list(
      `ngày sao kê|tính đến ngày|ngày lập sao kê|ngày chốt sao kê|ngày lập bảng sao kê|ngày kết sao kê|ngày lập bảng kê|ngày kết thúc kỳ|tại ngày|ngày ra sao kê|ngày thông báo`,
    ),
    'print-date': list(
      `ngày in|in ngày|thời gian in|ngày lập|ngày phát hành|ngày tạo|ngày yêu cầu|thời điểm in|ngày xuất|ngày giờ in|ngày/giờ in|ngày tải|thời gian xuất|thời gian tạo|thời gian truy vấn|ngày truy vấn|in lúc`,
    ),
    'statement-number': list(`số sao kê|sao kê số|số sổ phụ|mã sao kê`),
    'account-number': list(
      `số tài khoản|tài khoản|số tk|tài khoản số|số tài khoản/account no|số thẻ|số hợp đồng|tk số|số hiệu tài khoản|số tài khoản thanh toán|số tài khoản thẻ|số sổ tiết kiệm|hợp đồng tín dụng số|số hđtd|số khế ước|khế ước số|số hiệu tk`,
    ),
    iban: list(`iban|số iban`),
    bic: list(`bic|swift|mã swift|swift code`),
    holder: list(
      `chủ tài khoản|tên tài khoản|tên khách hàng|khách hàng|họ tên|họ và tên|tên chủ tài khoản|chủ thẻ|tên chủ thẻ|tên đơn vị|họ tên khách hàng|tên tài khoản/account name|chủ tk|tên tk|tên công ty|tên doanh nghiệp|đơn vị/công ty|kính gửi quý khách|bên vay|người vay|chủ sổ`,
    ),
    currency: list(`loại tiền|loại tiền tệ|tiền tệ|đơn vị tiền tệ|đơn vị tính|đơn vị`),
    'section-in': list(`tiền vào|giao dịch ghi có|các khoản thu|thanh toán và ghi có`),
    'section-out': list(`tiền ra|giao dịch ghi nợ|các khoản chi|chi tiêu`),
    'section-booked': list(
      `chi tiết giao dịch|lịch sử giao dịch|danh sách giao dịch|giao dịch|giao dịch trong kỳ|chi tiết các giao dịch|giao dịch phát sinh`,
    ),
    summary: list(`tóm tắt|tổng hợp|thông tin tài khoản|tổng quan|tóm tắt tài khoản`),
    'available-balance': list(
      `số dư khả dụng|hạn mức khả dụng|số tiền khả dụng|hạn mức còn lại|số dư có thể sử dụng|số dư được sử dụng|số dư có thể rút|hạn mức có thể sử dụng|hạn mức còn sử dụng|hạn mức tín dụng còn lại|hạn mức tín dụng khả dụng|hạn mức thấu chi còn lại|hạn mức chưa sử dụng|số tiền còn được sử dụng`,
    ),
    'credit-limit': list(
      `hạn mức tín dụng|hạn mức|hạn mức thấu chi|thấu chi|hạn mức thẻ|số tiền vay|số tiền giải ngân`,
    ),
    'minimum-payment': list(
      `thanh toán tối thiểu|số tiền thanh toán tối thiểu|giá trị thanh toán tối thiểu|số tiền tối thiểu|số tiền tối thiểu phải trả|số tiền tối thiểu cần thanh toán|số tiền phải trả tối thiểu|số tiền trả tối thiểu|dư nợ tối thiểu|tối thiểu phải trả|số tiền trả góp hàng tháng|số tiền trả nợ hàng tháng`,
    ),
    'payment-due': list(
      `ngày đến hạn|ngày đến hạn thanh toán|hạn thanh toán|thanh toán trước ngày|ngày thanh toán|hạn chót thanh toán|hạn cuối thanh toán|ngày cuối thanh toán|ngày trích nợ|ngày trích nợ tự động|thanh toán chậm nhất|thanh toán đến ngày|vui lòng thanh toán trước|kỳ hạn trả nợ`,
    ),
    'interest-rates': list(`lãi suất|tiền lãi|lãi suất năm`),
    page: list(`trang|trang số|tờ số|hết sao kê`),
    'no-transactions': list(
      `không có giao dịch|không phát sinh giao dịch|không phát sinh|không có giao dịch phát sinh|không tìm thấy giao dịch|không có phát sinh|không có dữ liệu|không tìm thấy dữ liệu|không có bút toán|chưa có giao dịch|chưa phát sinh giao dịch|không có thông tin giao dịch`,
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

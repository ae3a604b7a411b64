import type { MailTexts } from './mail-texts.ts';

export const zhTW: MailTexts = {
  lasts: '此連結僅能使用一次，有效期限為 {duration}。',
  footer: '本郵件由 {product} 自動寄出。如有疑問，請來信 {support}。',
  'verify-email': {
    subject: '請確認您的電子郵件地址',
    happened: '有人使用此電子郵件地址在 {product} 註冊。',
    todo: '請確認此電子郵件地址屬於您，確認後即可使用帳號。',
    button: '確認電子郵件地址',
    otherwise: '若非您本人操作，請忽略本郵件。未經您確認，不會建立帳號。',
  },
  'already-registered': {
    subject: '您已有帳號',
    happened: '有人嘗試將此電子郵件地址用於 {product} 帳號，但此地址已註冊過帳號。',
    todo: '若是您本人操作，請直接登入。若忘記密碼，可在登入頁面重新設定。',
    button: '登入',
    otherwise: '若非您本人操作，則無須處理。您的帳號沒有任何變更。',
  },
  'reset-password': {
    subject: '設定新密碼',
    happened: '有人申請為您的 {product} 帳號設定新密碼。',
    todo: '若是您本人操作，請在開啟的頁面中設定新密碼。',
    button: '設定新密碼',
    otherwise: '若非您本人操作，請忽略本郵件。您的密碼不會變更。',
  },
  'change-email': {
    subject: '請確認您的新電子郵件地址',
    happened: '此電子郵件地址被填寫為某個 {product} 帳號的新地址。',
    todo: '請確認此電子郵件地址屬於您。確認後，請使用此地址登入。',
    button: '確認電子郵件地址',
    otherwise: '若非您本人操作，請忽略本郵件。該帳號將繼續使用原本的電子郵件地址。',
  },
  'address-changed': {
    subject: '您的電子郵件地址已變更',
    happened: '您的 {product} 帳號已更換電子郵件地址，此地址不再與該帳號關聯。',
    todo: '若是您本人操作，則無須處理。今後請使用新的電子郵件地址登入。',
    otherwise: '若非您本人操作，請立即使用此地址來信 {support}。',
  },
  'password-changed': {
    subject: '您的密碼已變更',
    happened: '您的 {product} 帳號的密碼已變更，其他裝置均已登出。',
    todo: '若是您本人操作，則無須處理。',
    button: '設定新密碼',
    otherwise: '若非您本人操作，請立即透過「忘記密碼？」設定新密碼，並來信 {support}。',
  },
  'factor-added': {
    subject: '兩步驟驗證已啟用',
    happened: '您的 {product} 帳號登入時新增了第二步驟驗證。',
    todo: '若是您本人操作，則無須處理。請妥善保管復原碼。',
    otherwise: '若非您本人操作，請立即透過「忘記密碼？」設定新密碼，並來信 {support}。',
  },
  'factor-removed': {
    subject: '第二步驟驗證已移除',
    happened: '您的 {product} 帳號移除了一項登入時的第二步驟驗證。',
    todo: '若是您本人操作，則無須處理。您可以隨時在帳號頁面重新設定。',
    otherwise: '若非您本人操作，請立即透過「忘記密碼？」設定新密碼，並來信 {support}。',
  },
  'recovery-code-used': {
    subject: '復原碼已被使用',
    happened: '您的 {product} 帳號有一組復原碼已被使用並失效。剩餘復原碼：{left} 組。',
    todo: '若是您本人操作，則無須處理。若所剩不多，請在帳號頁面產生新的復原碼。',
    otherwise: '若非您本人操作，請立即透過「忘記密碼？」設定新密碼，並來信 {support}。',
  },
  'recovery-codes-made': {
    subject: '已產生新的復原碼',
    happened: '您的 {product} 帳號已產生新的復原碼，原有的復原碼全部失效。',
    todo: '若是您本人操作，則無須處理。請妥善保管新的復原碼。',
    otherwise: '若非您本人操作，請立即透過「忘記密碼？」設定新密碼，並來信 {support}。',
  },
  'account-deleted': {
    subject: '您的帳號已刪除',
    happened: '您的 {product} 帳號及其檔案與轉換結果已全部刪除，無法復原。',
    todo: '若是您本人操作，則無須處理。您可以隨時註冊新帳號。',
    otherwise: '若非您本人操作，請立即來信 {support}。',
  },
  contact: {
    subject: '{name} 的留言：{subject}',
    subjectAlone: '{name} 的留言',
    happened: '{name}（{email}）透過聯絡表單留言：',
    todo: '直接回覆本郵件即可答覆對方。',
    otherwise: '未查證此電子郵件地址是否屬於留言者本人。',
  },
};

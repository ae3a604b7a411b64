import type { MailTexts } from './mail-texts.ts';

export const cn: MailTexts = {
  lasts: '该链接只能使用一次，有效期为{duration}。',
  footer: '本邮件由 {product} 自动发送。如有疑问，请联系 {support}。',
  'verify-email': {
    subject: '请确认您的邮箱地址',
    happened: '有人使用此邮箱地址在 {product} 注册。',
    todo: '请确认该邮箱属于您，确认后即可使用账号。',
    button: '确认邮箱地址',
    otherwise: '如果不是您本人操作，请忽略本邮件。未经您的确认，不会创建账号。',
  },
  'already-registered': {
    subject: '您已有账号',
    happened: '有人尝试将此邮箱地址用于 {product} 账号，但该邮箱已注册过账号。',
    todo: '如果是您本人操作，请直接登录。如果忘记了密码，可以在登录页面重新设置。',
    button: '登录',
    otherwise: '如果不是您本人操作，则无需处理。您的账号没有任何变化。',
  },
  'reset-password': {
    subject: '设置新密码',
    happened: '有人申请为您的 {product} 账号设置新密码。',
    todo: '如果是您本人操作，请在打开的页面中设置新密码。',
    button: '设置新密码',
    otherwise: '如果不是您本人操作，请忽略本邮件。您的密码不会改变。',
  },
  'change-email': {
    subject: '请确认您的新邮箱地址',
    happened: '此邮箱地址被填写为某个 {product} 账号的新邮箱地址。',
    todo: '请确认该邮箱属于您。确认后，请使用此邮箱登录。',
    button: '确认邮箱地址',
    otherwise: '如果不是您本人操作，请忽略本邮件。该账号将继续使用原来的邮箱地址。',
  },
  'address-changed': {
    subject: '您的邮箱地址已更改',
    happened: '您的 {product} 账号已更换邮箱地址，此邮箱不再与该账号关联。',
    todo: '如果是您本人操作，则无需处理。今后请使用新邮箱登录。',
    otherwise: '如果不是您本人操作，请立即使用此邮箱联系 {support}。',
  },
  'password-changed': {
    subject: '您的密码已更改',
    happened: '您的 {product} 账号的密码已更改，其他设备均已退出登录。',
    todo: '如果是您本人操作，则无需处理。',
    button: '设置新密码',
    otherwise: '如果不是您本人操作，请立即通过“忘记密码？”设置新密码，并联系 {support}。',
  },
  'factor-added': {
    subject: '两步验证已开启',
    happened: '您的 {product} 账号登录时新增了第二步验证。',
    todo: '如果是您本人操作，则无需处理。请妥善保管恢复码。',
    otherwise: '如果不是您本人操作，请立即通过“忘记密码？”设置新密码，并联系 {support}。',
  },
  'factor-removed': {
    subject: '第二步验证已移除',
    happened: '您的 {product} 账号移除了一项登录时的第二步验证。',
    todo: '如果是您本人操作，则无需处理。您可以随时在账号页面重新设置。',
    otherwise: '如果不是您本人操作，请立即通过“忘记密码？”设置新密码，并联系 {support}。',
  },
  'recovery-code-used': {
    subject: '恢复码已被使用',
    happened: '您的 {product} 账号的一个恢复码已被使用并失效。剩余恢复码：{left} 个。',
    todo: '如果是您本人操作，则无需处理。如所剩不多，请在账号页面生成新的恢复码。',
    otherwise: '如果不是您本人操作，请立即通过“忘记密码？”设置新密码，并联系 {support}。',
  },
  'recovery-codes-made': {
    subject: '已生成新的恢复码',
    happened: '您的 {product} 账号已生成新的恢复码，原有恢复码全部失效。',
    todo: '如果是您本人操作，则无需处理。请妥善保管新的恢复码。',
    otherwise: '如果不是您本人操作，请立即通过“忘记密码？”设置新密码，并联系 {support}。',
  },
  'account-deleted': {
    subject: '您的账号已删除',
    happened: '您的 {product} 账号及其文件和转换结果已全部删除，无法恢复。',
    todo: '如果是您本人操作，则无需处理。您可以随时注册新账号。',
    otherwise: '如果不是您本人操作，请立即联系 {support}。',
  },
  contact: {
    subject: '来自 {name} 的留言：{subject}',
    subjectAlone: '来自 {name} 的留言',
    happened: '{name}（{email}）通过联系表单留言：',
    todo: '直接回复本邮件即可答复对方。',
    otherwise: '未核实该邮箱地址是否属于留言者本人。',
  },
};

/** What a mail is made of, and how it looks: as plain text, and as HTML that loads nothing from anywhere. */

export type Block =
  | { readonly kind: 'heading' | 'text' | 'small' | 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly link: string };

/** The mail as plain text. It says the same words as the HTML, in the same order. */
export const toText = (blocks: readonly Block[], product: string): string =>
  `${[product, ...blocks.map(textOf)].join('\n\n')}\n`;

const textOf = (block: Block): string => (block.kind === 'button' ? `${block.text}\n${block.link}` : block.text);

/** Where one asks for dark, paper and ink change places; where a program turns colours by itself, it finds plain ones. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #16181a !important; }
  .ink { color: #eceae4 !important; }
  .second { color: #a9adb2 !important; }
  .rule { border-color: #34373b !important; }
  .link { color: #6cc4a1 !important; }
}`;

const FONT = "font-family:'Segoe UI','Helvetica Neue',Arial,'Hiragino Sans','PingFang SC','PingFang TC',sans-serif;";
const INK = 'color:#1a1c1e;';
const SECOND = 'color:#5b6066;';
const GREEN = '#0b6b4c';
const RULE = '#e4e1d8';
const PAPER = '#fbfaf6';

/** The mail as HTML, in the look of the product: paper, ink, thin rules, one green. */
export const toHtml = (blocks: readonly Block[], product: string, language: string): string => `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${STYLE}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${PAPER};">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${PAPER};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;">
<tr><td class="ink rule" style="${FONT}${INK}font-size:15px;line-height:24px;font-weight:600;padding:0 0 16px;border-bottom:1px solid ${RULE};">${escaped(product)}</td></tr>
${blocks.map(htmlOf).join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`;

function htmlOf(block: Block): string {
  const text = escaped(block.text);
  switch (block.kind) {
    case 'heading':
      return `<tr><td style="padding:32px 0 8px;"><h1 class="ink" style="margin:0;font-family:Georgia,'Times New Roman','Hiragino Mincho ProN','Songti SC','Songti TC',serif;${INK}font-size:24px;line-height:32px;font-weight:400;overflow-wrap:anywhere;">${text}</h1></td></tr>`;
    case 'text':
      return row('ink', `${INK}font-size:16px;line-height:24px;padding:8px 0;overflow-wrap:anywhere;`, text);
    case 'quote':
      return row(
        'ink rule',
        `${INK}font-size:16px;line-height:24px;padding:8px 0 8px 16px;border-left:2px solid ${RULE};white-space:pre-wrap;overflow-wrap:anywhere;`,
        // Some programs know no white-space.
        text.replaceAll('\n', '<br>'),
      );
    case 'small':
      return `<tr><td style="padding:16px 0 0;"><div class="second rule" style="${FONT}${SECOND}font-size:13px;line-height:20px;padding:16px 0 0;border-top:1px solid ${RULE};overflow-wrap:anywhere;">${text}</div></td></tr>`;
    case 'button':
      return buttonOf(text, escaped(block.link));
  }
}

/** A button for those whose program shows one, and its address for everybody to read. */
const buttonOf = (text: string, link: string): string => `<tr><td style="padding:16px 0;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${GREEN}" style="background-color:${GREEN};border-radius:6px;"><a href="${link}" style="${FONT}display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:6px;">${text}</a></td></tr></table>
</td></tr>
${row('second', `${SECOND}font-size:13px;line-height:20px;padding:0 0 8px;overflow-wrap:anywhere;word-break:break-all;`, `<a class="link" href="${link}" style="color:${GREEN};">${link}</a>`)}`;

const row = (names: string, style: string, content: string): string =>
  `<tr><td class="${names}" style="${FONT}${style}">${content}</td></tr>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

import { describe, expect, it } from 'vitest';
import { accountTypesIn, phrasesIn } from './match.ts';

/** The phrases of one language in a line, the longest first, with the text that each stands for. */
const phrases = (text: string, language: string): string[] =>
  phrasesIn(text)
    .filter((found) => found.language === language)
    .map(({ phrase, at, length }) => `${phrase}: ${text.slice(at, at + length)}`);

describe('phrases', () => {
  it.each(['Statement from', 'Statement to'])('%s is a period’s', (text) =>
    expect(phrasesIn(text).some(({ phrase }) => phrase === 'period')).toBe(true),
  );

  it('are no abbreviation that goes on', () => {
    const named = (text: string) => phrasesIn(text).some(({ phrase }) => phrase === 'account-number');
    expect([named('č.ú. 5550123'), named('C.U.I. RO 5550123')]).toEqual([true, false]);
  });

  it.each([
    ['OPENING BALANCE', 'en', 'opening: OPENING BALANCE'],
    ['Balance brought forward', 'en', 'brought-forward: Balance brought forward'],
    ['28 Feb BALANCE CARRIED FORWARD', 'en', 'carried-forward: BALANCE CARRIED FORWARD'],
    ['Total Deposits and Additions', 'en', 'total-in: Total Deposits and Additions'],
    ['Your new balance:', 'en', 'closing: Your new balance'],
    ['DAILY ENDING BALANCE', 'en', 'daily-balance: DAILY ENDING BALANCE'],
    ['Pending at month end', 'en', 'pending: Pending'],
    ['Balance now owed 12.00', 'en', 'closing: Balance now owed'],
    ['Purchases and charges 12.00', 'en', 'total-out: Purchases and charges'],
    ['Poč. zůst.', 'cs', 'opening: Poč. zůst'],
    ['Kon. zůst.', 'cs', 'closing: Kon. zůst'],
    ['FIN ESTADO DE CUENTA', 'es', 'page: FIN ESTADO DE CUENTA'],
    ['Fin de Estado de Cuenta', 'es', 'page: Fin de Estado de Cuenta'],
    ['Fin del estado de cuenta', 'es', 'page: Fin del estado de cuenta'],
    ['ALTER SALDO', 'de', 'opening: ALTER SALDO'],
    ['Neuer Kontostand vom 31.03.', 'de', 'closing: Neuer Kontostand vom'],
    ['Übertrag auf Seite 2', 'de', 'carried-forward: Übertrag auf Seite'],
    ['SOLDE CREDITEUR AU 07.03.2025', 'fr', 'opening: SOLDE CREDITEUR AU'],
    ['Total des débits', 'fr', 'total-out: Total des débits'],
    ['RESUMEN ANTERIOR', 'es', 'opening: RESUMEN ANTERIOR'],
    ['Fees and charges assessed this period', 'en', 'total-out: Fees and charges assessed this period'],
    ['SALDO ANTERIOR', 'es', 'opening: SALDO ANTERIOR'],
    ['SALDO DO DIA', 'pt', 'daily-balance: SALDO DO DIA'],
    ['SALDO INIZIALE', 'it', 'opening: SALDO INIZIALE'],
    ['Vorig saldo op 31/05/2025', 'nl', 'opening: Vorig saldo op'],
    ['BALANCE ANTERIOR', 'es', 'opening: BALANCE ANTERIOR'],
    ['BALANCE AL CORTE', 'es', 'closing: BALANCE AL CORTE'],
    ['PAGOS (-)', 'es', 'total-in: PAGOS (-)'],
    ['CONSUMOS (+)', 'es', 'total-out: CONSUMOS (+)'],
    ['SALDO DEL ESTADO DE CUENTA ANTERIOR', 'es', 'opening: SALDO DEL ESTADO DE CUENTA ANTERIOR'],
    ['Sdo. ant.', 'es', 'opening: Sdo. ant'],
    ['Previous outstanding loan balance', 'en', 'opening: Previous outstanding loan balance'],
    ['Opening loan balance', 'en', 'opening: Opening loan balance'],
    ['Prev. bal.', 'en', 'opening: Prev. bal'],
    ['Total Dues', 'en', 'closing: Total Dues'],
    ['SALDO FATURA ANTERIOR', 'pt', 'opening: SALDO FATURA ANTERIOR'],
    ['Saldo em dívida', 'pt', 'closing: Saldo em dívida'],
    ['Report du solde précédent', 'fr', 'opening: Report du solde précédent'],
    ['Total mouvements au débit', 'fr', 'total-out: Total mouvements au débit'],
    ['Dein alter Kontostand', 'de', 'opening: Dein alter Kontostand'],
    ['Summe Haben-Buchungen', 'de', 'total-in: Summe Haben-Buchungen'],
    ['Saldo ultimo E/C', 'it', 'opening: Saldo ultimo E/C'],
    ['Totale movimenti in avere', 'it', 'total-in: Totale movimenti in avere'],
    ['Saldo vorig rekeninguittreksel', 'nl', 'opening: Saldo vorig rekeninguittreksel'],
    ['Totaal debetmutaties', 'nl', 'total-out: Totaal debetmutaties'],
    ['Ingående saldo', 'sv', 'opening: Ingående saldo'],
    ['Utgående saldo', 'no', 'closing: Utgående saldo'],
    ['Primosaldo', 'da', 'opening: Primosaldo'],
    ['Saldo kauden alussa', 'fi', 'opening: Saldo kauden alussa'],
    ['Suma uznań', 'pl', 'total-in: Suma uznań'],
    ['6-11-01 繰越', 'ja', 'brought-forward: 繰越'],
    ['ご利用合計', 'ja', 'total-out: ご利用合計'],
    ['期初余额：4,210.65', 'zh-cn', 'opening: 期初余额'],
    ['承前餘額', 'zh-tw', 'opening: 承前餘額'],
    ['Входящий остаток 1 234,00', 'ru', 'opening: Входящий остаток'],
    ['Залишок на кінець періоду', 'uk', 'closing: Залишок на кінець періоду'],
    ['Обороти Дт', 'bg', 'total-out: Обороти Дт'],
    ['Претходно стање', 'sr', 'opening: Претходно стање'],
    ['Stanje na začetku obdobja', 'sl', 'opening: Stanje na začetku obdobja'],
    ['Staða flutt', 'is', 'opening: Staða flutt'],
    ['Algsaldo', 'et', 'opening: Algsaldo'],
    ['Beigu atlikums 31.03.2025', 'lv', 'closing: Beigu atlikums'],
    ['Pradinis likutis', 'lt', 'opening: Pradinis likutis'],
    ['Baki bawa ke hadapan', 'ms', 'opening: Baki bawa ke hadapan'],
    ['Số dư cuối kỳ', 'vi', 'closing: Số dư cuối kỳ'],
    ['ยอดยกมา', 'th', 'opening: ยอดยกมา'],
    ['이월 잔액', 'ko', 'opening: 이월 잔액'],
    ['對帳單期間：114年03月01日', 'zh-tw', 'period: 對帳單期間'],
    ['이번 달 결제금액 512,300원', 'ko', 'closing: 이번 달 결제금액'],
    ['전월 청구금액 48,000', 'ko', 'opening: 전월 청구금액'],
    ['前回のご請求額', 'ja', 'opening: 前回のご請求額'],
    ['次月へ繰越', 'ja', 'closing: 次月へ繰越'],
    ['前期應繳總額', 'zh-tw', 'opening: 前期應繳總額'],
    ['承接上頁', 'zh-tw', 'brought-forward: 承接上頁'],
    ['上期应还总额', 'zh-cn', 'opening: 上期应还总额'],
    ['Zadłużenie na początku okresu', 'pl', 'opening: Zadłużenie na początku okresu'],
    ['Minulá dlužná částka', 'cs', 'opening: Minulá dlužná částka'],
    ['Dönem ödemeleri', 'tr', 'total-in: Dönem ödemeleri'],
    ['Tidigare skuld', 'sv', 'opening: Tidigare skuld'],
    ['Saldo iflg. sidste kontoudtog', 'da', 'opening: Saldo iflg. sidste kontoudtog'],
    ['Forrige utestående', 'no', 'opening: Forrige utestående'],
    ['Edellinen velkasaldo', 'fi', 'opening: Edellinen velkasaldo'],
    ['Heildarskuld', 'is', 'closing: Heildarskuld'],
    ['Múlt havi egyenleg', 'hu', 'opening: Múlt havi egyenleg'],
    ['Rulaj creditor', 'ro', 'total-in: Rulaj creditor'],
    ['Dugovanje iz prethodnog mjeseca', 'hr', 'opening: Dugovanje iz prethodnog mjeseca'],
    ['Obveznost preteklega obdobja', 'sl', 'opening: Obveznost preteklega obdobja'],
    ['Задължение от предходния период', 'bg', 'opening: Задължение от предходния период'],
    ['Νέα οφειλή', 'el', 'closing: Νέα οφειλή'],
    ['Задолженность по предыдущей выписке', 'ru', 'opening: Задолженность по предыдущей выписке'],
    ['Заборгованість на кінець періоду', 'uk', 'closing: Заборгованість на кінець періоду'],
    ['Eelmise arve saldo', 'et', 'opening: Eelmise arve saldo'],
    ['Iepriekšējais parāds', 'lv', 'opening: Iepriekšējais parāds'],
    ['Buvęs likutis', 'lt', 'opening: Buvęs likutis'],
    ['Saldo terdahulu', 'id', 'opening: Saldo terdahulu'],
    ['Baki tertunggak terdahulu', 'ms', 'opening: Baki tertunggak terdahulu'],
    ['Dư nợ đầu kỳ', 'vi', 'opening: Dư nợ đầu kỳ'],
    ['ยอดหนี้ยกมา', 'th', 'opening: ยอดหนี้ยกมา'],
  ])('%s (%s): %s', (text, language, expected) => expect(phrases(text, language)[0]).toBe(expected));

  it('match whole words, and CJK anywhere', () => {
    expect(phrases('Newbalances', 'en')).toEqual([]);
    expect(phrases('Subtotals', 'en')).toEqual([]);
    expect(phrases('前月末残高合計', 'ja').length).toBeGreaterThan(0);
    // Korean and Thai compounds stand together or apart
    expect(accountTypesIn('누리저축예금').map(({ type }) => type)).toContain('savings');
    expect(phrases('เลขที่บัญชีเงินฝาก 041-9-22718-3', 'th')).toEqual(['account-number: เลขที่บัญชีเงินฝาก']);
  });

  it('of one CJK character stand alone', () => {
    expect(phrases('会計事務所', 'ja')).toEqual([]);
    expect(phrases('計 1,234', 'ja')).toEqual(['subtotal: 計']);
  });

  it('within a longer one are not reported', () => {
    expect(phrases('Available balance', 'en')).toEqual(['available-balance: Available balance']);
  });

  it('keep their places where characters were folded or dropped', () => {
    const text = 'Straße ﬁn – S.A.  Neuer   Saldo: 5';
    const found = phrasesIn(text).find(({ phrase, language }) => phrase === 'closing' && language === 'de');
    expect(found && text.slice(found.at, found.at + found.length)).toBe('Neuer   Saldo');
  });
});

import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, look, moves, rowOf, table, WHOLE } from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { cycleOf, sheets, told } from './asia-parts.ts';

/**
 * What a Korean card company prints of a firm's card: every approval with the shop's address, telephone and trade number, newest first, taken
 * back in a column of its own, not a single sum.
 */

const won = (value: bigint): string => figure(value, WHOLE);

/** Shop, address, telephone, trade. */
const SHOPS: readonly (readonly [string, number, number])[] = [
  ['(주)다온푸드 한빛점|한빛시 새길로 ##|031-###-####|한식', -98000, -7000],
  ['GS##한빛중앙|한빛시 중앙대로 1##|031-###-####|편의점', -24000, -1100],
  ['한빛주유소|다온군 국도로 2##|033-###-####|주유소', -120000, -30000],
  ['누리택시|서울 새빛구 온길 #|02-####-####|택시', -38000, -4800],
  ['이지클라우드코리아|서울 새빛구 테헤로 4##|1588-####|소프트웨어', -330000, -11000],
  ['다온문구(한빛본점)|한빛시 새길로 1##|031-###-####|문구용품', -78000, -2200],
  ['새빛관광호텔|제주 올레로 ###|064-###-####|호텔', -264000, -88000],
  ['누리철도 승차권|대전 동길로 2##|1544-####|철도', -119600, -8400],
  ['취소 누리철도 승차권|대전 동길로 2##|1544-####|철도', 8400, 59800],
];

const CSS = look(
  "6.5pt/9pt 'Noto Sans CJK KR'|34pt 40pt|h1{font-size:14pt;line-height:24pt}.sp{margin-bottom:4pt}.grid td,.grid th{border:.4pt solid #bbb;padding:2pt 2pt;overflow:hidden}.grid th{background:#f0f0ea;vertical-align:middle}.note{margin-top:6pt}.foot{position:absolute;bottom:18pt;left:0;right:0;text-align:center}",
);

function draw(random: Random): Drawn {
  const { start, end } = cycleOf(random, 0);
  const plan = { start, end, count: random.integer(24, 88), sorts: SHOPS, floor: null, step: 10 };
  const cards = [random.digits(4), random.digits(4)];
  const rows = moves(random, plan).map((move) => ({
    ...move,
    card: random.pick(cards),
    months: move.amount < -100_000n && random.chance(0.3) ? '3' : '0',
    trade: `${random.digits(3)}-${random.digits(2)}-${random.digits(5)}`,
  }));
  const widths = [52, 44, 46, 104, 108, 62, 50, 62, 34, 30, 54, 46, 50];
  const titles = heads(
    'ccccccccccccc',
    '이용일자|승인번호|이용카드|이용가맹점<br>(은행)명|가맹점 주소|연락처|업종|사업자번호|매출<br>구분|할부<br>개월|승인금액|부가세|취소금액',
  );
  const newest = rows.map((_, r) => rows.length - 1 - r);
  const pages = sheets(
    newest,
    () => 14,
    [370, 430, 30],
    ({ rows: some, index, count, isLast }) => {
      const body = some.flatMap((r) => {
        const row = rows[r];
        if (!row) return [];
        const [shop = '', place = '', phone = '', kind = ''] = row.lines;
        const isBack = row.amount > 0n;
        const vat = won((row.amount * 10n) / 110n);
        const paid = isBack ? ['취소', '0', '', vat, won(row.amount)] : ['일반', row.months, won(row.amount), vat, ''];
        const [sort = '', months = '', approved = '', tax = '', back = ''] = paid;
        const figures = [sort, months, approved, tax, back];
        const said = [shop.replace('취소 ', ''), place, phone, kind, row.trade];
        return cells(
          'ccclllccccrrr',
          [day(row.date, 'yyyy.mm.dd'), row.ref, `본인${row.card}`, ...said, ...figures],
          [0, r],
        );
      });
      const top =
        index === 0
          ? `<h1>승인 상세내역</h1><div class="sp"><span>하늘카드 기업회원 : (주)다온상사</span><span>조회기간 : ${day(start, 'yyyy.mm.dd')} ~ ${day(end, 'yyyy.mm.dd')}</span></div><div class="sp"><span>이용카드 : 전체(${cards.map((c) => `9410-****-****-${c}`).join(', ')})</span><span>출력일시 ${day(dayAfter(end, 4), 'yyyy.mm.dd')} 09:14:22　(단위 : 원)</span></div>`
          : '';
      const note = isLast
        ? '<p class="note">※ 승인내역은 매입 전 자료로 실제 청구금액과 다를 수 있습니다. 문의 1599-0000</p>'
        : '';
      return `${top}${table(widths, titles + body.join(''), 'grid')}${note}<div class="foot">- ${index + 1} / ${count} -</div>`;
    },
  );
  const truth = rows.map((row) => {
    const [shop = '', place = '', phone = '', kind = ''] = row.lines.map((one) => one.replace('취소 ', ''));
    const more = told(
      shop,
      `${shop} ${place}`,
      `${shop} ${kind}`,
      `${shop} ${place} ${phone} ${kind}`,
      `${shop} ${place} ${kind}`,
    );
    return rowOf(row, { decimals: 0, reference: row.ref, ...more });
  });
  const facts = {
    account: account('하늘카드|(주)다온상사|credit-card|KRW', null),
    period: { start, end },
    decimals: 0,
  };
  return drawnOf(pages, CSS, { ...facts, rows: truth, status: 'unverifiable', unbound: rows.map((_, r) => r) });
}

export const families: Family[] = [
  family(
    'kr-card-haneul-approvals',
    'ko',
    'credit-card',
    ['newest-first', 'many-columns', 'no-sums'],
    draw,
    [841.89, 595.28],
  ),
];

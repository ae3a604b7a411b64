import { canonicalText } from './canonical.ts';

/** Points that a shop or an airline gives, in the languages' own words. They are no money. */
const POINTS =
  /(?<!\p{L})(?:points?|miles|millas|miglia|meilen|puntos?|pontos?|milhas|punti|punten|punkte|punkty|punktow|poang|poeng|pisteet|pisteita|pontok|puncte|body|bodu|bodovi|bodova|puan(?:iniz|lariniz|lar|i)?|poin|ποντοι|ποντων|балл|баллы|баллов|бонусы|бонусов|бали|балив|точки|punktar|punktid|punkti|punktu|taskai|tasku|mata ganjaran|diem thuong|נקודות|نقاط|النقاط|نقطه)(?!\p{L})|ポイント|マイル|积分|里程|哩程|마일리지|積分|點數|点数|포인트|คะแนน/u;

/** Whether a text names points. */
export const namesPoints = (text: string): boolean => POINTS.test(canonicalText(text));

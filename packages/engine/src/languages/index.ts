import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { zhCn } from './zh-cn.ts';
import { zhTw } from './zh-tw.ts';

/** Every language that we know statements in. */
export const languages: readonly Language[] = [
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  sv,
  no,
  da,
  fi,
  pl,
  cs,
  hu,
  ro,
  tr,
  sk,
  hr,
  el,
  id,
  ja,
  zhCn,
  zhTw,
];

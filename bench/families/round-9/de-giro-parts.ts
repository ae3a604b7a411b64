import type { Sort } from '../kit.ts';

/** What German accounts book. `|` ends a line. */
export const GIRO: readonly Sort[] = [
  [
    'Kartenzahlung|{REWO;Kaufpark;NAHKAUF BOSS}//{ANSBECK;ELBTOR}/DE|{=yyyy-mm-dd}T1#:2#:3# Debitk.## 2029-12',
    -9000,
    -300,
  ],
  [
    'Lastschrift|{Stadtwerke Ansbeck AoeR;Kabelnetz Nord GmbH}|Abschlag {=mm/yyyy} Kd-Nr. 4#####|EREF+1000####-{=mm.yy} MREF+M#####',
    -14000,
    -2500,
  ],
  [
    'Lastschrift|PAYFIX (EUROPE) S.A R.L.|. {PIXELKRAM;BUECHERSTUBE;SCHUHHALLE}, Ihr Einkauf bei|101#########',
    -12000,
    -499,
  ],
  [
    'Überweisung|{Jens Holtkamp;Hausverwaltung Brink & Co}|{Miete 950,00 inkl. NK 12/1;Rueckzahlung Auslage}',
    -98000,
    -3000,
  ],
  ['Lohn, Gehalt, Rente|Elbtor Elektro GmbH|LOHN/GEHALT {=mm/yy} PERS.NR. 00##### EREF+0000##', 180000, 340000],
  [
    'Gutschrift|{Finanzkasse Ansbeck;Beihilfestelle Nord}|StNr. ##/###/##### {=yyyy} Erst.|DATUM {=dd.mm.yyyy}, 12.45 UHR',
    1200,
    90000,
  ],
  ['Bargeldauszahlung|{GA NR00#####;SPARK ELBTOR} BLZ200##### 0|{=dd.mm}/1#.##UHR {ANSBECK;ELBTOR}', -40000, -2000],
  ['Dauerauftrag|Sparplan Lena Tel. 04321 ######|monatlich', -15000, -2500],
  ['Kartenzahlung|TANKHOF {12;311} {A7 OST;ELBTOR}|{=dd.mm}.UM 1#.## GIROCARD REF 9######', -9500, -2000],
];

export const DEPOT: readonly Sort[] = [
  ['Wertpapierkauf|Nordsee Wind AG Inhaber-Aktien|DE000A###~#4 Stk. ##', -420000, -30000],
  ['Sparplan|MSW World Umbrella ETF|LU0#########|Kurs 7#,#### EUR Provision 1,50 EUR', -50000, -2500],
  ['Wertpapierverkauf|Hafenlogistik SE Namens-Aktien|DE000H###~#1', 50000, 610000],
  ['Dividende|{Kornkammer AG;Bergwerk Süd SE}|{=dd.mm.yyyy} Stk. 1## zu 0,## EUR', 900, 32000],
  ['Überweisung|Referenzkonto|Sparrate {=mm/yyyy}', 20000, 300000],
  ['Depotgebühr|3. Quartal inkl. 19% USt 0,47 EUR', -1200, -295],
];

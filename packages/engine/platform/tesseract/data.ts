/** The data that comes with us: tesseract's best models with whole-number weights, of the npm packages `@tesseract.js-data/*`. */
export const DATA = {
  variant: '4.0.0_best_int',
  languages: [
    'eng',
    'deu',
    'fra',
    'spa',
    'ita',
    'por',
    'nld',
    'swe',
    'dan',
    'nor',
    'fin',
    'pol',
    'jpn',
    'chi_sim',
    'chi_tra',
  ],
} as const;
